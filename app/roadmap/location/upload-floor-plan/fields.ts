import { z } from 'zod'
import { yesOrNot } from '#app/roadmap/rules/shapes.ts'

export const pageFields = {}

export const fields = z.object({
  /** Set by uploading a floor plan; stays when the file is removed. */
  uploadedOnce: yesOrNot(),
})

export type FloorPlan = z.output<typeof fields>
