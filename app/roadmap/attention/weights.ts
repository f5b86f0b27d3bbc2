import type { Entry, Kind } from './entry.ts'

/**
 * What goes before what, for each reader: whether a connection day that is over took place, what came back or is late, then what cannot go on by itself, then what is due
 * soon, then what is simply next, and last what is only good to know. Between two kinds lies room for the days that
 * are counted within one: ninety where lateness counts, less where few are told.
 */
export const weights: Readonly<Record<Kind, number>> = {
  'connection-passed': 1300,
  slipped: 1000,
  'sent-back': 900,
  late: 800,
  'check-document': 750,
  undelivered: 700,
  'confirm-wifi': 650,
  'signing-turn': 620,
  'given-back': 630,
  answer: 600,
  assigned: 550,
  'forecast-slips': 500,
  'due-soon': 400,
  stalled: 380,
  'date-advice': 360,
  'no-contact': 350,
  next: 300,
  appointment: 250,
  'waits-for-outsider': 200,
  'waits-for-colleague': 190,
  'waits-for-provider': 180,
  'waits-for-task': 150,
  accepted: 100,
}

/** What is late and keeps a place from being connected on a day that is near goes before everything else: the nearest day first. */
export const blockingWeight = 1100

/** What a finished location waits for comes next. */
export const holdsUpWeight = 1050

/** The kinds that ask a leader to do something; the others only tell. */
export const toDo: ReadonlySet<Kind> = new Set<Kind>([
  ...([
    'connection-passed',
    'sent-back',
    'late',
    'undelivered',
    'given-back',
    'answer',
    'assigned',
    'date-advice',
    'due-soon',
    'next',
  ] as const),
])

/** The kinds in which a task is taken up, or taken up again. */
export const ofTasks: ReadonlySet<Kind> = new Set<Kind>(['late', 'due-soon', 'next', 'assigned'])

/**
 * Whether somebody of the place can act on an entry: not on a task that a guest, the provider or another task holds, and on one that a
 * colleague was given only where that is the reader.
 */
export const canActOn = ({ kind, holder }: Entry, isReaders = kind === 'assigned'): boolean =>
  !ofTasks.has(kind) || holder === 'us' || (holder === 'colleague' && isReaders)

/**
 * The entry a leader is led to: the first of those that ask for something; null where none does.
 * @param entries the heaviest first
 * @param isMeant which of them count; left out where all do
 */
export const mostUrgent = <One extends Entry>(
  entries: readonly One[],
  isMeant: (entry: One) => boolean = () => true,
): One | null => entries.find((entry) => toDo.has(entry.kind) && isMeant(entry)) ?? null

/**
 * What somebody is led to at a place: the heaviest of what asks its people for something and they can act on.
 * @param entries of the place and of its organisation, the heaviest first
 * @param isOwn whether the reader was given a task, by its key
 */
export const stepAt = <One extends Entry>(
  entries: readonly One[],
  isOwn: (item: string) => boolean = () => false,
): One | null => mostUrgent(entries, (entry) => canActOn(entry, entry.item !== null && isOwn(entry.item)))

/** How much heavier something weighs that should have been done before today: a day each. */
export const daysLate = (due: number | null, today: number): number =>
  due === null || due >= today ? 0 : daysCounted((today - due) / 86_400_000)

/** Days count within a kind, and never reach the next one. */
export const daysCounted = (days: number): number => Math.max(0, Math.min(90, days))
