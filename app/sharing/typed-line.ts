import { z } from 'zod'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { withoutControls } from '#app/platform/i18n/without-controls.ts'

/**
 * What somebody typed, without what nobody sees, so that two names that look the same are the same. Joiners are part of a name,
 * and line ends of a text.
 */
export const clean = (text: string): string =>
  trimmed(withoutControls(text).replace(/[\u200b\u200e\u200f\u2060-\u2065\ufeff]/gu, ''))

/** The same in one line: a name, or the position of somebody. */
export const line = z.string().overwrite((text) => clean(text).replace(/\s+/g, ' '))
