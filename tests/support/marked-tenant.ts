import { randomBytes, randomUUID } from 'node:crypto'
import { fileStore } from '#app/platform/documents/store.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { placeLogo } from '#app/persistence/organisations/logos.server.ts'
import { pictureOf } from '#app/platform/logo/logo.fixture.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { bare, rowSchema, type FieldsSchema } from '#app/roadmap/rules/fields.ts'
import { inputKinds } from '#app/roadmap/rules/shapes.ts'
import type { DemoForm } from '#drizzle/seed/demo-forms.ts'
import { z } from 'zod'
import type { SharedPortal } from './portal.ts'
import { onePagePdf } from './review-desk.ts'
import { newTenant } from './tenant.ts'

/** An organisation of which every word that is kept holds one mark, so that it is seen wherever it turns up. */
export type MarkedTenant = {
  mark: string
  member: Member
  locations: number
  documentIds: string[]
  /** None of these may be seen by anybody else. */
  secrets: string[]
}

/**
 * Makes an organisation with every form filled in, and a document in each place.
 * @param mark at most 9 letters that are found nowhere else, because the shortest fields take 10
 */
export async function addMarkedTenant({ sql }: SharedPortal, mark: string, locations: number): Promise<MarkedTenant> {
  const rowIds = Array.from({ length: locations }, () => randomBytes(4).toString('hex'))
  const places = [null, ...rowIds.map((_, index) => index)]
  const filledIn = allItems.flatMap(({ item }): DemoForm[] =>
    places
      .filter((place) => (place === null) === (item.roadmap === 'organisation'))
      .map((locationIndex) => ({ formType: item.key, locationIndex, fields: markedFields(item.fields, mark) })),
  )
  const list = filledIn.find(({ formType }) => formType === 'org-information')
  if (list) list.fields.locations = rowIds.map((id, index) => ({ id, name: nameOfLocation(mark, index) }))
  const tenant = await newTenant(filledIn)
  const member = { ...tenant, name: `${mark} Jansen` }
  const { organisationId, userId } = member
  await sql`update organisations set name = ${`Stichting ${mark}`} where id = ${organisationId}`
  await sql`update users set name = ${member.name} where id = ${userId}`
  await sql`insert into relationships (organisation_id, contact_name, next_meeting_at, next_meeting_note, updated_by_name)
    values (${organisationId}, ${mark}, now() + interval '9 days', ${mark}, 'Sanne Bakker')`
  const documentIds: string[] = []
  for (const locationIndex of places) {
    const storageKey = `${organisationId}/${randomUUID()}`
    const written = await fileStore().write(storageKey, asChunks(onePagePdf(mark)))
    const file = { ...written, name: `${mark}.pdf`, mediaType: 'application/pdf', storageKey }
    const added = await addDocuments(member, { documentType: 'floor-plan', locationIndex }, [file])
    documentIds.push(...added.map(({ id }) => id))
  }
  const storageKey = `${organisationId}/${randomUUID()}`
  const logo = await fileStore().write(storageKey, asChunks(await pictureOf(60, 20)))
  await placeLogo(member, { ...logo, storageKey, width: 60, height: 20 }, '')
  // With the ids of documents, so that one id is tried as each of these; the first asks about another task of location 0.
  for (const [at, id] of documentIds.entries())
    await sql`insert into item_requests (organisation_id, id, location_index, item, reason, created_by, created_by_name)
      values (${organisationId}, ${id}, ${Math.max(at - 1, 0)}, ${at ? 'newsletter' : 'bed-plates'}, ${mark}, ${userId}, ${mark})`
  await sql`insert into mail_messages (id, organisation_id, cause, to_name, to_address, language, subject, sealed_text, state)
    values (${documentIds[0] ?? ''}, ${organisationId}, 'share-link', ${mark}, 'to@example.org', 'nl', ${mark}, 'x', 'kept')`
  for (const id of documentIds)
    await sql`insert into named_people (organisation_id, id, name, role, email, phone, changed_by, changed_by_name)
      values (${organisationId}, ${id}, ${`${mark} de Vries`}, ${mark}, ${`${mark}@example.org`}, ${mark}, ${userId}, ${mark})`
  // With their ids too, and signed by, with evidence.
  for (const [at, id] of documentIds.entries()) {
    await sql`insert into share_links (id, organisation_id, token_hash, purpose, may, recipient_name, language, created_by_name, expires_at)
      values (${id}, ${organisationId}, ${randomUUID()}, 'reviewer', 'read', ${mark}, 'nl', ${mark}, now() + interval '9 days')`
    await sql`insert into share_signatures (organisation_id, link_id, role, typed_name, statement, signed_text, text_hash)
      values (${organisationId}, ${id}, 'signer', ${mark}, ${mark}, ${mark}, ${organisationId})`
    await sql`insert into share_evidence (organisation_id, place, number, link_id, signature_ids, shown, text_hash, title, language, at,
        size, sha256, storage_key, previous_hash, hash)
      select organisation_id, ${at + 1}::int, ${`${mark}-${randomUUID()}`}, id, '{}', '[]', '', ${mark}, 'nl', now(),
        size, ${randomUUID()}, storage_key, '', '' from documents where organisation_id = ${organisationId} and id = ${id}`
  }
  // By the first of them the organisation signed what the provider signs, too.
  await sql`update share_links set purpose = 'signer', may = 'sign', items = '{processing-agreement}', outcome = 'signed', outcome_at = now()
    where organisation_id = ${organisationId} and id = ${documentIds[0] ?? ''}`
  await sql`insert into audit_log (user_name, organisation_id, action, subject)
    values ('x', ${organisationId}, 'link-made', jsonb_build_object('to', ${mark}::text))`
  return { mark, member, locations, documentIds, secrets: [mark, organisationId, userId, member.email, ...rowIds] }
}

/** Gives an account to whom every task of a tenant names: the page of that person has an address with the id of a document. */
export async function withNamedAccount({ sql }: SharedPortal, tenant: MarkedTenant): Promise<MarkedTenant> {
  const { mark, member, documentIds } = tenant
  await sql`insert into users (id, organisation_id, name, email)
    values (${documentIds.at(-1) ?? ''}, ${member.organisationId}, ${`${mark} ${mark}`}, ${`${randomUUID()}@example.org`})`
  return tenant
}

/** What the location at this position is called. */
export const nameOfLocation = (mark: string, index: number): string => `${mark} ${index}`

const aDay = Date.UTC(2027, 3, 12)

/** The initial values of a form with the mark in every field that takes text, a day in every date, and one row in every list. */
function markedFields(schema: FieldsSchema, mark: string): Record<string, unknown> {
  const parts: [string, z.core.$ZodType][] = Object.entries(schema.shape)
  const marked = parts.flatMap(([name, part]): [string, unknown][] => {
    const inner = bare(part)
    const row = rowSchema(part)
    if (row) return [[name, [{ ...markedFields(row, mark), id: randomBytes(4).toString('hex') }]]]
    if (inner instanceof z.ZodObject) return [[name, markedFields(inner, mark)]]
    const kind = inputKinds.get(part)?.kind
    if (kind === 'date' || kind === 'moment') return [[name, aDay]]
    const isText = kind === 'text' && z.safeParse(part, mark).success
    return isText ? [[name, mark]] : []
  })
  return Object.fromEntries(marked)
}

async function* asChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
