import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { isSentBack } from '../rules/progress.ts'
import { turnsOf } from '../standing/link-turns.ts'
import type { DueTask } from './tasks.ts'
import type { Finding } from './entry.ts'
import type { KnownDocument, KnownPlace } from './known-place.ts'
import { waitsForCheck } from './provider-work.ts'
import { daysCounted, weights } from './weights.ts'

/** For how many working days it is news that a document was accepted. */
const news = 5

/** What the documents of a place ask: new versions of what was sent back, and a look at what is new. */
export function documentEntries(tasks: readonly DueTask[], known: KnownPlace, today: number): Finding[] {
  return tasks.flatMap((task) =>
    known.documents
      .filter(({ documentType, replacedAt }) => documentType === task.item.key && replacedAt === null)
      .flatMap((document) => documentEntry(task, document, known, today) ?? []),
  )
}

/** How many files of a task count, and how many of them are good, or still have to be looked at. */
function filesOf({ item }: DueTask, { documents }: KnownPlace) {
  const files = documents.filter(
    ({ documentType, replacedAt, userUploaded, scan }) =>
      documentType === item.key && replacedAt === null && userUploaded && scan !== 'infected',
  )
  return {
    files: files.length,
    good: files.filter(({ accepted }) => accepted).length,
    open: files.filter(waitsForCheck).length,
  }
}

const isProvidersTurn = (task: DueTask, known: KnownPlace, today: number): boolean =>
  known.links.some(
    (link) => link.items.includes(task.item.key) && turnsOf(link, task, known, today).includes('provider'),
  )

function documentEntry(task: DueTask, document: KnownDocument, known: KnownPlace, today: number): Finding | null {
  const { item, state, due } = task
  const { id, name, reviewedByName, returnReason } = document
  const about = { item: item.key, page: item.filesOn ?? '', subject: id, state, missing: [], missingCount: 0 }
  const reviewed = document.reviewedAt && dayOf(document.reviewedAt.getTime())
  const values = { task: item.key, name, by: reviewedByName ?? '' }
  if (isSentBack(document)) {
    const reason = { key: 'sentBack', values: { ...values, why: returnReason ?? '' } }
    const weight = weights['sent-back'] + daysCounted(reviewed === null ? 0 : workingDaysBetween(reviewed, today))
    return { ...about, key: `sent-back:${id}`, kind: 'sent-back', for: 'leader', due, since: reviewed, reason, weight }
  }
  if (waitsForCheck(document)) {
    // Who signs it accepts it by that: one thing, not two.
    if (isProvidersTurn(task, known, today)) return null
    const since = dayOf(document.createdAt.getTime())
    const weight = weights['check-document'] + Math.min(40, daysCounted(workingDaysBetween(since, today)))
    const reason = { key: 'checkDocument', values: { ...values, ...filesOf(task, known) } }
    const key = `check-document:${id}`
    return { ...about, key, kind: 'check-document', for: 'staff', due: null, since, reason, weight }
  }
  const isNews = reviewed !== null && workingDaysBetween(reviewed, today) <= news
  if (!document.accepted || !document.userUploaded || document.scan === 'infected' || !isNews) return null
  const reason = { key: 'accepted', values }
  const weight = weights.accepted
  return {
    ...about,
    key: `accepted:${id}`,
    kind: 'accepted',
    for: 'leader',
    due: null,
    since: reviewed,
    reason,
    weight,
  }
}
