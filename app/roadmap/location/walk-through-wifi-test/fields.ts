import { z } from 'zod'
import { choice, longText, text, yesOrNot } from '#app/roadmap/rules/shapes.ts'
import { isOnAnswers } from './options.ts'

const status = z.object({ isOn: choice(isOnAnswers), remarks: longText() })

export const pageFields = { status }

export const fields = z.object({
  ...status.shape,
  /** Where the parcel with the WiFi check is; set by provider staff. */
  trackAndTrace: text(),
  /** The WiFi check has been on the network; set by provider staff. */
  confirmed: yesOrNot(),
})

export type WifiTest = z.output<typeof fields>
