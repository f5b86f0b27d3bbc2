import type { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { ComingUp } from '#app/persistence/staff/board-shapes.ts'

/** A location as it is called among those of other organisations. */
export const nameOf = (
  { organisationName, name, index }: Pick<ComingUp, 'organisationName' | 'name' | 'index'>,
  t: ReturnType<typeof textFor<'staff/board'>>,
): string => `${organisationName}: ${name || t('unnamed', { number: index + 1 })}`
