import { z } from 'zod'
import { clean } from '#app/platform/frame/typed-text.ts'
import { kinds, readers } from '#app/roadmap/attention/entry.ts'
import { allItems } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { asUnion } from './as-union.ts'
import { envelope } from './envelope-schema.ts'
import { patchOf } from './form-patch.ts'
import { organisationAsked } from './program-schemas.ts'
import { holder, standing } from './standing-schema.ts'

const items = allItems.map(({ item }) => item)
const keysOf = (chosen: readonly Item[]) => chosen.map(({ key }) => key)

/** How many locations an organisation may have, as far as indexes go. */
export const maxLocations = 99_999
/** Position of a location in the list of its organisation. */
const locationIndex = z.int().min(0).max(maxLocations)
/** Null, or left out, for the organisation as a whole. */
const placeIndex = locationIndex
  .nullable()
  .default(null)
  .describe('Position of a location in the list of its organisation; null, or left out, for the organisation itself.')
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
      path: z.string().describe('The field, e.g. wards[4f1c2a9b].name: a row is named by its id.'),
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
    version: z.int().min(0).describe('0 for a form never saved.'),
    updated_at: moment.nullable(),
  })

/** A form, whole: what was never filled in has its initial value. Secrets are always empty. */
export const form = z.discriminatedUnion('form_type', asUnion(items.map(formOf)))

/** The payload of POST /api/forms/get. */
export const formsAsked = z.object({
  form_types: z.array(z.enum(keysOf(items), { error: 'There is no such form type.' })).max(200),
  location_index: placeIndex,
  organisation_id: organisationAsked,
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
    reason: z
      .string()
      .overwrite(clean)
      .max(500)
      .optional()
      .describe(
        'Why it is changed, for the history. A connection day that is set (day-planning-logistics) moves only with one.',
      ),
    version: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe('The version that was changed; where others changed the same since, nothing is saved.'),
  })

/** The payload of POST /api/form. */
export const formSent = z.object({
  form: z.discriminatedUnion('form_type', asUnion(items.map(formSentOf)), {
    error: ({ code }) => (code === 'invalid_union' ? 'There is no such form type.' : undefined),
  }),
})

/** The payload of POST /api/documents/get. */
export const documentsAsked = z.object({ location_index: placeIndex, organisation_id: organisationAsked })

/** A document. */
export const document = z.object({
  id: z.uuid(),
  document_type: z.string(),
  location_index: locationIndex.nullable(),
  name: z.string(),
  media_type: z.string(),
  size: z.int().min(0).describe('Bytes.'),
  user_uploaded: z.boolean(),
  accepted: z.boolean(),
  created_at: moment,
  replaces_id: z.uuid().nullable().describe('The document that was sent back, of which this one is the new version.'),
  reviewed_at: moment.nullable().describe('When provider staff last accepted it or sent it back.'),
  return_reason: z
    .string()
    .nullable()
    .describe('Why it was sent back: it counts for nothing until a new version comes.'),
  scan: z
    .enum(['off', 'waiting', 'clean', 'infected'])
    .describe('Whether it was looked at for viruses; off: nothing scans.'),
})

/** The answer of POST /api/documents/get, without those that were replaced, and of POST /api/document/upload. */
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
          completed: z.int().min(0).describe('How many of its items are done or confirmed.'),
          total: z.int().min(0),
          items: z.array(
            z.object({
              number: z.string(),
              key: z.enum(keysOf(items)),
              path: z.string(),
              progress: z.enum(['none', 'busy', 'done', 'confirmed']),
              standing,
              waiting_for: z
                .enum(keysOf(items))
                .nullable()
                .describe('Key of the item that has to be done before this one makes sense; null where none has.'),
              missing: z
                .array(z.object({ path: z.string(), message: z.string(), href: z.string() }))
                .describe('What it still needs: the field of its form, in words, and the page where it is filled in.'),
              envelope: envelope.optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** The answer of GET /api/attention: what needs who asks, the heaviest first. */
export const attention = z.array(
  z.object({
    key: z.string().describe('Tells it apart from all others of its place, and stays the same while its cause stands.'),
    kind: z.enum(kinds),
    for: z.enum(readers).describe('Whom it concerns; staff and owner are people of the provider.'),
    holder,
    place: z.object({
      organisation_id: z.uuid(),
      organisation_name: z.string(),
      location_index: locationIndex.nullable().describe('Null for the organisation as a whole.'),
      location_name: z.string(),
    }),
    item: z.enum(keysOf(items)).nullable().describe('Key of the item it is about; null where it is about none.'),
    due: z.iso.date().nullable().describe('The working day by which something should happen.'),
    since: z.iso.date().nullable().describe('Since when it stands, or when what it tells of happens.'),
    reason: z.object({
      key: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
      text: z.string().describe('The same in words.'),
    }),
    address: z.string().describe('The page of the portal to go to.'),
    weight: z.int().describe('How much it presses; entries are sorted by it.'),
  }),
)
