import { z } from 'zod'
import { group, longText, month, person, text, wholeNumber, yesOrNot, zipcode } from '#app/roadmap/rules/shapes.ts'

const check = z.object({ checked: yesOrNot() })

const details = z.object({
  location: group({ address: text(), zipcode: zipcode(), city: text() }),
  signer: person(),
  remarks: longText(),
  start_month: month(),
  start_year: wholeNumber(2000, 2100),
})

export const pageFields = { check, details }

export const fields = z.object({ ...check.shape, ...details.shape })

export type Quotation = z.output<typeof fields>
