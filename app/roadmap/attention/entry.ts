import type { Missing, State } from '../rules/progress.ts'
import type { Holder } from '../standing/standing.ts'

/** Whom an entry concerns: people of the organisation, guests by link, or provider staff. */
export const readers = ['leader', 'assignee', 'ict', 'signer', 'staff', 'owner'] as const
export type Reader = (typeof readers)[number]

/** What may need somebody; the names are part of the API. */
export const kinds = [
  'connection-passed',
  'next',
  'due-soon',
  'late',
  'sent-back',
  'accepted',
  'waits-for-task',
  'waits-for-outsider',
  'waits-for-colleague',
  'waits-for-provider',
  'answer',
  'given-back',
  'check-document',
  'confirm-wifi',
  'signing-turn',
  'date-advice',
  'appointment',
  'assigned',
  'stalled',
  'slipped',
  'forecast-slips',
  'undelivered',
  'no-contact',
] as const
export type Kind = (typeof kinds)[number]

/** Why an entry is there: the key of a text in `roadmap/attention`, with its values. A value may be a day or a task. */
export type Reason = { key: string; values: Readonly<Record<string, string | number>> }

/** Something of one place that needs somebody, as a rule finds it. It says nothing of the reader's language. */
export type Finding = {
  /** Tells it apart from all others of its place, and stays the same while its cause stands: `late:wifi-settings`. */
  key: string
  kind: Kind
  for: Reader
  /** The key of the task it is about; null where it is about none. */
  item: string | null
  /** The page of that task to go to: '' is its first page; null where it is about no task. */
  page: string | null
  /** The id of the link, document or assignment it is about. */
  subject: string | null
  /** Calendar date by which something should happen, always a working day; null where there is no such day. */
  due: number | null
  /** Calendar date since which it stands, or on which the thing it tells of happens; null where that is not known. */
  since: number | null
  reason: Reason
  /** Where that task stands; null where it is about none. */
  state: State | null
  /** What the task still needs: the first few, and how many there are in all. */
  missing: readonly Missing[]
  missingCount: number
  /** Entries are sorted by it, the heaviest first. */
  weight: number
}

/** The same with who has to act. */
export type Entry = Finding & { holder: Holder }
