import { z } from 'zod'
import { longText, text } from '#app/roadmap/rules/shapes.ts'

const upload = z.object({ textual: longText() })

export const pageFields = { upload }

export const fields = z.object({
  ...upload.shape,
  /** Id of the roster that was uploaded last. */
  image: text(),
})

export type NightShiftRoster = z.output<typeof fields>
