import { z } from 'zod'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { withoutControls } from '#app/platform/i18n/without-controls.ts'

/** Also without what nobody sees: two names that look the same are the same. Joiners are part of a name. */
export const clean = (text: string): string =>
  trimmed(withoutControls(text).replace(/[\u200b\u200e\u200f\u2060-\u2065\ufeff]/gu, ''))

const longest = { name: 120 }
/** A name or position of somebody who signs. */
export const line = z.string().overwrite((text) => clean(text).replace(/\s+/g, ' '))

/** What the pressed button says. */
export const signButton = z.object({ intent: z.literal('sign') })

/** Who accepts the agreement, and the text they saw. */
export const signForm = z.object({
  agree: z.literal('on'),
  name: line.refine((name) => /\p{L}/u.test(name) && name.length <= longest.name),
  position: line.refine((position) => position.length <= longest.name).default(''),
  /** What somebody answers to the question whether they are somebody else than was invited. */
  otherPerson: z.literal('yes').optional().catch(undefined),
  hash: z.string().catch(''),
})

/** What is said of a field that is wrong. */
export function signingErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'sharing/signing')
  return (field) => t(`errors.${field}`)
}
