import { dequal } from 'dequal/lite'
import {
  applyChanges,
  changedFields,
  mergeChanges,
  revertChanges,
  type Change,
  type Conflict,
  type KnownChange,
} from '../rules/changes.ts'
import { applyChoices, type Choices } from '../rules/choices.ts'
import type { Facts } from '../rules/facts.ts'
import type { Fields, FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { wordsPath } from '../rules/paths.ts'
import { readSubmission, type FieldError, type Submission } from '../rules/submission.ts'
import { readPassed } from '../dates/passed-field.ts'
import { withCounts, withoutChosen, wrongChoice } from './fewer-rows.ts'
import type { GoTo } from './go-to.ts'
import { splitRowsOfBoth } from './rows-of-both.ts'
import { changeRows, noMoreRows } from './rows.ts'
import { typedBack } from './typed-back.ts'

/** A form that a page sent. */
export type SentForm = {
  form: FormData
  /** The fields it may hold. */
  schema: FieldsSchema
  /** The pages that ask these fields; their checks and locks count. */
  pages: readonly string[]
  goTo: GoTo
  /** What was chosen for fields that others changed too. */
  choices: Choices
}

/** The new values, given those the sender started from and the pages that cannot be filled in now. */
export type Edit = (rendered: Fields, lockedPages: readonly string[]) => Fields

/** What was read of a form that a page sent. */
export type ReadForm = {
  submission: Submission
  /** The values as the sender would have them, after rows were added or removed. */
  mine: Fields
  /** What is wrong, by the field's name; '' for the page as a whole. */
  errors: Record<string, FieldError>
  isLocked: boolean
}

/** What is read where no form was sent. */
export const nothingRead: ReadForm = {
  submission: { values: {}, errors: {}, typed: [], changed: new Set() },
  mine: {},
  errors: {},
  isLocked: false,
}

/** What a decision is about. */
export type DecisionInput = {
  item: Item
  change: SentForm | Edit
  /** What checks and locks depend on; null where nothing is to be checked or locked. */
  facts: Facts | null
  isAllOrNothing: boolean
  /** Why it is changed; null or left out where nobody says. */
  reason?: string | null
  /**
   * The calendar date of today, where a connection day that is over is saved only with whether it took place; null or left out where
   * nobody is asked.
   */
  asksPassed?: number | null
}

/** What a save writes and answers. */
export type Decision = {
  /** The changes to write; may be none. */
  apply: Change[]
  /** What others changed differently, and is not written. */
  conflicts: Conflict[]
  /** Whether something was changed since the sender's version that the sender does not know. */
  isMerged: boolean
  /** The values after the changes. */
  fields: Fields
  lockedPages: string[]
  /** True where nothing is written because nobody says why a date moves that others work to. */
  isReasonMissing: boolean
  /** True where nothing is written because nobody says whether the connection took place on a day that is over. */
  isPassedAsked: boolean
  read: ReadForm
  /** Names of the fields that could not be read, for the usage log. */
  rejected: string[]
}

/**
 * Decides what a save writes: reads what was sent, adds or removes rows, applies choices, checks and locks, and merges
 * the rest with what others saved since. A plain function of values: secrets come and go as they were typed.
 * @param stored the values as they are stored now
 * @param changed what was changed after the sender's version, oldest first
 */
export function decide(asked: DecisionInput, stored: Fields, changed: readonly KnownChange[]): Decision {
  const { item, change, facts, isAllOrNothing, reason = null, asksPassed = null } = asked
  const lockedPages = facts ? item.pages.filter((page) => item.isLocked(page, stored, facts)) : []
  const sent = typeof change === 'function' ? null : change
  const since = sent ? splitRowsOfBoth(item, sent.form, changed) : changed
  const rendered = revertChanges(stored, since)
  const understood = sent ? readSent(item, sent, rendered, lockedPages, facts) : nothingRead
  const next = typeof change === 'function' ? change(rendered, lockedPages) : afterChoices(understood, change, rendered)
  const mine = changedFields(item.fields, rendered, next)
  const { apply: mergeable, conflicts } = mergeChanges(mine, since, stored)
  const back = sent && !understood.isLocked ? typedBack(sent, { rendered, next, stored }, since) : []
  const wanted = [...mergeable, ...back]
  const isReasonMissing = reason === null && wanted.some((one) => needsReason(item, one))
  const passed = sent && readPassed(sent.form)?.day
  const isPassedAsked = wanted.some((one) => isPassed(item, one, asksPassed) && one.to !== passed)
  const isAsked = isReasonMissing || isPassedAsked
  const apply = isAsked || (isAllOrNothing && conflicts.length > 0) ? [] : wanted
  const read = withErrors(understood, {
    ...(isReasonMissing ? { [reasonField]: { key: 'saving.reasonNeeded' } } : {}),
    ...(isPassedAsked ? { [item.keyDate?.field ?? '']: { key: 'saving.dayPassed' } } : {}),
  })
  return {
    apply,
    conflicts,
    isMerged: since.some((known) => !mine.some((own) => isAlike(own, known))),
    fields: applyChanges(stored, apply),
    lockedPages,
    isReasonMissing,
    isPassedAsked,
    read,
    rejected: [...new Set(Object.keys(read.submission.errors).map(wordsPath))],
  }
}

/** The name under which a form says why it changes something. */
export const reasonField = 'reason'

/** Whether a change moves a date that others work to, or takes it away: then they have to know why. */
const needsReason = ({ keyDate }: Item, { path, from }: Change): boolean =>
  keyDate?.reason === 'needed' && path === keyDate.field && from !== null

/** Whether a change sets a connection day, or one that is aimed at, that was over before today. */
const isPassed = ({ keyDate }: Item, { path, to }: Change, today: number | null): boolean =>
  today !== null &&
  keyDate !== undefined &&
  keyDate.is !== 'meetings' &&
  path === keyDate.field &&
  typeof to === 'number' &&
  to < today

const withErrors = (read: ReadForm, errors: ReadForm['errors']): ReadForm => ({
  ...read,
  errors: { ...read.errors, ...errors },
})

function readSent(
  item: Item,
  { form, schema, pages, goTo }: SentForm,
  rendered: Fields,
  lockedPages: readonly string[],
  facts: Facts | null,
): ReadForm {
  const submission = readSubmission(schema, rendered, form, item.keepsBlankRows)
  const { values } = submission
  const counted = withCounts(item, rendered, submission)
  const locked = pages.filter((page) => lockedPages.includes(page))
  const isLocked = locked.length === pages.length || locked.some((page) => hasFieldsOf(item, page, form))
  const checks = facts && goTo.to === 'next' ? pages.map((page) => item.check(page, values, facts)) : []
  const errors = {
    ...Object.assign({}, ...checks),
    ...(isLocked ? { '': { key: 'saving.locked' } } : {}),
    ...noMoreRows(item, values, goTo),
    ...wrongChoice(item, counted, goTo, form),
    ...submission.errors,
  }
  return { submission, mine: withoutChosen(item, changeRows(item, counted, goTo), goTo, form), errors, isLocked }
}

const afterChoices = ({ isLocked, mine }: ReadForm, { choices }: SentForm, rendered: Fields): Fields =>
  isLocked ? rendered : applyChoices(rendered, mine, choices)

/** A form by link asks the fields of several pages: of these a locked one counts only where the form holds its fields. */
function hasFieldsOf(item: Item, page: string, form: FormData): boolean {
  const names = Object.keys(item.pageFields[page]?.shape ?? {})
  return [...form.keys()].some((key) => names.includes(key.split(/[.[]/, 1).join('')))
}

const isAlike = (one: Change, other: Change): boolean => one.path === other.path && dequal(one.to, other.to)
