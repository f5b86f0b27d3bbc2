import type { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { BoardLocation } from './summaries.server.ts'

/** A location as it is called among those of other organisations. */
export const nameOf = (
  { organisationName, name, index }: BoardLocation,
  t: ReturnType<typeof textFor<'staff/today'>>,
): string => `${organisationName}: ${name || t('unnamed', { number: index + 1 })}`
