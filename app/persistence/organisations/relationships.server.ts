import { and, eq, isNull, sql } from 'drizzle-orm'
import { libraryChoices, relationships } from '#drizzle/schema/library.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { noteAction } from '../staff/audit.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { addNotices } from '../notifications/notices.server.ts'
import { addWebhookEvents } from '../programs/webhook-events.server.ts'
import { chooseDocuments, holdLibrary, type DocumentChoice } from '../documents/library-choices.server.ts'
import { idShape } from '../documents/library-columns.ts'

/** How far an organisation is, as provider staff see it. */
export type RelationshipState = typeof relationships.$inferSelect.state

/** What provider staff keep about an organisation they look after. */
export type RelationshipDetails = {
  contactName: string
  contactEmail: string
  contactPhone: string
  /** When the contact can be reached, in words. */
  contactHours: string
  state: RelationshipState
  /** The follow-up appointment, which the organisation sees too, with its place and note. */
  nextMeetingAt: Date | null
  nextMeetingPlace: string
  nextMeetingNote: string
  /** For provider staff alone. */
  internalNotes: string
}

/** The same with who changed it last; never saved is version 0. */
export type Relationship = RelationshipDetails & {
  version: number
  updatedAt: Date | null
  updatedByName: string | null
}

/** Its columns. */
export const relationshipDetails = {
  contactName: relationships.contactName,
  contactEmail: relationships.contactEmail,
  contactPhone: relationships.contactPhone,
  contactHours: relationships.contactHours,
  state: relationships.state,
  nextMeetingAt: relationships.nextMeetingAt,
  nextMeetingPlace: relationships.nextMeetingPlace,
  nextMeetingNote: relationships.nextMeetingNote,
  internalNotes: relationships.internalNotes,
}
const change = { version: relationships.version, updatedAt: relationships.updatedAt }
/** What holds where nothing was ever saved. */
export const nothingKept: Relationship = {
  ...{ contactName: '', contactEmail: '', contactPhone: '', contactHours: '', state: 'prospect' },
  ...{ nextMeetingAt: null, nextMeetingPlace: '', nextMeetingNote: '', internalNotes: '', version: 0 },
  ...{ updatedAt: null, updatedByName: null },
}

const { updatedAt: _at, updatedByName: _by, ...nothingPlanned } = nothingKept

/** Fails where somebody else asks: only they look after all organisations. */
export function requireRelationshipStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff look after relationships.')
}

/**
 * What is kept about an organisation, and which documents of the library were chosen for it.
 * @param organisationId anything
 * @returns null where there is no such organisation, or it is archived
 * @throws where the actor is no administrator
 */
export async function readRelationship(
  actor: Actor,
  organisationId: string,
): Promise<{ organisationName: string; relationship: Relationship; chosen: string[] } | null> {
  requireRelationshipStaff(actor)
  if (!idShape.test(organisationId)) return null
  const [organisation] = await database()
    .select({ name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.id, organisationId), isNull(organisations.archivedAt)))
  if (!organisation) return null
  const [[stored], choices] = await Promise.all([
    database()
      .select({ ...relationshipDetails, ...change, updatedByName: relationships.updatedByName })
      .from(relationships)
      .where(eq(relationships.organisationId, organisationId)),
    database()
      .select({ id: libraryChoices.documentId })
      .from(libraryChoices)
      .where(eq(libraryChoices.organisationId, organisationId)),
  ])
  return {
    organisationName: organisation.name,
    relationship: stored ?? nothingKept,
    chosen: choices.map(({ id }) => id),
  }
}

/** What is to be saved. */
export type RelationshipChange = {
  /** The version the page was made with. */
  version: number
  details: RelationshipDetails
  documents: DocumentChoice
}

/**
 * Saves what is kept about an organisation, with its documents: all of it, or nothing where somebody else saved since.
 * What changes nothing writes nothing; what changes the appointment is told to whom that concerns.
 * @param organisationId anything
 * @returns 'stale' where the version is no longer the newest; null where there is no such organisation
 * @throws where the actor is no administrator
 */
export async function saveRelationship(
  actor: Actor,
  organisationId: string,
  asked: RelationshipChange,
): Promise<'saved' | 'stale' | null> {
  requireRelationshipStaff(actor)
  if (!idShape.test(organisationId)) return null
  return database().transaction((tx) => saveIn(tx, actor, organisationId, asked))
}

/**
 * Plans the next appointment of an organisation in the caller's transaction; all else that is kept about it stays.
 */
export async function planAppointment(
  tx: Queryable,
  actor: Actor,
  organisationId: string,
  appointment: Pick<RelationshipDetails, 'nextMeetingAt' | 'nextMeetingPlace' | 'nextMeetingNote'>,
): Promise<void> {
  requireRelationshipStaff(actor)
  const [stored] = await tx
    .select({ ...relationshipDetails, version: relationships.version })
    .from(relationships)
    .where(eq(relationships.organisationId, organisationId))
  const { version, ...details } = stored ?? nothingPlanned
  const asked = { version, details: { ...details, ...appointment }, documents: { shown: [], chosen: [] } }
  const saved = await saveIn(tx, actor, organisationId, asked)
  if (saved !== 'saved') throw new Error(`No appointment could be saved: ${saved}`)
}

async function saveIn(
  tx: Queryable,
  actor: Actor,
  organisationId: string,
  asked: RelationshipChange,
): Promise<'saved' | 'stale' | null> {
  // In the order in which a change of the library takes them too: documents first, organisations when it commits.
  await holdLibrary(tx)
  // Anyone who saves for the same organisation waits here, also where nothing is kept yet.
  const [organisation] = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.id, organisationId), isNull(organisations.archivedAt)))
    .for('no key update')
  if (!organisation) return null
  const [stored] = await tx
    .select({ ...relationshipDetails, version: relationships.version })
    .from(relationships)
    .where(eq(relationships.organisationId, organisationId))
  if ((stored?.version ?? 0) !== asked.version) return 'stale'
  const documents = await chooseDocuments(tx, actor, organisationId, asked.documents)
  const fields = changedFields(stored ?? nothingKept, asked.details)
  if (fields.length === 0 && !documents) return 'saved'
  const values = { ...asked.details, version: asked.version + 1, updatedAt: sql`now()`, updatedByName: actor.name }
  await tx
    .insert(relationships)
    .values({ ...values, organisationId })
    .onConflictDoUpdate({ target: relationships.organisationId, set: values })
  if (fields.length > 0) {
    const subject = { fields: fields.join(' ') }
    await noteAction(tx, actor, { action: 'relationship-changed', organisationId, subject })
  }
  const { nextMeetingAt: before } = stored ?? nothingKept
  const isToBeTold = fields.some((name) => shownOfAppointment.has(name)) && (before ?? asked.details.nextMeetingAt)
  if (isToBeTold) {
    const words = { key: 'followUp', values: { from: before?.getTime() ?? '', by: actor.userId } }
    const happening = { organisationId, cause: 'appointment', locationIndex: null, item: null, subject: null, words }
    const event = { type: 'appointment', organisationId, locationIndex: null, item: null, subjects: [null] } as const
    await addWebhookEvents(tx, event)
    await addNotices(tx, happening, { ofPlace: true, people: [actor.userId], contact: true })
  }
  return 'saved'
}

/** What the organisation sees of its appointment. */
const shownOfAppointment: ReadonlySet<string> = new Set<keyof RelationshipDetails>([
  ...(['nextMeetingAt', 'nextMeetingPlace', 'nextMeetingNote'] as const),
])

/** Their names, in the order in which they are kept. */
function changedFields(before: RelationshipDetails, after: RelationshipDetails): string[] {
  const kept = ({ nextMeetingAt, ...rest }: RelationshipDetails) =>
    new Map<string, unknown>(Object.entries({ ...rest, nextMeetingAt: nextMeetingAt?.getTime() ?? null }))
  const was = kept(before)
  const is = kept(after)
  return Object.keys(relationshipDetails).filter((name) => was.get(name) !== is.get(name))
}
