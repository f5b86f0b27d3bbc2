import type { Queryable } from '#app/persistence/database.server.ts'
import type { WaitingNotice } from '#app/persistence/notifications/waiting-notices.server.ts'
import { idsOf, type Line, type MakeLines, type Reader } from './line.ts'
import { placesOf, type NoticedPlace } from './places.server.ts'

/** What notices can be about: something of a place, known by its id. */
type Subject = { id: string; locationIndex: number | null }

type About<One extends Subject> = {
  subject: One
  place: NoticedPlace
  /** What was noted of it, oldest first; at least one. */
  notices: readonly WaitingNotice[]
  reader: Reader
}

/**
 * Makes a line of each subject that notices are about, as long as it and its place are there.
 * @param read the subjects with these ids as they are now; without those that are gone
 * @param lineOf what is told of one; null where there is nothing to tell by now
 */
export const linesOfSubjects =
  <One extends Subject>(
    read: (tx: Queryable, reader: Reader, ids: readonly string[]) => Promise<One[]>,
    lineOf: (about: About<One>) => Omit<Line, 'notices'> | null,
  ): MakeLines =>
  async (tx, reader, notices) => {
    const noticed = bySubject(notices)
    const found = new Map((await read(tx, reader, [...noticed.keys()])).map((one) => [one.id, one]))
    const placeAt = placesOf(tx, reader)
    const lines: Line[] = []
    for (const [id, own] of noticed) {
      const subject = found.get(id)
      const place = subject && (await placeAt(subject.locationIndex))
      const line = subject && place ? lineOf({ subject, place, notices: own, reader }) : null
      if (line) lines.push({ ...line, notices: idsOf(own) })
    }
    return lines
  }

/** Lines of two kinds with one cause: those of notices whose words have this key are made in another way. */
export const apart =
  (key: string, others: MakeLines, usual: MakeLines): MakeLines =>
  async (tx, reader, notices) => [
    ...(await usual(
      tx,
      reader,
      notices.filter(({ words }) => words.key !== key),
    )),
    ...(await others(
      tx,
      reader,
      notices.filter(({ words }) => words.key === key),
    )),
  ]

/** Notices by what they are about: in the order in which it began. */
function bySubject(notices: readonly WaitingNotice[]): Map<string, WaitingNotice[]> {
  const found = new Map<string, WaitingNotice[]>()
  for (const notice of notices) {
    if (notice.subject !== null) found.set(notice.subject, [...(found.get(notice.subject) ?? []), notice])
  }
  return found
}
