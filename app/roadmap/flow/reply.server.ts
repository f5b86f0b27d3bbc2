import { parse, type SubmissionResult } from '@conform-to/dom'
import { textFor } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { FieldError, Submission } from '../rules/submission.ts'
import type { nl } from '../screens/nl.ts'

/** Errors by the name of the field; '' for what is wrong with the page as a whole. */
export type PageErrors = Record<string, FieldError>

/** What a page needs to show a form again: everything as it was typed, and what is wrong, in the reader's language. */
export function replyTo(typed: Submission['typed'], errors: PageErrors, language: Language): SubmissionResult<string[]> {
  const t = textFor<typeof nl>(language, 'roadmap/screens')
  const form = new FormData()
  for (const [name, value] of typed) form.append(name, value)
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, { key, values }]) => [name, [t(key as Parameters<typeof t>[0], values)]]),
  )
  return parse(form, { resolve: () => ({ error: messages }) }).reply()
}
