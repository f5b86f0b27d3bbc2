import type { AppLoadContext } from '@remix-run/node'
import { clean } from '#app/platform/frame/typed-text.ts'
import type { Item } from '../rules/item.ts'
import type { Submission } from '../rules/submission.ts'
import { reasonField } from './decide.ts'
import type { PageErrors } from './reply.server.ts'
import type { SaveResult } from './save.server.ts'

/** What a form says of itself under this name; null where it says nothing. */
export function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Longer than this nobody explains a date. */
const longestReason = 500

/** Why a form says it changes a date that others work to; null where it says nothing, or the task asks nothing. */
export function reasonIn(form: FormData, { keyDate }: Item): string | null {
  const typed = (keyDate && textOf(form, reasonField)) ?? ''
  // Cleaned once more: what is cut off may leave half a character.
  const reason = clean(clean(typed).slice(0, longestReason))
  return reason === '' ? null : reason
}

/** The version of the stored form that the page was rendered with; null where the form does not say. */
export function versionOf(form: FormData): number | null {
  const version = textOf(form, 'version')
  return version !== null && /^\d{1,9}$/.test(version) ? Number(version) : null
}

/** A row that a form was sent with. */
export type SentRow = { list: string; id: string }

/**
 * The rows that a form was sent with, in its order.
 * @param removed the id of a row that was removed with this very form, and is left out
 */
export const sentRows = (typed: Submission['typed'], removed: string | null): SentRow[] =>
  typed.flatMap(([name, id]) => {
    const [, list] = /^([^[\]]+)\[\d+\]\.id$/.exec(name) ?? []
    return list === undefined || id === removed ? [] : [{ list, id }]
  })

/** Why nothing could be saved, as what is wrong with the page as a whole. */
export const refusal = (outcome: Exclude<SaveResult['outcome'], 'saved'>): PageErrors => ({
  '': {
    key: {
      'no-location': 'saving.noLocation',
      'location-moved': 'saving.locationMoved',
      'location-in-use': 'saving.locationInUse',
    }[outcome],
  },
})

/** Lets the answer say which version the form has now, and whether the page does not show all of it. */
export function sendVersion({ page }: AppLoadContext, result: SaveResult): void {
  if (result.outcome === 'saved') page.formVersion = `${result.version}${result.isMerged ? ';merged' : ''}`
}
