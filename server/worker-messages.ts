import { z } from 'zod'

/**
 * What the primary process and the workers say to each other, beside what libraries do. After a rolling restart a worker
 * may be of a newer build than the primary: what is said by one of them has to mean the same to the other.
 */

const fromWorkerShape = z.discriminatedUnion('say', [
  /** It answers requests. */
  z.object({ say: z.literal('ready') }),
  /** It cannot start, and why, in a line. */
  z.object({ say: z.literal('failed'), reason: z.string() }),
  /** What it has counted: when it is asked, and before it ends. */
  z.object({ say: z.literal('figures'), figures: z.array(z.looseObject({ name: z.string(), type: z.string() })) }),
  /** Something that only the primary knows; it answers with the same number. */
  z.object({ say: z.literal('ask'), about: z.enum(['metrics', 'mail']), question: z.number() }),
])

const fromPrimaryShape = z.discriminatedUnion('say', [
  /** Ends soon, as on SIGTERM. */
  z.object({ say: z.literal('stop') }),
  /** Ends when nobody needs it any more: another one takes what comes from now on. */
  z.object({ say: z.literal('retire') }),
  z.object({ say: z.literal('count') }),
  z.object({ say: z.literal('answer'), question: z.number(), answer: z.string() }),
])

export type FromWorker = z.output<typeof fromWorkerShape>
export type FromPrimary = z.output<typeof fromPrimaryShape>

/** Undefined for what a library says. */
export const readFromWorker = (message: unknown): FromWorker | undefined => fromWorkerShape.safeParse(message).data
export const readFromPrimary = (message: unknown): FromPrimary | undefined => fromPrimaryShape.safeParse(message).data
