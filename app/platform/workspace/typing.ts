import { dequal } from 'dequal/lite'
import { differences, isEmpty, only, type FieldValues } from './field-values.ts'
import type { FormContent } from './form-fields.ts'
import type { Outbox } from './outbox.ts'
import { isAnswered, type FormPage, type PendingSave, type Outcome } from './sending.ts'

/** A form on the screen. */
export type OpenForm = {
  page: FormPage
  /** The version of the values it shows. */
  version: number
  read: () => FormContent
  /** Writes values into it; fields that hold them already are left alone, with their caret. */
  write: (fields: FieldValues) => void
  /** The hidden fields that say who sends it. */
  sender: () => Record<string, string>
  /** Is given the version that the form has to name from now on. */
  onVersion: (version: number) => void
}

/** A form that the page sends by itself. */
export type Submitted = {
  /** All that it holds. */
  whole: PendingSave
  /** What of it is not saved. */
  changed: PendingSave
}

export type Typing = ReturnType<typeof watchTyping>

export const keyOf = ({ action, locationId }: FormPage): string => `${locationId ?? '-'} ${action}`

/**
 * Keeps in the outbox what is typed in a form and not yet saved. The form stays for as long as its page is open: answers
 * and newer values come into it, and never into a field that the reader has changed since.
 */
export function watchTyping(form: OpenForm, outbox: Outbox) {
  const { page } = form
  const key = keyOf(page)
  /** What the server had when the values on the page were read, and in which version. */
  let shown = form.read().rendered
  let shownVersion = form.version
  /** What the server has since, though the page shows something else. */
  let answered: FieldValues = {}
  /** What the reader changed, by field, also of rows that are no longer there. */
  const touched = new Map<string, readonly string[]>()
  let submitted: Submitted | null = null
  let { version } = form
  /** The version that the last answer named; where it holds nothing of others that was not shown: since which version. */
  let last: { since: number; version: number; isOwn: boolean } | null = null
  let isAnswer = false
  for (const [name, values] of Object.entries(look().fields)) touched.set(name, values)
  sync()
  return {
    key,
    page,
    /** Whether the form shows the answer to an earlier one: it is then not read again without need. */
    isAnswer: () => isAnswer,
    touch: (fields: FieldValues) => Object.entries(fields).forEach(([name, values]) => touched.set(name, values)),
    sync,
    submit,
    answer,
    refresh,
    close,
    submitted: () => submitted,
    version: () => version,
  }

  /** What is typed, compared with what the server has, or was sent. */
  function look() {
    const { typed, secrets } = form.read()
    const base = laidOver(shown, answered)
    return { typed, base, secrets, fields: differences(laidOver(base, outbox.unacknowledgedOf(key)), typed) }
  }

  function pendingSaveOf(fields: FieldValues, secrets: readonly string[]): PendingSave {
    return { page, version, fields, secrets, sender: form.sender() }
  }

  /** Reads what is typed now, and keeps it. */
  function sync(): void {
    const { fields, secrets } = look()
    outbox.put(key, pendingSaveOf(fields, secrets))
  }

  /** The page sends the form itself. */
  function submit(): void {
    sync()
    const { typed, base, secrets } = look()
    submitted = { whole: pendingSaveOf(typed, secrets), changed: pendingSaveOf(differences(base, typed), secrets) }
    outbox.hold(key)
  }

  /** The server answered what was sent of this form. */
  function answer(sent: PendingSave, outcome: Outcome): void {
    const isSubmit = submitted !== null && sent === submitted.whole
    // What the reader left alone may be something else on the server by now.
    const changed = submitted && isSubmit ? submitted.changed.fields : sent.fields
    if (isSubmit) submitted = null
    if (!isAnswered(outcome)) return
    answered = { ...answered, ...changed }
    if ('version' in outcome && outcome.version !== null) {
      const isOwn = !outcome.isMerged
      const goesOn = isOwn && last?.isOwn && last.version === sent.version
      last = { since: goesOn && last ? last.since : sent.version, version: outcome.version, isOwn }
      if (last.isOwn) name(last.version)
      // The form does not show what others changed: nothing more of it is saved before it does.
      else if (!isSubmit) outbox.hold(key)
    }
    sync()
  }

  /**
   * The page shows other values from now on, of this version. Fields that the reader left alone follow. Where somebody
   * else changed a field that the reader is changing, the form goes on naming the version it had before: the server then
   * sees that both changed it, and asks.
   */
  function refresh(next: { version: number; isAnswer: boolean }): void {
    const { typed: now, rendered, secrets } = form.read()
    const typed = { ...now, ...Object.fromEntries(touched) }
    const before = { ...shown, ...answered }
    isAnswer = next.isAnswer
    // Two readings that overtook each other: what was shown before is newer, and stays.
    if (next.version < shownVersion) return form.write({ ...before, ...Object.fromEntries(touched) })
    shownVersion = next.version
    // What was read before the last save is older than what is known.
    const isOlder = last !== null && next.version < last.version
    const answeredBefore = answered
    if (!isOlder) answered = {}
    const base = { ...rendered, ...answered }
    const mine = Object.keys(typed).filter((name) => differs(typed, before, name) && differs(typed, base, name))
    // What was refused is known here, and still not what the server has.
    const isOthers = (name: string) =>
      shown[name] !== undefined &&
      rendered[name] !== undefined &&
      differs(shown, rendered, name) &&
      differs(answeredBefore, rendered, name)
    const clashing = last?.isOwn && last.version === next.version ? [] : mine.filter(isOthers)
    // What stands below something that is being typed, nobody has seen.
    shown = { ...rendered, ...only(shown, clashing) }
    for (const name of touched.keys()) if (!mine.includes(name)) touched.delete(name)
    form.write({ ...base, ...only(typed, mine) })
    const gone = mine.filter((name) => rendered[name] === undefined)
    // Rows that are gone: the server decides, by the version in which they were there.
    if (gone.length > 0) outbox.put(`${key} rows`, pendingSaveOf(only(typed, gone), secrets))
    for (const name of gone) touched.delete(name)
    // What was sent and not answered is sent again with the version it was typed in.
    const isPending = clashing.length > 0 || !isEmpty(outbox.unacknowledgedOf(key))
    // Between the versions of an answer there is nothing of others: what was read there misses only what is known here.
    const isBetween = isOlder && last?.isOwn && next.version >= last.since
    // What others changed before the last answer is not shown by what was read before it, and the form still shows what was sent.
    const isUnseen = isOlder && !last?.isOwn
    if (!isPending && !isBetween && !isUnseen) name(next.version)
    if (!isOlder && !submitted) outbox.release(key)
    sync()
  }

  function name(next: number): void {
    if (next === version) return
    version = next
    form.onVersion(next)
  }

  /** The form goes; what was typed in it that nobody has yet stays in the outbox. */
  function close(): void {
    sync()
    outbox.release(key)
  }
}

/** One over the other; mostly there is nothing, and a long list has more than a thousand fields to copy. */
const laidOver = (base: FieldValues, over: FieldValues): FieldValues => (isEmpty(over) ? base : { ...base, ...over })

const differs = (one: FieldValues, other: FieldValues, name: string): boolean => !dequal(one[name], other[name])
