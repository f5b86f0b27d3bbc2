export const states = ['none', 'busy', 'done', 'confirmed'] as const

/** Open, in progress, completed; and for documents: checked by provider staff. */
export type State = (typeof states)[number]

/** A field that still needs a value before its item is done: where it stands, so that it can be named and linked to. */
export type Missing = {
  /** The sub-page of the item on which it is filled in. */
  page: string
  /** The name of the field on that page (`wards[0].name`), or of a part that has no field of its own (`document`). */
  path: string
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
export function judge(nothing: boolean, missing: Missing[]): Progress {
  if (nothing) return { state: 'none', missing }
  return { state: missing.length === 0 ? 'done' : 'busy', missing }
}

/** Names fields of one page as missing. */
export const missingOn = (page: string, paths: readonly string[], at = ''): Missing[] =>
  paths.map((path) => ({ page, path: at + path }))

/** A document as the rules see it; removed documents are left out by whoever asks. */
export type DocumentMark = { userUploaded: boolean; accepted: boolean }

/** The state of an item by its documents: confirmed, done, or none where nothing was uploaded by the users. */
export function documentState(documents: readonly DocumentMark[]): Extract<State, 'none' | 'done' | 'confirmed'> {
  const uploaded = documents.filter((document) => document.userUploaded)
  if (uploaded.some((document) => document.accepted)) return 'confirmed'
  return uploaded.length > 0 ? 'done' : 'none'
}
