import { z } from 'zod'
import { states } from '../rules/progress.ts'
import { holders } from '../standing/standing.ts'
import { kinds, readers, type Entry } from './entry.ts'
import type { PlaceProgress } from './place-progress.ts'

const value = z.union([z.string(), z.number()])

const gap = z.object({ page: z.string(), path: z.string() })

const shape = z.object({
  key: z.string(),
  kind: z.enum(kinds),
  for: z.enum(readers),
  item: z.string().nullable(),
  page: z.string().nullable(),
  subject: z.string().nullable(),
  due: z.number().nullable(),
  since: z.number().nullable(),
  reason: z.object({ key: z.string(), values: z.record(z.string(), value) }),
  state: z.enum(states).nullable(),
  missing: z.array(gap.extend({ behind: gap.optional() })),
  missingCount: z.number(),
  weight: z.number(),
  holder: z.enum(holders),
})

/** Entries as they were kept; one of a shape that these rules do not know, made by a newer server, is left out. */
export const entriesIn = (kept: readonly unknown[]): Entry[] =>
  kept.flatMap((one) => {
    const read = shape.safeParse(one)
    return read.success ? [read.data] : []
  })

const category = z.object({
  section: z.number(),
  number: z.string(),
  key: z.string(),
  completed: z.number(),
  total: z.number(),
})

/** The categories of a roadmap as they were kept. */
export const categoriesIn = (kept: readonly unknown[]): PlaceProgress['categories'] =>
  kept.flatMap((one) => {
    const read = category.safeParse(one)
    return read.success ? [read.data] : []
  })
