import { dayOf } from '#app/platform/i18n/dates.ts'

/** What a reason says of somebody who was reminded: on which calendar date. Nothing if nobody did. */
export const remindedOn = (at: Date | null): { reminded?: number } =>
  at === null ? {} : { reminded: dayOf(at.getTime()) }
