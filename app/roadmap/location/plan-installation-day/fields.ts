import { z } from 'zod'
import { date } from '#app/roadmap/rules/shapes.ts'

const details = z.object({ date: date() })

export const pageFields = { details }

export const fields = z.object({ ...details.shape })

export type DayPlanning = z.output<typeof fields>
