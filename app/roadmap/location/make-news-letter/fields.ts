import { z } from 'zod'
import { date, longText, text, yesOrNot } from '#app/roadmap/rules/shapes.ts'

const details = z.object({ start: date(), location: text(), contact: text() })

const share = z.object({ shared: yesOrNot(), remarks: longText() })

export const pageFields = { details, share }

export const fields = z.object({
  ...details.shape,
  /** Set by downloading the newsletter. */
  downloaded: yesOrNot(),
  ...share.shape,
})

export type Newsletter = z.output<typeof fields>
