import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { addForm, addOrganisation } from './care-organisation.ts'
import { openPortal, type Portal } from './portal.ts'
import { addLink } from './share.ts'
import { newAdmin } from './tenant.ts'
import { signedIn, type Visitor } from './visitor.ts'

type Found = { kind: string; title: string; context: string; address: string }

/** A portal of its own in which somebody of the staff searches. */
export type SearchDesk = {
  portal: Portal
  admin: Actor
  staff: Visitor
  /** Leaves one organisation at work, with something of each kind. */
  begin: () => Promise<Member>
  find: (q: string, by?: Visitor) => Promise<Found[]>
  /** Kind and title of all that is found. */
  titles: (q: string) => Promise<string[]>
  page: (query: string) => Promise<string>
}

/** Gives an organisation another name. */
export const renameOrganisation = (id: string, name: string) =>
  database().update(organisations).set({ name }).where(eq(organisations.id, id))

/** Opens it. */
export async function openSearchDesk(): Promise<SearchDesk> {
  const portal = await openPortal()
  const admin = await newAdmin()
  const staff = await signedIn(portal.origin, admin)
  async function find(q: string, by = staff): Promise<Found[]> {
    const answer = await by.ask(`/admin/search?q=${encodeURIComponent(q)}`, { headers: { Accept: 'application/json' } })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toContain('application/json')
    return JSON.parse(answer.text) as Found[]
  }
  return {
    ...{ portal, admin, staff, find, begin: () => begin(portal) },
    titles: async (q) => (await find(q)).map(({ kind, title }) => `${kind} ${title}`),
    page: async (query) => (await staff.ask(`/admin/search?${query}`)).text,
  }
}

async function begin(portal: Portal): Promise<Member> {
  await portal.sql`update organisations set archived_at = now() where archived_at is null`
  const member = await addOrganisation(['Zilverlinde', 'Café Österhof', ''])
  await renameOrganisation(member.organisationId, 'Zorggroep Het Kompas')
  await database().update(users).set({ name: 'Marieke van den Berg' }).where(eq(users.id, member.userId))
  await portal.sql`update forms set fields = fields || ${portal.sql.json({
    organisation: { name: 'Kompas Zorg', kvk: '12345678', address: 'Hoofdweg 1', zipcode: '8011 AB', city: 'Zwolle' },
  })} where organisation_id = ${member.organisationId} and form_type = 'org-information'`
  await addForm(member, 0, 'basic-information', {
    location: {
      address: 'Beukenlaan 12',
      zipcode: '7443 CD',
      city: 'Nijverdal',
      phone: '0548 61 23 45',
      careVision: 'geheimzinnig',
    },
    contact: {
      ...{ first_name: 'Zoë', last_name: "d'Hondt", role: 'Teamleider' },
      ...{ email: 'z.dhondt@kompas.example', phone: '+31 (0)38 555 14 02' },
    },
    manager: { first_name: 'Bram', last_name: 'Veldhuis', role: 'Locatiemanager' },
  })
  await addForm(member, 0, 'wifi-settings', { wifi: { settings: { ssid: 'gastnet', password: 'hemelblauw99' } } })
  await portal.sql`insert into documents (organisation_id, location_index, document_type, name, media_type, size, sha256,
      storage_key, user_uploaded, created_by_name)
    values (${member.organisationId}, 0, 'floor-plan', 'Plattegrond begane grond.pdf', 'application/pdf', 1, 'x',
      ${crypto.randomUUID()}, true, 'Anna')`
  await addLink(member, { recipientName: 'Gerrit Oosterveen', recipientEmail: 'gerrit@raad.example' })
  return member
}
