import { z } from 'zod'
import { formatDayMonth, dayOf } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { rowPositions, type Submission } from '../rules/submission.ts'
import { valueAt, type Conflict } from '../rules/changes.ts'
import { isAbout, type Choice, type Choices } from '../rules/choices.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { isRowPath, pathOfName, rowOf } from '../rules/paths.ts'
import { fieldWords, kindAt } from './field-words.server.ts'
import type { PageErrors } from './reply.server.ts'

/** Names in a form: of the question, and of what it was asked with. */
const choiceName = (about: string) => `choice:${about}`
const askedName = (about: string) => `conflict:${about}`
/** More questions than any page has fields. */
const maxQuestions = 500

const askedBefore = z.object({ by: z.string(), at: z.number(), isOwn: z.boolean() })

/** A question which of two answers stays, as the page shows it. */
export type ConflictOnPage = {
  /** The path of the field, or of the row where `isRow`. */
  about: string
  name: string
  label: string
  /** In words; null where there is none, `removed` where the row was removed. */
  yours: string | null
  theirs: string | null
  isRow: boolean
  by: string
  when: string
  isOwn: boolean
  /** A hidden field that makes the page ask again where nothing was chosen. */
  asked: { name: string; value: string }
}

/** What was asked on the page that a form comes from, and what was chosen. */
export function readChoices(form: FormData): { choices: Choices; undecided: Omit<Conflict, 'yours' | 'theirs'>[] } {
  const choices = new Map<string, Choice>()
  const undecided: Omit<Conflict, 'yours' | 'theirs'>[] = []
  for (const [name, value] of form) {
    if (!name.startsWith(askedName('')) || choices.size >= maxQuestions || typeof value !== 'string') continue
    const about = name.slice(askedName('').length)
    const asked = askedBefore.safeParse(open('conflict', value)).data
    const chosen = form.get(choiceName(about))
    if (!asked || choices.has(about)) continue
    const choice = chosen === 'mine' || chosen === 'theirs' || chosen === 'removed' ? chosen : null
    choices.set(about, choice)
    if (choice === null) undecided.push({ ...asked, at: new Date(asked.at), path: about, about })
  }
  return { choices, undecided }
}

type ConflictingForm = {
  item: Item
  form: FormData
  language: Language
  conflicts: readonly Omit<Conflict, 'yours' | 'theirs'>[]
  /** The values as the reader would have them. */
  mine: Fields
  /** The values as they are stored now. */
  stored: Fields
}

/** The questions a page asks: each field, or row, once, in the words of the page. */
export function conflictsOnPage({ item, form, language, conflicts, mine, stored }: ConflictingForm): ConflictOnPage[] {
  const words = fieldWords(item, language)
  const byAbout = new Map(conflicts.map((conflict) => [conflict.about, conflict]))
  return [...byAbout.values()].flatMap(({ about, by, at, isOwn }) => {
    if (kindAt(item.fields, about) === 'secret') return []
    const asked = { name: askedName(about), value: seal('conflict', { by, at: at.getTime(), isOwn }) }
    const [yours, theirs] = [mine, stored].map((fields) => words.value(about, valueAt(fields, about)))
    const when = momentIn(at, language)
    const label = labelOf(about)
    const [name, isRow] = [choiceName(about), isRowPath(about)]
    return [{ about, name, label, yours: yours ?? null, theirs: theirs ?? null, isRow, by, when, isOwn, asked }]
  })

  function labelOf(about: string): string {
    const row = rowOf(about)
    if (row === null) return words.label(about)
    const [, list = '', id] = /^([^[]+)\[([^\]]+)\]/.exec(row) ?? []
    const position = rowPositions(form, list).findIndex((at) => form.get(`${list}[${at}].id`) === id)
    const legend = words.known(`rows.${list}.legend`, { number: position + 1 }) ?? ''
    return isRowPath(about) ? legend : `${words.label(about)} (${legend})`
  }
}

/** Secrets are not shown, so there is nothing to choose from: what is to stay has to be typed again. */
export function secretErrors(item: Item, conflicts: readonly Conflict[], language: Language): PageErrors {
  const t = textFor(language, 'roadmap/flow')
  const secrets = conflicts.filter(({ path }) => kindAt(item.fields, path) === 'secret')
  return Object.fromEntries(
    secrets.map(({ path, by, at, isOwn }) => [
      path,
      { key: 'saving.conflictSecret', values: { by: isOwn ? t('saving.yourself') : by, when: momentIn(at, language) } },
    ]),
  )
}

/** The submission without what was typed in fields for which the reader chose the answer of the others. */
export function withoutTheirs(submission: Submission, choices: Choices, form: FormData): Submission {
  const theirs = [...choices].flatMap(([about, choice]) => (choice === 'theirs' ? [about] : []))
  if (theirs.length === 0) return submission
  const isTheirs = (name: string) => theirs.some((about) => isAbout(about, pathOfName(name, form)))
  return { ...submission, changed: new Set([...submission.changed].filter((name) => !isTheirs(name))) }
}

const momentIn = (at: Date, language: Language): string =>
  `${formatDayMonth(dayOf(at.getTime()), language)}, ${formatTime(at.getTime(), language)}`
