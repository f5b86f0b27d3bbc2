import { dequal } from 'dequal/lite'
import { differences, followRows, only, type FieldValues, type Rows } from './field-values.ts'
import type { Caret, FormContent } from './form-fields.ts'
import type { Outbox } from './outbox.ts'
import { isAnswered, type FormPage, type Letter, type Outcome } from './sending.ts'

/** A form on the screen. */
export type OpenForm = {
  page: FormPage
  /** The version it was made with. */
  version: number
  /** Whether it shows the answer to an earlier one: it is then not read anew without need. */
  isAnswer: boolean
  read: () => FormContent
  /** Types into it; gives the names of fields that it has not. */
  type: (fields: FieldValues) => string[]
  /** The hidden fields that say who sends it. */
  sender: () => Record<string, string>
  /** Is told the version that the form has to name from now on. */
  onVersion: (version: number) => void
}

/** What was typed in a form that is no longer there, for the one that takes its place. */
export type Leftover = {
  key: string
  /** What nobody has answered yet. */
  fields: FieldValues
  /** What these fields held before, and of those that were sent: what they were sent with. */
  base: FieldValues
  unsure: FieldValues
  rows: Rows
  /** The version the form named last. */
  version: number
  /** The version of which the form showed everything, as far as the server said. */
  known: number | null
  caret: Caret | null
}

/** A form that the page sends by itself. */
export type Submitted = {
  /** All that it holds. */
  whole: Letter
  /** What of it is not saved. */
  changed: Letter
}

export type Typing = ReturnType<typeof watchTyping>

export const keyOf = ({ action, locationId }: FormPage): string => `${locationId ?? '-'} ${action}`

/**
 * Keeps in the outbox what is typed in a form and not yet saved.
 * @param leftover what was typed in the same form just before it was made anew: it is typed again
 */
export function watchTyping(form: OpenForm, outbox: Outbox, leftover: Leftover | null) {
  const { page, isAnswer } = form
  const key = keyOf(page)
  /** What the server has, though the form was made with something else. */
  let answered: FieldValues = {}
  let submitted: Submitted | null = null
  let { version } = form
  let known: number | null = null
  let wasSent = false
  if (leftover) takeOver(leftover)
  sync()
  return {
    key,
    page,
    isAnswer,
    sync,
    submit,
    answer,
    leave,
    submitted: () => submitted,
    version: () => version,
  }

  /** What is typed, beside what the server has, or was sent. */
  function look() {
    const { typed, rendered, secrets, rows } = form.read()
    const base = { ...rendered, ...answered }
    const unsure = outbox.unsureOf(key)
    return { typed, base, unsure, secrets, rows, fields: differences({ ...base, ...unsure }, typed) }
  }

  function letterOf(fields: FieldValues, secrets: readonly string[]): Letter {
    return { page, version, fields, secrets, sender: form.sender() }
  }

  /** Looks what is typed now, and keeps it. */
  function sync(): void {
    const { fields, secrets } = look()
    outbox.put(key, letterOf(fields, secrets))
  }

  /** The page sends the form itself. */
  function submit(): void {
    sync()
    const { typed, base, secrets } = look()
    wasSent = true
    submitted = { whole: letterOf(typed, secrets), changed: letterOf(differences(base, typed), secrets) }
    outbox.hold(key)
  }

  /** The server answered what was sent of this form. */
  function answer(sent: Letter, outcome: Outcome): void {
    const isSubmit = sent === submitted?.whole
    if (isSubmit) submitted = null
    if (!isAnswered(outcome)) return
    answered = { ...answered, ...sent.fields }
    if ('version' in outcome && outcome.version !== null) {
      known = outcome.isMerged ? null : outcome.version
      if (known !== null) name(known)
      // The form does not show what others changed: nothing more of it is saved before it is made anew.
      else if (!isSubmit) outbox.hold(key)
    }
    sync()
  }

  function name(next: number): void {
    if (next === version) return
    version = next
    form.onVersion(next)
  }

  /** The form goes: says what was typed in it that nobody has yet; null where that is nothing. */
  function leave(caret: Caret | null): Leftover | null {
    sync()
    outbox.release(key)
    const { base, unsure, rows, ...typed } = look()
    const fields = { ...unsure, ...typed.fields }
    const names = Object.keys(fields)
    // Who pressed a button goes where that leads; who is typing goes on typing.
    const stays = Object.keys(typed.fields).length > 0 || !wasSent
    if (names.length === 0 && !(stays && caret)) return null
    return { key, fields, base: only(base, names), unsure, rows, version, known, caret: stays ? caret : null }
  }

  /**
   * Types again what was typed. Where somebody else changed one of these fields meanwhile, the form goes on naming the
   * version it had before: the server then sees that both changed it, and asks.
   */
  function takeOver(left: Leftover): void {
    const { rendered, rows } = form.read()
    const follow = (fields: FieldValues) => followRows(fields, left.rows, rows)
    const [fields, base, unsure] = [follow(left.fields), follow(left.base), follow(left.unsure)]
    const isOthers = (name: string) =>
      rendered[name] !== undefined && ![base, unsure, fields].some((ours) => dequal(ours[name], rendered[name]))
    if (left.known !== form.version && Object.keys(fields).some(isOthers)) name(left.version)
    const missing = form.type(fields)
    if (missing.length === 0) return
    // Rows that are gone: the server decides, by the version in which they were there.
    outbox.put(`${key} rows`, { ...letterOf(only(fields, missing), []), version: left.version })
  }
}
