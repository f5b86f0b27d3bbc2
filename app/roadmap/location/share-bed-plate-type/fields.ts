import { z } from 'zod'
import { answer } from '#app/roadmap/rules/shapes.ts'

const details = z.object({
  /** True: all beds have the same type of plate; false: there are different types; null: not answered. */
  unique: answer(),
})

export const pageFields = { details }

export const fields = z.object({ ...details.shape })

export type BedPlates = z.output<typeof fields>
