import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments, readDocuments, removeDocument } from '#app/persistence/documents/documents.server.ts'
import { decideOnDocument } from '#app/persistence/documents/verdicts.server.ts'
import { readForms, writeForm } from '#app/persistence/forms/forms.server.ts'
import { lockForm } from '#app/persistence/forms/locked-form.server.ts'
import { changeShareLink, noteShareEvent, type ShareLink } from '#app/persistence/links/share-links.server.ts'
import { addMails } from '#app/persistence/mail/mail.server.ts'
import { renumberLocations } from '#app/persistence/organisations/locations.server.ts'
import { readRelationship, saveRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { locationsFormType, locationsIn, renumbering, type Location } from '#app/roadmap/flow/locations.ts'
import { fileOf } from './documents-place.ts'
import { giveTo, letGo, someTask } from './given-tasks.ts'
import { answerRequest, askToLeaveOut } from './left-out-tasks.ts'
import { letMailComeBack } from './returned-mail.ts'
import { addLink } from './share.ts'
import { newAdmin } from './tenant.ts'

/** What can happen to an organisation, at one of its places. */
export const changes = [
  ...(['save', 'save shared', 'upload', 'verdict', 'remove', 'link', 'open link', 'answer', 'look at answer'] as const),
  ...(['take back', 'mail', 'mail fails', 'mail bounces', 'relationship'] as const),
  ...(['add location', 'remove location', 'user', 'rename', 'give', 'let go', 'leave out', 'agree'] as const),
] as const

/** `at` chooses a place, `what` what is done there. */
export type Step = { kind: (typeof changes)[number] | 'look' | 'days'; at: number; what: number }

const day = 86_400_000
const today = dayOf(Date.now())

async function locationsOf(member: Member): Promise<readonly Location[]> {
  const forms = await readForms(member, null)
  return locationsIn(forms.find(({ formType }) => formType === locationsFormType)?.fields)
}

/** Saves a form as it is given. */
async function write(
  member: Member,
  index: number | null,
  formType: string,
  fields: Record<string, unknown>,
  after?: Location[],
) {
  const before = await locationsOf(member)
  const forms = await readForms(member, index)
  const version = forms.find((form) => form.formType === formType && form.locationIndex === index)?.version ?? 0
  await database().transaction(async (tx) => {
    const target = { formType, locationIndex: index }
    await lockForm(tx, member, target, after !== undefined)
    if (after) await renumberLocations(tx, member, renumbering(before, after, true))
    const written = [{ path: 'x', from: null, to: version }]
    const write = { fields, changes: written, reason: null }
    await writeForm(tx, member, target, version + 1, write, { way: 'page', path: '/' })
  })
}

const saves: ((n: number) => [string, Record<string, unknown>])[] = [
  (n) => ['target-date', { date: today + (n - 20) * day }],
  (n) => ['day-planning-logistics', { date: n % 4 === 0 ? null : today + n * day }],
  (n) => ['study-goals', n % 2 === 0 ? {} : { quality: ['incidents'] }],
  (n) => ['wifi-test', { isOn: 'yes', confirmed: n % 2 === 0 }],
  (n) => ['finalise-start-meeting', { dates: [{ id: 'cccccccc', date: today + n * (day / 2) }] }],
  (n) => ['basic-information', { location: { city: `Stad ${n}` }, contact: { first_name: 'Bea' } }],
]

async function list(member: Member, change: (locations: readonly Location[]) => { id: string; name: string }[]) {
  const locations = change(await locationsOf(member)).map(({ id, name }) => ({ id, name }))
  const after = locations.map((one, index) => ({ ...one, index }))
  await write(member, null, locationsFormType, { locations }, after)
  return true
}

const newestLink = async ({ organisationId }: Member, n: number) => {
  const rows = await database().execute(sql`
    select id from share_links where organisation_id = ${organisationId} order by created_at`)
  return z.object({ id: z.string() }).safeParse(rows[n % Math.max(1, rows.length)]).data?.id ?? null
}

async function changeLink(member: Member, n: number, change: Partial<ShareLink>) {
  const id = await newestLink(member, n)
  if (id === null) return false
  return (await changeShareLink(member, id, 'Bea', () => ({ change, kind: 'saved' }))) !== null
}

async function open(member: Member, n: number): Promise<boolean> {
  const id = await newestLink(member, n)
  if (id === null) return false
  const opened = await database().execute(sql`select from share_events where link_id = ${id} and kind = 'opened'`)
  await noteShareEvent(database(), { organisationId: member.organisationId, id }, 'opened', 'Bea')
  return opened.length === 0
}

/**
 * Does one thing at a place.
 * @returns whether anything was changed; what there is nothing to do it to changes nothing
 */
export async function changeSomething(member: Member, { kind, at, what }: Step): Promise<boolean> {
  const { organisationId } = member
  const locations = await locationsOf(member)
  const index = locations.length === 0 || at === 4 ? null : at % locations.length
  const documents = (await readDocuments(member, index)).filter(({ replacedAt }) => replacedAt === null)
  const document = documents[what % Math.max(1, documents.length)]
  const mail = { organisationId, cause: 'share-link', toName: 'Bea', toAddress: 'bea@example.org', language: 'nl' }
  switch (kind) {
    case 'save': {
      const [formType, fields] = saves[what % saves.length]?.(what) ?? ['target-date', {}]
      return write(member, index, formType, fields).then(() => true)
    }
    case 'save shared':
      return write(member, null, 'org-wifi-settings', { sharedWifi: what % 2 ? 'yes' : 'no', wifi: {} }).then(
        () => true,
      )
    case 'upload':
      return addDocuments(member, { documentType: 'floor-plan', locationIndex: index }, [fileOf(`${what}.pdf`)]).then(
        () => true,
      )
    case 'verdict': {
      if (!document) return false
      const verdict =
        what % 2 ? { accepted: true as const } : { accepted: false as const, reason: `onleesbaar ${what}` }
      const seenAt = document.reviewedAt?.getTime() ?? null
      const done = await decideOnDocument(await newAdmin(), { organisationId, id: document.id, seenAt }, verdict)
      return done?.outcome === 'done'
    }
    case 'remove': {
      const removed = document ? await removeDocument(member, document.id) : null
      return removed !== null && removed !== 'accepted'
    }
    case 'link':
      return addLink(member, {
        ...{ locationIndex: index, items: [index === null ? 'processing-agreement' : 'infoletter'] },
        ...{ may: what % 2 ? 'review' : 'sign', purpose: what % 3 ? 'council' : 'signer' },
        expiresAt: new Date(Date.now() + (what - 10) * day),
      }).then(() => true)
    case 'open link':
      return open(member, what)
    case 'answer':
      return changeLink(member, what, {
        ...{ outcome: what % 2 ? 'approved' : 'declined', outcomeAt: new Date(), snapshot: { items: [] } },
      })
    case 'look at answer':
      return changeLink(member, what, { confirmedAt: new Date(), confirmedByName: 'Anna' })
    case 'take back':
      return changeLink(member, what, { revokedAt: new Date(), revokedByName: 'Anna' })
    case 'mail': {
      const linkId = await newestLink(member, what)
      await addMails(database(), [{ ...mail, linkId, subject: 'x', sealedText: 'x', state: 'kept' }])
      return linkId !== null
    }
    case 'mail fails': {
      const failed = await database().execute(sql`
        update mail_messages set state = 'failed' where organisation_id = ${organisationId} and state = 'kept' returning link_id`)
      return failed.some(({ link_id: linkId }) => linkId !== null)
    }
    case 'mail bounces':
      return letMailComeBack(member, what % 2 === 1)
    case 'relationship': {
      const admin = await newAdmin()
      const found = await readRelationship(admin, organisationId)
      if (!found) return false
      const { version, updatedAt: _, updatedByName: __, ...details } = found.relationship
      const meeting = { nextMeetingAt: new Date(today + what * day), contactName: what % 2 ? `Sanne ${what}` : '' }
      const asked = { version, details: { ...details, ...meeting }, documents: { shown: [], chosen: [] } }
      const isOther =
        details.nextMeetingAt?.getTime() !== meeting.nextMeetingAt.getTime() ||
        details.contactName !== meeting.contactName
      return (await saveRelationship(admin, organisationId, asked)) === 'saved' && isOther
    }
    case 'add location':
      if (locations.length > 3) return false
      return list(member, (all) => [...all, { id: randomUUID().slice(0, 8), name: what % 3 ? `Huis ${what}` : '' }])
    case 'remove location':
      if (locations.length < 2) return false
      return list(member, (all) => all.filter((_, n) => n !== at % all.length))
    case 'rename':
      return list(member, (all) =>
        all.map((one, n) => (n === at % all.length ? { ...one, name: `Nieuw ${what}` } : one)),
      )
    case 'give':
      return giveTo(member, member.userId, someTask(index, what))
    case 'let go':
      return letGo(member, someTask(index, what))
    case 'leave out':
    case 'agree':
      return kind === 'agree' ? answerRequest(member, what) : askToLeaveOut(member, index, what)
    case 'user':
      return database()
        .execute(
          sql`insert into users (organisation_id, email, name) values (${organisationId}, ${`${randomUUID()}@example.org`}, 'Ab')`,
        )
        .then(() => true)
    default:
      return false
  }
}
