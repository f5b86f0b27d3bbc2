import { z } from 'zod'
import { yesOrNot } from '#app/roadmap/rules/shapes.ts'

export const pageFields = {}

export const fields = z.object({
  /** Set by downloading a quick guide. */
  downloaded: yesOrNot(),
})

export type Training = z.output<typeof fields>
