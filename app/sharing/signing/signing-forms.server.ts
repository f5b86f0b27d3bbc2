import { z } from 'zod'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { line } from '../typed-line.ts'

/** How many characters a name or position has at most. */
const longest = 120

/** What the pressed button says. */
export const signButton = z.object({ intent: z.literal('sign') })

/** Who accepts the agreement, and the text they saw. */
export const signForm = z.object({
  agree: z.literal('on'),
  name: line.refine((name) => /\p{L}/u.test(name) && name.length <= longest),
  position: line.refine((position) => position.length <= longest).default(''),
  /** What somebody answers to the question whether they are somebody else than was invited. */
  otherPerson: z.literal('yes').optional().catch(undefined),
  hash: z.string().catch(''),
})

/** What is said of a field that is wrong. */
export function signingErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'sharing/signing')
  return (field) => t(`errors.${field}`)
}
