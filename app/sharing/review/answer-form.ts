import { trimmed } from '#app/platform/i18n/trimmed.ts'
import type { SharePurpose } from '#app/roadmap/rules/purposes.ts'
import type { Part, Section } from './sections.ts'

/** What a reviewer can answer; `keep` only keeps remarks. */
export type ReviewChoice = 'approve' | 'ask' | 'decline' | 'move' | 'keep'

/** What can be answered by whom, in the order asked. Families are shown a letter, not asked for their consent. */
export const choicesFor = (purpose: SharePurpose): readonly ReviewChoice[] =>
  purpose === 'family' ? ['approve', 'move', 'keep'] : ['approve', 'ask', 'decline', 'move', 'keep']

/** What is wrong with what was typed: the id of the field, and the key of the words that say so. */
export type ReviewError = {
  field: string
  says: 'noAnswer' | 'noWords' | 'noReason' | 'noName' | 'noEmail' | 'tooLong' | 'nothingToKeep' | 'tooOften'
}

/** A review as it was sent; fields by name, as typed. */
export type TypedReview = Readonly<Record<string, string>>

/** A review that can be kept. */
export type SentReview = {
  choice: ReviewChoice
  words: string
  comments: (Pick<Part, 'itemKey' | 'path' | 'label'> & { words: string })[]
  /** Who the right person is; empty where nobody was named. */
  person: { name: string; email: string }
}

/** How many characters a remark has at most, and how many remarks a link. */
export const longestRemark = 2000
export const maxRemarks = 300

/** The names of the fields of a section: what it is about, and the remark. */
export const partField = (section: Section): string => `part-${section.id}`
export const remarkField = (section: Section): string => `remark-${section.id}`

type ReviewForm = {
  sections: readonly Section[]
  choices: readonly ReviewChoice[]
  /** Whether remarks were kept before. */
  hasRemarks: boolean
  isEmail: (text: string) => boolean
  /** The address that was meant by what was typed. */
  addressOf: (text: string) => string
  isName: (text: string) => boolean
}

/** Reads what was typed: a review, or everything that is wrong with it, in the order of the page. */
export function readReview(typed: TypedReview, asked: ReviewForm): { review: SentReview } | { errors: ReviewError[] } {
  const field = (name: string): string =>
    trimmed((typed[name] ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed())
  const comments = asked.sections.flatMap((section) => commentOn(section, field))
  const choice = asked.choices.find((one) => one === field('answer'))
  const words = field('words')
  const person = { name: field('name'), email: asked.addressOf(field('email')) }
  const says = (field: string, says: ReviewError['says'] | null): ReviewError[] => (says ? [{ field, says }] : [])
  const errors: ReviewError[] = [
    ...asked.sections.flatMap((section) =>
      says(remarkField(section), field(remarkField(section)).length > longestRemark ? 'tooLong' : null),
    ),
    ...says('answer', choice ? null : 'noAnswer'),
    ...says('words', wordsError(choice, words, comments.length > 0 || asked.hasRemarks)),
    ...says('name', choice === 'move' && person.name && !asked.isName(person.name) ? 'noName' : null),
    ...says('email', choice === 'move' && person.email && !asked.isEmail(person.email) ? 'noEmail' : null),
    ...(choice === 'keep' && comments.length === 0 ? says('answer', 'nothingToKeep') : []),
  ]
  return !choice || errors.length > 0 ? { errors } : { review: { choice, words, comments, person } }
}

function wordsError(choice: ReviewChoice | undefined, words: string, hasRemarks: boolean): ReviewError['says'] | null {
  if (words.length > longestRemark) return 'tooLong'
  if (choice === 'ask' && words === '' && !hasRemarks) return 'noWords'
  return choice === 'decline' && words === '' ? 'noReason' : null
}

/** A remark on one part of a section; on all of it, where none is chosen. */
function commentOn(section: Section, field: (name: string) => string): SentReview['comments'] {
  const words = field(remarkField(section))
  if (words === '') return []
  const { itemKey, parts } = section
  const chosen = field(partField(section))
  const part = parts.find(({ path }) => path === chosen) ?? (isWhole(section) ? undefined : parts[0])
  return [{ itemKey, path: part?.path ?? '', label: part?.label ?? section.title ?? '', words }]
}

/** Whether a remark on all of a section is about no single field of it. */
const isWhole = ({ kind, parts }: Section): boolean => kind === 'answers' && parts.length > 1
