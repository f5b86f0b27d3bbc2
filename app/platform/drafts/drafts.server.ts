import { z } from 'zod'
import { open, seal, sign } from '#app/platform/auth/seal.server.ts'
import { insertDraft, type DraftOwner, type DraftReason } from '#app/persistence/forms/drafts.server.ts'
import type { Entries } from './form-entries.ts'
import { draftBytesPerUser, draftDays, draftsPerUser } from './limits.ts'

const purpose = 'form-draft'
const entriesShape = z.array(z.tuple([z.string(), z.string()]))

/** What could not be saved. */
export type Unsaved = {
  /** As `pagePath` gives it. */
  path: string
  /** Row id of the location the page was about; '' for pages of the organisation. */
  locationId: string
  /** The version of the form that the page was made with; null where it is not known. */
  version: number | null
  reason: DraftReason
  /** What was typed; passwords too, because it is kept encrypted. */
  entries: Entries
}

/**
 * Keeps what could not be saved for a week; the same once more is kept once.
 * @param replaces the id of an earlier draft of the same form, which goes
 * @returns the id of the draft; null where nothing was typed, or where the organisation has no such user
 */
export async function keepDraft(owner: DraftOwner, unsaved: Unsaved, replaces: string | null): Promise<string | null> {
  if (unsaved.entries.length === 0) return null
  const { entries, ...about } = unsaved
  const id = idOf(owner, unsaved)
  const sealed = seal(purpose, entries)
  const limits = { days: draftDays, most: draftsPerUser, mostBytes: draftBytesPerUser }
  const isKept = await insertDraft(owner, { ...about, id, sealed }, { ...limits, replaces })
  return isKept ? id : null
}

/** What was typed, of a draft as it is stored; nothing where it cannot be read any more, because keys were replaced. */
export const openEntries = (sealed: string): Entries => entriesShape.safeParse(open(purpose, sealed)).data ?? []

/** A UUID that nobody can guess from what was typed, and that is the same for the same draft. */
function idOf({ organisationId, userId }: DraftOwner, { path, locationId, version, entries }: Unsaved): string {
  const content = JSON.stringify([organisationId, userId, path, locationId, version, entries])
  const hex = Buffer.from(sign('draft-id', content), 'base64url').toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
