import { expect, vi } from 'vitest'
import { sql as query } from 'drizzle-orm'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments, type StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { decideOnDocument } from '#app/persistence/documents/verdicts.server.ts'
import { changeShareLink, type ShareOutcome } from '#app/persistence/links/share-links.server.ts'
import { lockTelling } from '#app/persistence/notifications/waiting-notices.server.ts'
import { readRelationship, saveRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { addItemRequest } from '#app/persistence/requests/item-requests.server.ts'
import { answerItemRequest } from '#app/persistence/requests/request-answers.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { connectionDayItem, findItem, startMeetingItem } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { onBehalf } from '#app/staff/organisations/fill-in/behalf.server.ts'
import { noteAnswer } from '#app/sharing/note-answer.server.ts'
import type { MailPlace } from './mail-place.ts'
import { fileOf } from './documents-place.ts'

/** What people are told of at once, done by the portal's own verbs. */

const saveAt = (member: Member, item: Item, fields: Record<string, unknown>) =>
  save(member, {
    ...{ item, locationIndex: 0, locationId: null, version: null, origin: { way: 'page', path: '/' } },
    change: (stored) => ({ ...stored, ...fields }),
    reason: 'Het komt beter uit.',
  })

/** Saves the definitive connection day of the first location; null clears it. */
export const saveConnectionDay = (member: Member, date: number | null) => saveAt(member, connectionDayItem, { date })

/** Saves the start meetings of the first location. */
export const saveMeetings = (member: Member, dates: { id: string; date: number | null }[]) =>
  saveAt(member, startMeetingItem, { dates, numberOfDates: Math.max(1, dates.length) })

/** A link by which somebody fills in the goals of the first location. */
export const linkToGoals = { purpose: 'colleague' as const, may: 'fill' as const, items: ['study-goals'] }

/** Fills in the goals of the first location, which is all that is needed there. */
export async function saveGoals(member: Member): Promise<void> {
  const goals = findItem('study-goals')
  if (!goals) throw new Error('There is no such task.')
  await saveAt(member, goals, { quality: ['incidents'], workplace: ['workload'], efficiency: ['rounds'] })
}

/** Lets the minutes be over in which a link can come back that ended with its task. @param by who did the task */
export async function tellLinkDoneNow({ sql }: MailPlace, { organisationId, userId: by }: Member, linkId: string) {
  const key = `link-done:${linkId}`
  await sql`select graphile_worker.add_job('tell_link_done', ${sql.json({ organisationId, linkId, by })}::json, job_key => ${key})`
  await vi.waitFor(async () => {
    expect((await sql`select from graphile_worker.jobs where key = ${key}`).length).toBe(0)
  }, 20_000)
}

/** Lets provider staff fill in something of the first location for somebody on the phone. */
export async function fillInOnPhone(
  admin: Actor,
  { organisationId }: Member,
  fields: Record<string, unknown>,
  { key = 'project-team', person = 'Ans de Boer' } = {},
): Promise<void> {
  const item = findItem(key)
  if (!item) throw new Error(`There is no task ${key}.`)
  const place = { item, locationIndex: 0, locationId: null, version: null }
  const filled = { organisationId, item: key, locationIndex: 0, person }
  await save(
    { organisationId, userId: admin.userId, name: admin.name },
    {
      ...{ ...place, origin: { way: 'provider', path: item.path } },
      ...onBehalf(admin, filled),
      change: (stored) => ({ ...stored, ...fields }),
    },
  )
}

/** A document of the first location, as if it had been uploaded by somebody. */
export async function uploadBy(member: Member, name = 'Plattegrond.pdf'): Promise<StoredDocument> {
  const [added] = await addDocuments(member, { documentType: 'floor-plan', locationIndex: 0 }, [fileOf(name)])
  if (!added) throw new Error('The document was not added.')
  return added
}

/** Accepts a document, or sends it back for a reason. */
export async function judge(
  actor: Actor,
  { organisationId }: Member,
  { id }: StoredDocument,
  reason: string | null,
  seenAt: number | null = null,
): Promise<number | null> {
  const verdict = reason === null ? ({ accepted: true } as const) : ({ accepted: false, reason } as const)
  const done = await decideOnDocument(actor, { organisationId, id, seenAt }, verdict)
  if (done?.outcome !== 'done') throw new Error('The document was not judged.')
  return done.document.reviewedAt?.getTime() ?? null
}

/** Keeps what the recipient of a link decides. */
export async function decideByLink(member: Member, { id }: { id: string }, outcome: ShareOutcome): Promise<void> {
  const change = { outcome, outcomeAt: new Date(), confirmedAt: null }
  await changeShareLink(
    member,
    id,
    'Bea Kok',
    () => ({ change, kind: outcome }),
    (tx, link) => noteAnswer(tx, link, outcome),
  )
}

/** Asks whether a task applies to the first location, and gets an answer. */
export async function askAndAnswer(member: Member, actor: Actor, answer: string): Promise<void> {
  const { organisationId } = member
  const asked = { item: 'night-shift-roster', locationIndex: 0, reason: 'Wij hebben geen nachtdienst.' }
  await database().transaction((tx) => addItemRequest(tx, member, asked))
  const rows = await database().execute<{ id: string }>(
    `select id from item_requests where organisation_id = '${organisationId}' and answered_at is null`,
  )
  await answerItemRequest(actor, { organisationId, id: rows[0]?.id ?? '', seenAt: null }, { answer, agreed: true })
}

type FollowUp = {
  nextMeetingAt: Date | null
  nextMeetingPlace?: string
  nextMeetingNote?: string
  contactEmail?: string
}

/** Changes what is kept about an organisation. */
export async function saveFollowUp(actor: Actor, { organisationId }: Member, change: FollowUp): Promise<void> {
  const found = await readRelationship(actor, organisationId)
  if (!found) throw new Error('There is no such organisation.')
  const { version, updatedAt: _, updatedByName: __, ...details } = found.relationship
  const documents = { shown: [], chosen: [] }
  const done = await saveRelationship(actor, organisationId, { version, details: { ...details, ...change }, documents })
  if (done !== 'saved') throw new Error('It was not saved.')
}

/** Lets somebody have been told something of a cause just now, so that more of it waits. */
export const toldJustNow = ({ sql }: MailPlace, { organisationId, userId }: Member, cause: string) => sql`
  insert into notices (organisation_id, user_id, cause, words, told_at)
  values (${organisationId}, ${userId}, ${cause}, '{"key": "", "values": {}}', now())`

/** Lets ten minutes be over since then, and the queue look again. */
export async function tenMinutesLater({ sql }: MailPlace, { organisationId, userId }: Member, cause: string) {
  const telling = { organisationId, userId, cause }
  await database().transaction(async (tx) => {
    // Who is telling it at this moment has read what there is to tell, and not yet the clock.
    await lockTelling(tx, telling)
    await tx.execute(
      query`update notices set told_at = told_at - interval '11 minutes' where organisation_id = ${organisationId}`,
    )
  })
  await sql`select graphile_worker.add_job('tell_notices', ${sql.json({ organisationId, userId, cause })}::json)`
}
