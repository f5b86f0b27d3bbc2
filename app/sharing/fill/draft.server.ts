import { z } from 'zod'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import { isDraftId } from '#app/platform/drafts/draft-id.ts'
import { versionIn } from '#app/platform/drafts/form-entries.ts'
import { draftDays } from '#app/platform/drafts/limits.ts'
import { deleteShareDraft, keepShareDraft, type ShareDraftReason } from '#app/persistence/links/share-drafts.server.ts'
import { textOf } from '#app/roadmap/flow/page-form.server.ts'
import type { SavedPage } from '#app/roadmap/flow/save-page.server.ts'
import { secretPaths } from '#app/roadmap/flow/secrets.server.ts'
import { knownEntries, unsavedOf } from '#app/roadmap/flow/unsaved.server.ts'
import { rowId } from '#app/roadmap/rules/shapes.ts'
import type { Guest } from '../guest/guest.server.ts'
import type { FilledTask } from './task.server.ts'

const purpose = 'share-draft'

const clash = z.object({
  about: z.string(),
  by: z.string(),
  at: z.number().transform((at) => new Date(at)),
  isOwn: z.boolean(),
})
const content = z.object({ entries: z.array(z.tuple([z.string(), z.string()])), clashes: z.array(clash) })

/** What somebody typed by a link and could not be saved. */
export type DraftContent = z.output<typeof content>

/** The content of a draft as it is stored; null where it cannot be read any more, because keys were replaced. */
export const openDraft = (sealed: string): DraftContent | null => content.safeParse(open(purpose, sealed)).data ?? null

/** The id of the draft that a form was filled in from; null without one. */
export function draftOf(form: FormData): string | null {
  const id = textOf(form, 'draft')
  return isDraftId(id) ? id : null
}

type Sent = { guest: Guest; task: FilledTask; form: FormData }
type Unsaved = DraftContent & { version: number | null; reason: ShareDraftReason }

/**
 * Keeps what a form says and was not saved, in place of what was kept of the task before; where all was saved the draft goes
 * that the form was filled in from. No query for a form without a draft that was saved.
 * @returns the id of the draft; null where there is nothing to keep
 */
export async function settleDraftOfLink(sent: Sent, saved: SavedPage): Promise<string | null> {
  const { guest, task, form } = sent
  const { result, submission, clashes, refused } = saved
  const about = { item: task.item, schema: task.schemaOfAll, form }
  const unsaved = refused && unsavedOf({ result, submission, clashes, isLocked: refused.isLocked }, about)
  const kept = unsaved && (await keep(sent, { ...unsaved, clashes: [...clashes] }))
  const before = draftOf(form)
  if (!kept && before !== null) await deleteShareDraft({ link: guest.link, itemKey: task.item.key }, before)
  return kept
}

/** Keeps all that a form says, because nothing is saved any more: it can be wanted again once the sender asks for more. */
export const keepAllOfLink = (sent: Sent): Promise<string | null> =>
  keep(sent, {
    entries: knownEntries({ item: sent.task.item, schema: sent.task.schemaOfAll, form: sent.form }),
    clashes: [],
    version: versionIn(sent.form),
    reason: 'locked',
  })

/** Removes the draft that a form names, because its reader wants to be rid of it. */
export async function discardDraftOfLink({ guest, task, form }: Sent): Promise<void> {
  const id = draftOf(form)
  if (id !== null) await deleteShareDraft({ link: guest.link, itemKey: task.item.key }, id)
}

/** Passwords are not kept: anyone with the link types them again. */
async function keep({ guest, task, form }: Sent, { entries, clashes, version, reason }: Unsaved) {
  const secrets = secretPaths(task.item.fields)
  const kept = entries.filter(([name]) => !secrets.includes(name))
  if (kept.length === 0) return null
  const told = clashes.map(({ about, by, at, isOwn }) => ({ about, by, at: at.getTime(), isOwn }))
  const sealed = seal(purpose, { entries: kept, clashes: told })
  const named = rowId().safeParse(form.get('locationId')).data
  const locationId = named ?? task.locationId ?? ''
  const draft = { locationId, version, sealed, reason }
  return keepShareDraft({ link: guest.link, itemKey: task.item.key }, draft, draftDays)
}
