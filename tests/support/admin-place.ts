import { randomBytes, randomUUID } from 'node:crypto'
import type { Actor } from '#app/persistence/actor.ts'
import { addHelpEntry } from '#app/persistence/staff/help-entries.server.ts'
import { fingerprintOf as fingerprintOfEntry } from '#app/persistence/documents/library-columns.ts'
import { readLibraryDocument } from '#app/persistence/documents/library.server.ts'
import { readUser } from '#app/persistence/people/staff-users.server.ts'
import { fingerprintOf } from '#app/persistence/people/user-changes.server.ts'
import { signByName, signer, who } from './agreement.ts'
import { addDocument } from './library.ts'
import { addMarkedTenant } from './marked-tenant.ts'
import type { SharedPortal } from './portal.ts'
import { addHook, addKey } from './program.ts'
import { addLink } from './share.ts'
import { newAdmin } from './tenant.ts'
import { openVisitor } from './visitor.ts'

/** A question of the help page as its form holds it. */
export const question = {
  ...{ section: 'day', position: '2', questionNl: 'Mag ik filmen?', answerNl: 'Ja.' },
  ...{ questionEn: 'May I film?', answerEn: 'Yes.' },
}

/** Where webhooks send to; nothing is there. */
const url = 'https://planning.example/events'

/** An organisation with two locations, and one of everything that provider staff change. */
export type AdminPlace = Awaited<ReturnType<typeof openAdminPlace>>

/** Makes it, and lets its versions be read as they are at any moment. */
export async function openAdminPlace(portal: SharedPortal, admin: Actor) {
  const tenant = await addMarkedTenant(portal, `M${randomBytes(4).toString('hex')}`, 2)
  const { organisationId } = tenant.member
  const [stay = '', leave = ''] = tenant.secrets.slice(4)
  await portal.sql`update forms set fields = jsonb_set(fields, '{wifi,settings,password}', '"Hemelblauw-99"')
    where organisation_id = ${organisationId} and form_type = 'wifi-settings'`
  // What the organisation signed by it waits for the provider, and this administrator may sign.
  const signed = await addLink(tenant.member, { ...signer, recipientName: who.name })
  await signByName(openVisitor(portal.origin), signed)
  await portal.sql`update users set may_sign_for_provider = true where id = ${admin.userId}`
  const newQuestion = () => addHelpEntry(admin, { ...question, position: 1 }, randomUUID())
  const { sql } = portal
  /** The first cell of what is found; 0 where there is nothing yet. */
  const cell = async (rows: PromiseLike<readonly Record<string, unknown>[]>) =>
    String(Object.values((await rows)[0] ?? { version: 0 })[0])
  return {
    tenant,
    rows: { stay, leave },
    signedLink: signed.id,
    user: await newAdmin(),
    programs: {
      keys: [await addKey(admin, {}), await addKey(admin, {})] as const,
      // They are told nothing, so that nothing is sent while forms are tried.
      hooks: [await addHook(admin, url, { events: [] }), await addHook(admin, url, { events: [] })] as const,
    },
    helpIds: [(await newQuestion()) ?? '', (await newQuestion()) ?? ''] as const,
    libraryIds: [await addDocument(admin), await addDocument(admin), await addDocument(admin)] as const,
    nameNow: () => cell(sql`select name from organisations where id = ${organisationId}`),
    shownOf: async (userId: string) => {
      const user = await readUser(admin, userId)
      return user ? fingerprintOf(user) : ''
    },
    entryNow: async (id: string) => {
      const document = await readLibraryDocument(admin, id)
      return document ? fingerprintOfEntry(document) : ''
    },
    /** The mark of an annex that its button would set now: it holds for everybody, so each press changes the next one. */
    annexMark: async () => {
      const slot = 'processing-agreement/data'
      const marked = await sql`select from exempt_annexes where organisation_id is null and slot = ${slot}`
      return { slot, exempt: marked.length > 0 ? 'no' : 'yes' }
    },
    versionOf: {
      form: (type: string, index: number | null) =>
        cell(sql`select version from forms where organisation_id = ${organisationId} and form_type = ${type}
          and location_index is not distinct from ${index}`),
      help: (id: string) => cell(sql`select version from help_entries where id = ${id}`),
      setting: (name: string) => cell(sql`select version from site_settings where name = ${name}`),
      relationship: () => cell(sql`select version from relationships where organisation_id = ${organisationId}`),
    },
  }
}
