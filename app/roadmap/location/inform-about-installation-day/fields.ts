import { z } from 'zod'
import { yesOrNot } from '#app/roadmap/rules/shapes.ts'

const share = z.object({ shared: yesOrNot() })

export const pageFields = { share }

export const fields = z.object({
  /** Set by downloading the news item. */
  downloaded: yesOrNot(),
  ...share.shape,
})

export type StartNewsItem = z.output<typeof fields>
