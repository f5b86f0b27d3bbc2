import { z } from 'zod'
import { wifi, yesOrNot } from '#app/roadmap/rules/shapes.ts'

const details = z.object({ wifi: wifi() })

export const pageFields = { details }

export const fields = z.object({
  /** Set by downloading the brochure. */
  downloadedBrochure: yesOrNot(),
  ...details.shape,
})

export type WifiSettings = z.output<typeof fields>
