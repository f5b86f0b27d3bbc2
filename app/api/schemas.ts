import { z } from 'zod'
import { allItems } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { patchOf } from './form-patch.ts'

const items = allItems.map(({ item }) => item)
const keysOf = (chosen: readonly Item[]) => chosen.map(({ key }) => key)

/** Position of a location in the list of its organisation. */
const locationIndex = z.int().min(0).max(99_999)
/** Null, or left out, for the organisation as a whole. */
const placeIndex = locationIndex.nullable().default(null)
const moment = z.iso.datetime()
const ofOrganisation = (key: string) => `The form ${key} belongs to the organisation: location_index is null.`

/** What every failure says; `path` is the place in what was sent. */
export const failure = z.object({
  error: z.string().regex(/^[a-z_]+$/),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

/** Why a save was refused: the same fields were changed to something else since the version it was made with. */
export const conflictFailure = failure.extend({
  error: z.literal('conflict'),
  conflicts: z.array(
    z.object({
      /** The field, e.g. `wards[4f1c2a9b].name`: a row is named by its id. */
      path: z.string(),
      yours: z.unknown(),
      theirs: z.unknown(),
      by: z.string(),
      at: moment,
    }),
  ),
})

/** The answer of GET /api/auth/user. */
export const user = z.object({
  id: z.uuid(),
  organisation_id: z.uuid().nullable(),
  is_admin: z.boolean(),
  name: z.string(),
  email: z.string(),
  language: z.enum(['nl', 'en']).nullable(),
})

const formOf = ({ key, roadmap, fields }: Item) =>
  z.object({
    form_type: z.literal(key),
    location_index: roadmap === 'organisation' ? z.null() : locationIndex,
    fields,
    /** 0 for a form never saved. */
    version: z.int().min(0),
    updated_at: moment.nullable(),
  })

/** A form, whole: what was never filled in has its initial value. Secrets are always empty. */
export const form = z.discriminatedUnion('form_type', asUnion(items.map(formOf)))

/** The payload of POST /api/forms/get. */
export const formsAsked = z.object({
  form_types: z.array(z.enum(keysOf(items), { error: 'There is no such form type.' })).max(200),
  location_index: placeIndex,
})

/** The answer of POST /api/forms/get. */
export const formsFound = z.tuple([z.array(form), z.null()])

/** What POST /api/forms/get answers where it fails. */
export const formsFailure = z.tuple([z.tuple([]), failure])

const formSentOf = (item: Item) =>
  z.object({
    form_type: z.literal(item.key),
    location_index:
      item.roadmap === 'organisation' ? z.null({ error: ofOrganisation(item.key) }).default(null) : locationIndex,
    fields: patchOf(item),
    /** The version that was changed; where others changed the same since, nothing is saved. */
    version: z.int().min(0).max(2_147_483_647).optional(),
  })

/** The payload of POST /api/form. */
export const formSent = z.object({
  form: z.discriminatedUnion('form_type', asUnion(items.map(formSentOf)), {
    error: ({ code }) => (code === 'invalid_union' ? 'There is no such form type.' : undefined),
  }),
})

/** The payload of POST /api/documents/get. */
export const documentsAsked = z.object({ location_index: placeIndex })

/** A document. */
export const document = z.object({
  id: z.uuid(),
  document_type: z.string(),
  location_index: locationIndex.nullable(),
  name: z.string(),
  media_type: z.string(),
  /** Bytes. */
  size: z.int().min(0),
  user_uploaded: z.boolean(),
  accepted: z.boolean(),
  created_at: moment,
})

/** The answer of POST /api/documents/get and of POST /api/document/upload. */
export const documents = z.array(document)

/** The answer of GET /api/roadmap: sections, their categories and items, in the order shown. */
export const roadmap = z.object({
  sections: z.array(
    z.object({
      number: z.string(),
      key: z.string(),
      categories: z.array(
        z.object({
          number: z.string(),
          key: z.string(),
          /** How many of its items are done or confirmed. */
          completed: z.int().min(0),
          total: z.int().min(0),
          items: z.array(
            z.object({
              number: z.string(),
              key: z.enum(keysOf(items)),
              path: z.string(),
              progress: z.enum(['none', 'busy', 'done', 'confirmed']),
              /** Key of the item that has to be done before this one makes sense; null where none has. */
              waiting_for: z.enum(keysOf(items)).nullable(),
              /** What it still needs: the field of its form, in words, and the page on which it is filled in. */
              missing: z.array(z.object({ path: z.string(), message: z.string(), href: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** In a query everything is text; `null` is what programs make of nothing there. */
const indexInQuery = z
  .string()
  .regex(/^(\d{1,5}|null|)$/, 'Has to be a whole number, or left out for the organisation.')
  .transform((text) => (/^\d/.test(text) ? Number(text) : null))
  .nullable()
  .default(null)

/** The query of POST /api/document/upload. */
export const uploadAsked = z.object({
  document_type: z.enum(keysOf(items.filter((item) => item.hasDocuments)), {
    error: 'There is no such document type.',
  }),
  location_index: indexInQuery,
})

/** zod wants to see that there is at least one. */
function asUnion<Schema>(schemas: readonly Schema[]): [Schema, ...Schema[]] {
  const [first, ...others] = schemas
  if (first === undefined) throw new Error('There are no items.')
  return [first, ...others]
}
