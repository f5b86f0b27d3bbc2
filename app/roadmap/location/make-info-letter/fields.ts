import { z } from 'zod'
import { contactShape, count, longText, rows, yesOrNot } from '#app/roadmap/rules/shapes.ts'

const details = z.object({ numberOfPersons: count(50), persons: rows(contactShape(), 50) })

const share = z.object({
  sharedCouncil: yesOrNot(),
  remarksCouncil: longText(),
  sharedFamily: yesOrNot(),
  remarksFamily: longText(),
})

export const pageFields = { details, share }

export const fields = z.object({
  ...details.shape,
  /** Set by downloading the letter. */
  downloaded: yesOrNot(),
  ...share.shape,
})

export type InfoLetter = z.output<typeof fields>
