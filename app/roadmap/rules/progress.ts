export const states = ['none', 'busy', 'done', 'confirmed'] as const

/** Open, in progress, completed; and for documents: checked by provider staff. */
export type State = (typeof states)[number]

/** A field that still needs a value before its item is done: where it stands, so that it can be named and linked to. */
export type Missing = {
  /** The sub-page of the item on which it is filled in. */
  page: string
  /** The name of the field on that page (`wards[0].name`), or of a part that has no field of its own (`document`). */
  path: string
  /** The field that has to be filled in first, while the page of this one is closed. Links to this one go there. */
  behind?: { page: string; path: string }
}

/** Where an item stands, and what it still needs. */
export type Progress = { state: State; missing: Missing[] }

/** A completed substep is one that is done or confirmed. */
export const isCompleted = (state: State): boolean => state === 'done' || state === 'confirmed'

/**
 * The shape most rules have: open while there is nothing, completed when nothing is missing, in progress in between.
 * @param nothing what makes the item still open
 * @param missing what the item needs before it is done
 */
export function progressFrom(nothing: boolean, missing: Missing[]): Progress {
  if (nothing) return { state: 'none', missing }
  return { state: missing.length === 0 ? 'done' : 'busy', missing }
}

/** Names fields of one page as missing. */
export const missingOn = (page: string, paths: readonly string[], at = ''): Missing[] =>
  paths.map((path) => ({ page, path: at + path }))

/** A document as the rules see it; removed documents are left out by anyone who asks. */
export type DocumentMark = {
  userUploaded: boolean
  accepted: boolean
  /** When a newer version took its place. */
  replacedAt: Date | null
  /** Why provider staff sent it back; null where they did not. */
  returnReason: string | null
  scan: 'off' | 'waiting' | 'clean' | 'infected'
}

/** True for what the users uploaded and no newer version has taken the place of. */
const isCurrent = ({ userUploaded, replacedAt }: DocumentMark): boolean => userUploaded && replacedAt === null

/** True for a document that was sent back and for which no new version has come yet. */
export const isSentBack = (document: DocumentMark): boolean => isCurrent(document) && document.returnReason !== null

/**
 * The state of an item by its documents: confirmed, done, or none where nothing that counts was uploaded. What does not
 * count, accepted or not: what the provider put there, what was sent back, what a newer version took the place of, and
 * what has a virus.
 */
export function documentState(documents: readonly DocumentMark[]): Extract<State, 'none' | 'done' | 'confirmed'> {
  const counting = documents.filter(
    (document) => isCurrent(document) && document.returnReason === null && document.scan !== 'infected',
  )
  if (counting.some((document) => document.accepted)) return 'confirmed'
  return counting.length > 0 ? 'done' : 'none'
}

/** What is known of the documents of an item: their state, and whether all that was uploaded has been sent back. */
export type DocumentFacts = { documentState: ReturnType<typeof documentState>; isSentBack: boolean }

/** Sums up the documents of an item. */
export function documentFacts(documents: readonly DocumentMark[]): DocumentFacts {
  const state = documentState(documents)
  return { documentState: state, isSentBack: state === 'none' && documents.some(isSentBack) }
}

/** What is missing on the page where files are uploaded: nothing, a file, or a new version of what was sent back. */
export function missingDocument(page: string, { documentState: state, isSentBack }: DocumentFacts): Missing[] {
  if (state !== 'none') return []
  return missingOn(page, [isSentBack ? 'newVersion' : 'document'])
}

/** Where an item stands that is about documents alone: begun also where all of them were sent back. */
export const documentProgress = (page: string, facts: DocumentFacts): Progress => ({
  state: facts.documentState === 'none' && facts.isSentBack ? 'busy' : facts.documentState,
  missing: missingDocument(page, facts),
})
