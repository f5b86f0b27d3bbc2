import { z } from 'zod'
import { clean } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { longestReason } from '#app/roadmap/requests/limits.ts'

/** What provider staff decide: that the task is not needed, or that it is. */
export const verdicts = ['agree', 'disagree'] as const

/** An answer as somebody types it, with what is wrong with it in words. */
export function typedAnswer(language: Language) {
  const t = textFor(language, 'staff/requests')
  return z
    .string()
    .overwrite(clean)
    .min(1, t('one.noAnswer'))
    .max(longestReason, t('one.tooLong', { most: longestReason }))
}
