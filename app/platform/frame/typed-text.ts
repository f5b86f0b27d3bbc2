import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { withoutControls } from '#app/platform/i18n/without-controls.ts'

/** Text as it can be kept and shown. '' where nothing shows. */
export const clean = (value: string): string => trimmed(withoutControls(value))

/** The same on one line. */
export const cleanLine = (value: string): string => clean(value).replace(/\s+/g, ' ')
