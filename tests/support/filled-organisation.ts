import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { fileStore } from '#app/platform/documents/store.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { addForm, addOrganisation, locationId } from './care-organisation.ts'

type Fields = Record<string, unknown>

/** The password of the first location's WiFi. */
export const password = 'Zeer-Geheim-1234'

/**
 * Somebody of an organisation of which there is something to take out: two locations with a name and one without, in the
 * first one answers with a history, a secret, and documents in every state.
 */
export async function addFilledOrganisation(): Promise<Member> {
  const member = await addOrganisation(['Huis aan de Vecht', 'CON / "West"', ''])
  await addForm(member, 1, 'target-date', { date: Date.UTC(2027, 3, 12) })
  const withCity = (city: string) => (fields: Fields) => ({ ...fields, location: { ...Object(fields.location), city } })
  await fillIn(member, 'basic-information', withCity('=cmd|A1'))
  await fillIn(member, 'basic-information', withCity('<b>Utrecht'))
  await fillIn(member, 'wifi-settings', (fields) => {
    const { settings, ...wifi } = z.looseObject({ settings: z.looseObject({}) }).parse(fields.wifi)
    return { ...fields, wifi: { ...wifi, settings: { ...settings, ssid: 'Zorgnet', password } } }
  })
  await addDocument(member, 'plan.pdf', 'first plan')
  await addDocument(member, 'Plan.pdf', 'second plan')
  await addDocument(member, 'plan.pdf', 'old plan', 'replaced_at = now()')
  await addDocument(member, 'weg.pdf', 'removed plan', 'removed_at = now()')
  await addDocument(member, 'wacht.pdf', 'waiting plan', `scan = 'waiting'`)
  await addDocument(member, 'ziek.pdf', 'infected plan', `scan = 'infected'`)
  await fileStore().remove(await addDocument(member, 'kwijt.pdf', 'lost plan'))
  await addDocument(
    member,
    'overeenkomst.pdf',
    'agreement',
    `location_index = null, document_type = 'processing-agreement'`,
  )
  await addDocument(member, 'west.pdf', 'plan of west', 'location_index = 1')
  return member
}

async function fillIn(member: Member, formType: string, change: (fields: Fields) => Fields): Promise<void> {
  const item = findItem(formType)
  if (!item) throw new Error(`There is no ${formType}.`)
  const target = { item, locationIndex: 0, locationId: locationId(0), version: null }
  const { outcome } = await save(member, { ...target, origin: { way: 'page', path: '/' }, change })
  if (outcome !== 'saved') throw new Error(outcome)
}

/** Adds a floor plan of the first location, then sets some of its columns; gives where its bytes are. */
async function addDocument(member: Member, name: string, text: string, set?: string): Promise<string> {
  const storageKey = `${member.organisationId}/${randomUUID()}`
  const written = await fileStore().write(storageKey, Readable.from([Buffer.from(text)]))
  const file = { ...written, name, mediaType: 'application/pdf', storageKey }
  await addDocuments(member, { documentType: 'floor-plan', locationIndex: 0 }, [file])
  if (set) await database().execute(sql`update documents set ${sql.raw(set)} where storage_key = ${storageKey}`)
  return storageKey
}
