import { z } from 'zod'
import { allItems } from '#app/roadmap/registry.ts'
import { filesPerUpload } from '#app/platform/documents/limits.ts'
import { maxLocations } from './schemas.ts'

/** How parts of a query are told, where everything is text, to those who write programs. */
export const toldInQuery = z.registry<{ type: 'integer'; minimum: number; maximum: number; description: string }>()
const toldIndex = {
  ...{ type: 'integer' as const, minimum: 0, maximum: maxLocations },
  description: 'Position of a location in the list of its organisation; left out for the organisation itself.',
}

const askedIndex = () =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .nullable()
    .default(null)

/** The query of GET /api/roadmap. */
export const roadmapAsked = z.object({ location_index: askedIndex().register(toldInQuery, toldIndex) })

/** The query of GET /api/attention. */
export const attentionAsked = z.object({
  location_index: askedIndex().register(toldInQuery, {
    ...toldIndex,
    description: 'Position of a location in the list of its organisation; left out for everything.',
  }),
})

/** `null` is what programs make of nothing in a query. */
const indexInQuery = z
  .string()
  .regex(/^(\d{1,5}|null|)$/, 'Has to be a whole number, or left out for the organisation.')
  .transform((text) => (/^\d/.test(text) ? Number(text) : null))
  .nullable()
  .default(null)
  .register(toldInQuery, toldIndex)

const documentTypes = allItems.flatMap(({ item }) => (item.hasDocuments ? [item.key] : []))

/** The query of POST /api/document/upload. */
export const uploadAsked = z.object({
  document_type: z.enum(documentTypes, { error: 'There is no such document type.' }),
  location_index: indexInQuery,
  replaces: z
    .array(z.uuid())
    .max(filesPerUpload)
    .default([])
    .describe('Ids of documents that were sent back, of which the files are new versions.'),
})
