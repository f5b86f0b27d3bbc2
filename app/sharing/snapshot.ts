import { z } from 'zod'

const line = z.array(z.object({ text: z.string(), isGap: z.boolean() })).readonly()

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: line }),
  z.object({ kind: z.literal('paragraph'), text: line }),
  z.object({ kind: z.literal('list'), items: z.array(line).readonly() }),
  z.object({
    kind: z.literal('table'),
    about: z.string(),
    rows: z.array(z.object({ name: z.string(), value: line })).readonly(),
  }),
])

/** A letter as it was, or the document of the library in its place. */
const handOut = z.object({
  name: z.string(),
  letter: z.object({ title: z.string(), fileName: z.string(), blocks: z.array(block).readonly() }).nullable(),
  document: z.object({ title: z.string(), sha256: z.string() }).nullable(),
})

/** What a link showed, as it was at one moment, in the words of one language. No secrets. */
export const snapshotSchema = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      groups: z.array(
        z.object({
          legend: z.string().nullable(),
          answers: z.array(z.object({ name: z.string(), label: z.string(), value: z.string().nullable() })),
        }),
      ),
      handOuts: z.array(handOut),
    }),
  ),
})

export type Snapshot = z.output<typeof snapshotSchema>
export type ShownItem = Snapshot['items'][number]
