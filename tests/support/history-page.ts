import { expect } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import type { Answer } from './ask.ts'
import type { SharedPortal } from './portal.ts'
import { openStep, unescapeHtml } from './step-form.ts'
import type { FormFields, Visitor } from './visitor.ts'

/** A change as a history page shows it. */
export type ShownChange = {
  day: string
  time: string
  who: string
  label: string
  /** What stands beside 'Was', 'Werd' and such. */
  values: Map<string, string>
  note: string | null
  /** What the button says; null where there is none. */
  button: string | null
  /** '' where there is no button. */
  id: string
}

/** Opens the history of an item. */
export async function openHistory(visitor: Visitor, path: string) {
  return historyIn(visitor, path, await visitor.ask(path))
}

/** A history page that came back, also with a question on it. */
export function historyIn(visitor: Visitor, path: string, answer: Answer) {
  const html = answer.text
  const days = [...html.matchAll(/<h2\b[^>]*>([^<]*)<\/h2><section\b[^>]*>([\s\S]*?)<\/section>/g)]
  const changes = days.flatMap(([, day = '', table = '']) =>
    parts(table, /<tr role="row">(<td[\s\S]*?)<\/tr>/g).map((row) => changeIn(row, words(day))),
  )
  const alert = /role="alert"[\s\S]*?<h1/.exec(html)?.[0] ?? ''
  const version = field(html.slice(html.indexOf('<h1')), 'version')
  const links = [...html.matchAll(/<a href="([^"]*\/history[^"]*)"[^>]*>([^<]*wijzigingen)<\/a>/g)]
  return {
    answer,
    changes,
    /** The question or the reason at the top. */
    alert: words(alert),
    /** Where the ways to other parts of the history lead. */
    links: new Map(links.map(([, href = '', label = '']) => [label, unescapeHtml(href)])),
    /** Presses the button of a change, also where the page shows none. */
    undo: (change: ShownChange | undefined, more: FormFields = {}) => {
      const own = { change: change?.id ?? '', version, locationId: field(html, 'locationId') }
      return visitor.post(path, { ...own, ...more })
    },
    /** Presses the second button. */
    confirm: () =>
      visitor.post(path, {
        change: /name="change" value="(\d+)"/.exec(alert)?.[1] ?? '',
        version: field(alert, 'version'),
        locationId: field(alert, 'locationId'),
        confirmed: field(alert, 'confirmed'),
      }),
  }
}

function changeIn(row: string, day: string): ShownChange {
  const [time = '', who = '', values = '', undo = ''] = parts(row, /<td\b[^>]*>([\s\S]*?)<\/td>/g)
  const pairs = [...values.matchAll(/<dt\b[^>]*>([\s\S]*?)<\/dt>\s*<dd\b[^>]*>([\s\S]*?)<\/dd>/g)]
  const [, button = null] = /<button\b[^>]*>([^<]*)/.exec(undo) ?? []
  const note = words(undo.replace(/<button[\s\S]*?<\/button>/, ''))
  return {
    ...{ day, time: words(time), who: words(who) },
    label: textOf(row, /<th\b[^>]*>([\s\S]*?)<\/th>/),
    values: new Map(pairs.map(([, term = '', value = '']) => [words(term), words(value)])),
    note: note === '' ? null : note,
    button,
    id: /name="change" value="(\d+)"/.exec(undo)?.[1] ?? '',
  }
}

const parts = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, part = '']) => part)
const textOf = (html: string, pattern: RegExp): string => words(pattern.exec(html)?.[1] ?? '')
const field = (html: string, name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** The words of a piece of HTML; parts that are elements of their own stand apart. */
const words = (html: string): string =>
  unescapeHtml(html.replace(/<!-- -->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/ +/g, ' ')
    .trim()

/** A change in one line: 'Plaats | Was Utrecht | Werd Maarssen'. */
export const inShort = ({ label, values }: ShownChange): string =>
  [label, ...[...values].map(([term, value]) => `${term} ${value}`)].join(' | ')

/** The newest change that reads like this; fails where there is none. */
export function findChange(changes: ShownChange[], short: string): ShownChange {
  const found = changes.find((change) => inShort(change) === short)
  if (!found) throw new Error(`There is no ${short} in:\n${changes.map(inShort).join('\n')}`)
  return found
}

/** Fills in a page and saves it. */
export async function fillIn(visitor: Visitor, path: string, typed: FormFields, goTo = 'save'): Promise<void> {
  const { status } = await (await openStep(visitor, path)).send(typed, goTo)
  expect(status).toBe(303)
}

/**
 * Writes a change into the history of a form of the first location, as another way than a page would.
 * @returns the id of the change
 */
export async function noteChange(
  { sql }: SharedPortal,
  { organisationId, userId, name }: Member,
  formType: string,
  { path, from, to, way }: { path: string; from: unknown; to: unknown; way: string },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_id, user_name, way)
    select ${organisationId}, f.id, f.version, ${path}, ${JSON.stringify(from)}::text::jsonb,
      ${JSON.stringify(to)}::text::jsonb, ${userId}, ${name}, ${way}
    from forms f where f.organisation_id = ${organisationId} and f.form_type = ${formType} and f.location_index = 0
    returning id`
  return row?.id ?? ''
}
