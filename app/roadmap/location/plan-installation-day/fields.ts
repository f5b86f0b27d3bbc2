import { z } from 'zod'
import { date, yesOrNot } from '#app/roadmap/rules/shapes.ts'

const details = z.object({ date: date() })

export const pageFields = { details }

export const fields = z.object({
  ...details.shape,
  /** The day that was over when somebody said that the bed sensors were connected on it: no page asks it beforehand. */
  connectedOn: date(),
  /** Whether beds were left without a sensor on that day. */
  bedsLeft: yesOrNot(),
})

export type DayPlanning = z.output<typeof fields>
