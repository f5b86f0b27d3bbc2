import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { addShareLink } from '#app/persistence/links/share-links.server.ts'
import { addNotices } from '#app/persistence/notifications/notices.server.ts'
import { noteDates } from '#app/roadmap/flow/date-notices.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import type { Fields } from '#app/roadmap/rules/fields.ts'
import { messageOf } from '#app/sharing/sent/make-link.server.ts'
import { documents } from '#drizzle/schema/documents.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { formsOfLocation } from '#drizzle/seed/demo-location.ts'
import { call } from './call.ts'
import { isGood, review, type SimulatedLocation } from './world.ts'

/** What people do at a location on a calendar date. @param now in milliseconds, of that day */
export async function act(location: SimulatedLocation, day: number, now: number): Promise<void> {
  const done = location.tasks.filter(({ on }) => on === day).map(({ item }) => item)
  for (const item of done) {
    await fillIn(location, item, now)
    if (findItem(item)?.hasDocuments) await upload(location, item, now)
  }
  for (const { item, on } of location.tasks) {
    if (on === null || !findItem(item)?.hasDocuments) continue
    const good = isGood(location, item)
    if (day === workingDaysAfter(on, review.decided)) await decide(location, item, now, good ? null : 'onleesbaar')
    if (!good && day === workingDaysAfter(on, review.newVersion)) await upload(location, item, now)
    if (!good && day === workingDaysAfter(on, review.decidedAgain)) await decide(location, item, now, null)
  }
  for (const { item, on } of location.tasks) {
    if (item === 'project-team' && on !== null && day === workingDaysAfter(on, 1)) await call(location, item)
  }
  if (location.move?.on === day) await move(location, location.move.to)
  if (day === workingDaysAfter(location.begins, 6)) await share(location, now)
  if (day === workingDaysAfter(location.begins, 9 + (location.index % 3) * 5)) await answer(location, now)
}

async function fillIn(location: SimulatedLocation, item: string, now: number): Promise<void> {
  const { organisationId, index: locationIndex, worker, name, connectionDay, move } = location
  const target = move && now >= move.on ? move.to : connectionDay
  const contact = { first_name: 'Noor', last_name: 'Vis' }
  const about = { index: locationIndex, name, street: 'Kade 1', zipcode: '3411 CC', city: 'Lopik', contact, target }
  const [form] = formsOfLocation({ ...about, connection: target }, 0xe0000000, [item])
  const by = { organisationId, version: 1 }
  const at = new Date(now)
  const [stored] = await database()
    .insert(forms)
    .values({
      ...by,
      formType: item,
      locationIndex,
      fields: withPassword(form?.fields ?? {}),
      updatedAt: at,
      updatedByName: worker.name,
    })
    .returning({ id: forms.id })
  await database()
    .insert(formChanges)
    .values({ ...by, formId: stored?.id ?? '', path: 'x', userId: worker.id, userName: worker.name, way: 'page', at })
  await noteDaysOf(location, item, {}, form?.fields ?? {})
}

/** The demo data leave it to people. */
const withPassword = (fields: Record<string, unknown>): Record<string, unknown> => {
  const stored = JSON.stringify(fields).replace('"password":""', '"password":"sealed"')
  return z.record(z.string(), z.unknown()).parse(JSON.parse(stored))
}

const ofItem = ({ organisationId, index }: SimulatedLocation, item: string) =>
  and(
    eq(documents.organisationId, organisationId),
    eq(documents.locationIndex, index),
    eq(documents.documentType, item),
  )

async function upload(location: SimulatedLocation, item: string, now: number): Promise<void> {
  const { organisationId, index: locationIndex, worker } = location
  const file = {
    name: 'plan.pdf',
    mediaType: 'application/pdf',
    size: 15,
    sha256: '0'.repeat(64),
    storageKey: randomUUID(),
  }
  await database()
    .update(documents)
    .set({ replacedAt: new Date(now) })
    .where(ofItem(location, item))
  await database()
    .insert(documents)
    .values({
      ...{ ...file, organisationId, locationIndex, documentType: item, userUploaded: true, createdAt: new Date(now) },
      ...{ createdBy: worker.id, createdByName: worker.name },
    })
}

async function decide(location: SimulatedLocation, item: string, now: number, why: string | null) {
  const [decided] = await database()
    .update(documents)
    .set({ accepted: why === null, returnReason: why, reviewedAt: new Date(now), reviewedByName: 'Sanne Bakker' })
    .where(and(ofItem(location, item), sql`replaced_at is null`))
    .returning({ id: documents.id })
  if (!decided) return
  const cause = why === null ? 'accepted' : 'sent-back'
  const { organisationId, index: locationIndex, worker } = location
  const happening = {
    organisationId,
    cause,
    locationIndex,
    item,
    subject: decided.id,
    words: { key: cause, values: {} },
  }
  await database().transaction((tx) => addNotices(tx, happening, { ofPlace: true, people: [worker.id] }))
}

/** The day on which a location is to be connected, planned or definitive, is another one. */
async function move(location: SimulatedLocation, to: number): Promise<void> {
  const { organisationId, index } = location
  const moved = await database().execute(sql`
    with before as (
      select id, form_type, (fields ->> 'date')::float8 as day from forms
      where organisation_id = ${organisationId} and location_index = ${index} and form_type in ('target-date', 'day-planning-logistics')
    )
    update forms f set fields = ${JSON.stringify({ date: to })}::jsonb from before b
    where f.organisation_id = ${organisationId} and f.id = b.id returning b.form_type as item, b.day`)
  for (const { item, day } of z.array(z.object({ item: z.string(), day: z.number().nullable() })).parse(moved)) {
    await noteDaysOf(location, item, { date: day }, { date: to })
  }
}

async function noteDaysOf(
  { organisationId, index: locationIndex, worker }: SimulatedLocation,
  key: string,
  before: Fields,
  after: Fields,
) {
  const item = findItem(key)
  if (!item) return
  const by = { organisationId, userId: worker.id, name: worker.name }
  await database().transaction((tx) => noteDates(tx, by, { item, locationIndex }, { before, after }))
}

/** Somebody of ICT gets a link by mail. */
async function share({ organisationId, index, worker }: SimulatedLocation, now: number): Promise<void> {
  const token = newShareToken()
  const url = `https://portal.example/share/${token}`
  const recipient = {
    recipientName: 'Ict',
    recipientEmail: `ict-${randomUUID()}@example.org`,
    language: 'nl',
    message: '',
  }
  await database().transaction(async (tx) => {
    const link = await addShareLink(
      tx,
      { organisationId, userId: worker.id, name: worker.name },
      {
        ...{
          tokenHash: hashOfToken(token),
          purpose: 'ict',
          locationIndex: index,
          items: ['wifi-settings'],
          may: 'fill',
        },
        ...{ ...recipient, codeHash: null, snapshot: null, contentHash: null, round: 1, previousId: null },
        expiresAt: new Date(now + 30 * 86_400_000),
      },
    )
    const sender = { sender: worker.name, senderId: worker.id, organisation: 'Zorggroep', location: null }
    const about = { url, ...sender, isReminder: false }
    await queueMail(tx, messageOf(link, about))
    await tx
      .update(shareLinks)
      .set({ createdAt: new Date(now) })
      .where(eq(shareLinks.id, link.id))
  })
}

/** Two of three answer. */
async function answer({ organisationId, index, id }: SimulatedLocation, now: number): Promise<void> {
  if ((index + id.length) % 3 === 0) return
  await database()
    .update(shareLinks)
    .set({ outcome: 'filled', outcomeAt: new Date(now), confirmedAt: new Date(now), confirmedByName: 'x' })
    .where(and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.locationIndex, index)))
}
