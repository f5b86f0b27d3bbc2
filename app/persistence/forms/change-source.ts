import { z } from 'zod'

/**
 * Where a value came from that nobody typed: the organisation's answer, that of another location by its name then, or what
 * stood there before one of these was taken over.
 */
export const changeSource = z.discriminatedUnion('is', [
  z.object({ is: z.literal('organisation') }),
  z.object({ is: z.literal('location'), name: z.string() }),
  z.object({ is: z.literal('taken-back') }),
])
export type ChangeSource = z.output<typeof changeSource>
