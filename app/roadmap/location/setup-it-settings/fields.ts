import { z } from 'zod'
import { wifi, yesOrNot } from '#app/roadmap/rules/shapes.ts'

const details = z.object({ wifi: wifi() })

export const pageFields = { details }

/** No page asks for `downloadedBrochure`: downloading it sets it. */
export const fields = z.object({ downloadedBrochure: yesOrNot(), ...details.shape })

export type WifiSettings = z.output<typeof fields>
