import { randomUUID } from 'node:crypto'
import { inputDay } from '#app/platform/i18n/dates.ts'
import type { Member } from '#app/persistence/actor.ts'
import { addForm, addOrganisation } from './care-organisation.ts'
import type { SharedPortal } from './portal.ts'
import { isLooking } from './share.ts'
import { storedForm } from './stored.ts'
import { openVisitor, signedIn, type FormFields, type Visitor } from './visitor.ts'

type Asked = { item?: string; location?: string; purpose?: string; again?: string } & FormFields

/** An organisation that has its letter reviewed: by whom it is sent, and a browser of whoever gets the link. */
export type ReviewDesk = Awaited<ReturnType<typeof openReviewDesk>>

/** Opens it; the letter names a target date in April. */
export async function openReviewDesk(portal: SharedPortal) {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, 'target-date', { date: Date.UTC(2027, 3, 12) })
  const leader = await signedIn(portal.origin, member)
  const guest = openVisitor(portal.origin)
  const { organisationId } = member
  const links = () =>
    portal.sql`select * from share_links where organisation_id = ${organisationId} order by created_at`
  return {
    member,
    leader,
    guest,
    /** Makes a link for review as its sender does; gives the path at which it opens, and its code where it has one. */
    share: (asked: Asked = {}) => share(leader, asked),
    /** Sends a review; gives the status of the answer. */
    answerBy: async (path: string, fields: FormFields) => (await guest.post(path, fields)).status,
    /** All links, oldest first. */
    links,
    newest: async () => (await links()).at(-1) ?? {},
    /** What was done by a link; looking is left out. */
    kindsOf: async (id: unknown) => {
      const events = await portal.sql<{ kind: string }[]>`
        select kind from share_events where organisation_id = ${organisationId} and link_id = ${String(id)} order by id`
      return events.map(({ kind }) => kind).filter((kind) => !isLooking(kind))
    },
    comments: () =>
      portal.sql`select * from share_comments where organisation_id = ${organisationId} order by at, words`,
    /** What stands in the form of the letter. */
    letter: () => fieldsOf(portal, member),
    /** Changes what the letter says: the target date. */
    moveDate: (date: number) =>
      portal.sql`update forms set fields = jsonb_set(fields, '{date}', ${date}::text::jsonb), version = version + 1
        where organisation_id = ${organisationId} and form_type = 'target-date'`,
    page: async (path: string) => (await leader.ask(path)).text,
  }
}

const fieldsOf = async (portal: SharedPortal, member: Member) =>
  (await storedForm(portal, member, 'infoletter'))?.fields

async function share(leader: Visitor, asked: Asked): Promise<{ path: string; code: string }> {
  const { item = 'infoletter', location = '0', purpose = 'council', again, ...over } = asked
  const query = new URLSearchParams({ item, location, purpose, ...(again === undefined ? {} : { again }) })
  const expires = inputDay(Date.now() + 86_400_000)
  const fields = { items: item, may: 'review', name: 'An Raad', email: 'an@example.org', language: 'nl', message: '' }
  const answer = await leader.post(`/links/new?${query}`, { ...fields, expires, formId: randomUUID(), ...over })
  const path = /\/share\/[\w-]{43}/.exec(answer.text)?.[0]
  if (answer.status !== 200 || !path) throw new Error(`No link: ${answer.status}`)
  return { path, code: /value="([A-HJ-NP-Z2-9]{6})"/.exec(answer.text)?.[1] ?? '' }
}
