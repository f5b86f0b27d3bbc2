import { dequal } from 'dequal/lite'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { helpEntries } from '#drizzle/schema/settings.ts'
import type { Actor } from '../actor.ts'
import { addOnce } from '../add-once.ts'
import { noteAction } from './audit.server.ts'
import { database } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { keepVersion } from '../forms/text-versions.server.ts'
import { announceSiteTexts } from './site-texts-changed.server.ts'

/** A question and its answer in both languages, and where on the help page they stand. */
export type HelpEntry = {
  section: string
  position: number
  questionNl: string
  answerNl: string
  questionEn: string
  answerEn: string
}

/** The same as stored. */
export type StoredHelpEntry = HelpEntry & { id: string; version: number; updatedAt: Date; updatedByName: string }

const said = {
  section: helpEntries.section,
  position: helpEntries.position,
  questionNl: helpEntries.questionNl,
  answerNl: helpEntries.answerNl,
  questionEn: helpEntries.questionEn,
  answerEn: helpEntries.answerEn,
}
const { archivedAt, ...columns } = {
  ...said,
  id: helpEntries.id,
  version: helpEntries.version,
  updatedAt: helpEntries.updatedAt,
  updatedByName: helpEntries.updatedByName,
  archivedAt: helpEntries.archivedAt,
}

/** Every entry that is not archived, in the order of the help page. */
export async function listHelpEntries(): Promise<StoredHelpEntry[]> {
  return database()
    .select(columns)
    .from(helpEntries)
    .where(isNull(archivedAt))
    .orderBy(asc(helpEntries.section), asc(helpEntries.position), asc(helpEntries.id))
}

/** Entries there can be: they are all kept at hand and stand on one page. */
const maxEntries = 200

/**
 * Adds an entry, once for each form.
 * @param formId made with the form
 * @returns its id; null where there are so many already that no other fits
 * @throws where the actor is no administrator
 */
export async function addHelpEntry(actor: Actor, entry: HelpEntry, formId: string): Promise<string | null> {
  requireStaff(actor)
  return database().transaction(async (tx) => {
    const standing = await tx.$count(helpEntries, isNull(archivedAt))
    if (standing >= maxEntries) return null
    const insert = async (id: string) => {
      const row = { ...entry, id, updatedByName: actor.name }
      return (await tx.insert(helpEntries).values(row).onConflictDoNothing().returning()).length > 0
    }
    const isSame = async () =>
      dequal((await tx.select(said).from(helpEntries).where(eq(helpEntries.id, formId)))[0], entry)
    const { id, isNew } = await addOnce(formId, insert, isSame)
    if (isNew) {
      await noteAction(tx, actor, { action: 'help-added', organisationId: null, subject: { helpId: id } })
      await announceSiteTexts(tx)
    }
    return id
  })
}

/**
 * Changes an entry, or archives it (`null`), and keeps what it said before.
 * @param id anything
 * @param version the one the page was made with
 * @returns 'stale' where somebody else changed or archived it since; null where there never was one
 * @throws where the actor is no administrator
 */
export async function changeHelpEntry(
  actor: Actor,
  id: string,
  version: number,
  entry: HelpEntry | null,
): Promise<'saved' | 'stale' | null> {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  return database().transaction(async (tx) => {
    const one = eq(helpEntries.id, id)
    const [stored] = await tx.select().from(helpEntries).where(one).for('update')
    if (!stored) return null
    if (stored.version !== version || stored.archivedAt) return 'stale'
    const {
      section,
      position,
      questionNl,
      answerNl,
      questionEn,
      answerEn,
      updatedAt: at,
      updatedByName: byName,
    } = stored
    const before = { section, position, questionNl, answerNl, questionEn, answerEn }
    await keepVersion(tx, `help:${id}`, { version, said: before, at, byName })
    const change = { version: version + 1, updatedAt: sql`now()`, updatedByName: actor.name }
    await tx
      .update(helpEntries)
      .set(entry ? { ...entry, ...change } : { archivedAt: sql`now()`, ...change })
      .where(and(one))
    const action = entry ? 'help-changed' : 'help-archived'
    await noteAction(tx, actor, { action, organisationId: null, subject: { helpId: id } })
    await announceSiteTexts(tx)
    return 'saved'
  })
}

function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff may change the help page.')
}
