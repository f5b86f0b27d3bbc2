import { z } from 'zod'
import { yesOrNot } from '#app/roadmap/rules/shapes.ts'

const read = z.object({ readOnce: yesOrNot() })

const share = z.object({ shared: yesOrNot() })

export const pageFields = { read, share }

export const fields = z.object({ ...read.shape, ...share.shape })

export type CallAnnouncement = z.output<typeof fields>
