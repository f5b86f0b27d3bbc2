import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { staffNotes } from '#drizzle/schema/staff.ts'
import type { Actor } from '../actor.ts'
import { addOnce } from '../add-once.ts'
import { database, type Queryable } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { noteAction } from './audit.server.ts'

/** What a note is of. */
export const noteKinds = ['call', 'visit', 'mail', 'note'] as const
export type NoteKind = (typeof noteKinds)[number]

/** What somebody of the staff writes down. */
export type NewNote = {
  kind: NoteKind
  words: string
  /** The day to come back to it, as 2027-03-17; null for none. */
  followUp: string | null
}

const columns = {
  id: staffNotes.id,
  kind: staffNotes.kind,
  words: staffNotes.words,
  followUp: staffNotes.followUp,
  followedUpAt: staffNotes.followedUpAt,
  authorName: staffNotes.authorName,
  createdAt: staffNotes.createdAt,
}

function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff read and write notes about organisations.')
}

/**
 * A page of the notes about an organisation, the newest first, and how many there are in all.
 * @param page from 1
 */
export async function listNotes(actor: Actor, organisationId: string, page: number, size: number) {
  requireStaff(actor)
  if (!idShape.test(organisationId)) return { notes: [], total: 0 }
  const own = eq(staffNotes.organisationId, organisationId)
  const [notes, [counted]] = await Promise.all([
    database()
      .select(columns)
      .from(staffNotes)
      .where(own)
      .orderBy(desc(staffNotes.createdAt), desc(staffNotes.id))
      .limit(size)
      .offset((page - 1) * size),
    database().select({ total: count() }).from(staffNotes).where(own),
  ])
  return { notes, total: counted?.total ?? 0 }
}

/**
 * Writes a note about an organisation, once for each form.
 * @param organisationId anything
 * @param formId made with the form
 * @returns false where there is no such organisation, or it is archived
 */
export async function addNote(actor: Actor, organisationId: string, note: NewNote, formId: string): Promise<boolean> {
  requireStaff(actor)
  if (!idShape.test(organisationId)) return false
  return database().transaction(async (tx) => {
    if (!(await isActive(tx, organisationId))) return false
    const row = { ...note, organisationId, authorId: actor.userId, authorName: actor.name }
    const insert = async (id: string) =>
      (
        await tx
          .insert(staffNotes)
          .values({ ...row, id })
          .onConflictDoNothing()
          .returning()
      ).length > 0
    const isSame = async () => {
      const [stored] = await tx.select(columns).from(staffNotes).where(noteWith(organisationId, formId))
      return stored?.kind === note.kind && stored.words === note.words && stored.followUp === note.followUp
    }
    const { id, isNew } = await addOnce(formId, insert, isSame)
    // Never the words: who reads the log need not know what was spoken of.
    const subject = { id, kind: note.kind, followUp: note.followUp }
    if (isNew) await noteAction(tx, actor, { action: 'note-added', organisationId, subject })
    return true
  })
}

/**
 * Marks that what a note asked to come back to was done; what was done before stays as it was.
 * @param id anything
 * @returns false where there is no such note with a day to come back to it
 */
export async function markFollowedUp(actor: Actor, organisationId: string, id: string): Promise<boolean> {
  requireStaff(actor)
  if (!idShape.test(organisationId) || !idShape.test(id)) return false
  return database().transaction(async (tx) => {
    const [found] = await tx.select(columns).from(staffNotes).where(noteWith(organisationId, id)).for('no key update')
    if (!found || found.followUp === null) return false
    if (found.followedUpAt !== null) return true
    await tx
      .update(staffNotes)
      .set({ followedUpAt: sql`now()` })
      .where(noteWith(organisationId, id))
    const subject = { id, kind: found.kind, followUp: found.followUp }
    await noteAction(tx, actor, { action: 'note-followed-up', organisationId, subject })
    return true
  })
}

const noteWith = (organisationId: string, id: string) =>
  and(eq(staffNotes.organisationId, organisationId), eq(staffNotes.id, id))

async function isActive(tx: Queryable, organisationId: string): Promise<boolean> {
  const active = and(eq(organisations.id, organisationId), isNull(organisations.archivedAt))
  const [found] = await tx.select({ id: organisations.id }).from(organisations).where(active).for('key share')
  return found !== undefined
}
