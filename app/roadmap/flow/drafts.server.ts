import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { UnreadableUploadError } from '#app/platform/documents/receive.server.ts'
import { readAuthor } from '#app/platform/drafts/author.server.ts'
import { isDraftId } from '#app/platform/drafts/draft-id.ts'
import { keepDraft, openEntries } from '#app/platform/drafts/drafts.server.ts'
import { versionIn, type Entries } from '#app/platform/drafts/form-entries.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { deleteDraft, readSealedDraft } from '#app/persistence/forms/drafts.server.ts'
import type { Item } from '../rules/item.ts'
import { readGoTo } from './go-to.ts'
import { textOf } from './page-form.server.ts'
import { secretPaths } from './secrets.server.ts'
import { knownEntries, unsavedOf, type RefusedForm } from './unsaved.server.ts'
import { itemTitle, pageTitle } from './words.server.ts'

const noFields = z.object({})

/** A form of a page of an item, as it was sent. */
export type SentForm = { item: Item; page: string; form: FormData }

/** Where the drafts of a page stand. */
export const draftPath = (item: Item, page: string): string => `${item.path}/${page}`

/** The id of the draft that a form was filled in from, or that keeps what was refused of it before; null without one. */
export function draftIn(form: FormData): string | null {
  const id = textOf(form, 'draft')
  return isDraftId(id) ? id : null
}

/**
 * Makes sure that a form is sent by whom it was made for: on a shared computer an old page can be open while somebody
 * else has signed in. What was typed is then kept for its author.
 * @throws a redirect to the home page, which says so
 */
export async function assertAuthor(args: ActionFunctionArgs, { item, page, form }: SentForm): Promise<void> {
  const author = readAuthor(textOf(form, 'author') ?? '')
  if (!author || author.userId === requireMember(args.context).userId) return
  const about = { path: draftPath(item, page), locationId: textOf(form, 'locationId') ?? '', version: versionIn(form) }
  await keepDraft(author, { ...about, reason: 'signed-out', entries: typedOn({ item, page, form }) }, null)
  const headers = { 'Set-Cookie': flash('warning', 'roadmap/flow:saving.otherAuthor') }
  throw redirect('/', { status: 303, headers })
}

/**
 * Fills in the secrets of the draft that a form was filled in from: pages get no secrets, so the form comes without
 * them. No query where the form has no draft, or the page no secret.
 */
export async function takeSecrets(args: ActionFunctionArgs, { item, page, form }: SentForm): Promise<void> {
  const id = draftIn(form)
  const schema = item.pageFields[page]
  const secrets = schema ? secretPaths(schema) : []
  if (id === null || secrets.length === 0) return
  const sealed = await readSealedDraft(requireMember(args.context), id)
  if (sealed === null) return
  for (const [name, value] of openEntries(sealed)) {
    if (secrets.includes(name) && form.get(name) === '') form.set(name, value)
  }
}

/**
 * Keeps as a draft what a form says and was not saved, in place of the form's earlier draft; where all was saved that
 * one goes. A draft that the reader wants to be rid of goes too. No query for a form without drafts that was saved.
 * @param refused null where all was saved
 * @returns the id of the draft; null where there is nothing to keep
 */
export async function settleDraft(
  args: ActionFunctionArgs,
  { item, page, form }: SentForm,
  refused: RefusedForm | null,
): Promise<string | null> {
  const member = requireMember(args.context)
  const before = draftIn(form)
  const goTo = readGoTo(form.get('goTo'))
  if (goTo.to === 'discard') await deleteDraft(member, goTo.id)
  const schema = item.pageFields[page] ?? noFields
  const sent = { item, schema, form }
  const isStopped = refused?.result.outcome === 'saved' && refused.result.wouldBe !== null
  const unsaved = isStopped
    ? { entries: knownEntries(sent), version: versionIn(form), reason: 'answers' as const }
    : refused && unsavedOf(refused, sent)
  const about = { path: draftPath(item, page), locationId: textOf(form, 'locationId') ?? '' }
  const kept = unsaved && (await keepDraft(member, { ...about, ...unsaved }, before))
  if (!kept && before !== null) await deleteDraft(member, before)
  // The page that is made as the answer looks for drafts too.
  if (kept && args.context.session) args.context.session.hasDrafts = true
  return kept
}

/**
 * Keeps as a draft what was typed beside files, where those could not be taken in and nothing was saved.
 * @param form the fields that stand before the files
 * @param reason what was thrown
 */
export async function keepUnread(args: ActionFunctionArgs, { item, page, form }: SentForm, reason: unknown) {
  if (reason instanceof Response) return
  const locationId = textOf(form, 'locationId') ?? ''
  const why = reason instanceof UnreadableUploadError ? ('too-large' as const) : ('moved' as const)
  const unsaved = { locationId, version: versionIn(form), reason: why, entries: typedOn({ item, page, form }) }
  const kept = await keepDraft(requireMember(args.context), { path: draftPath(item, page), ...unsaved }, draftIn(form))
  if (kept && args.context.session) args.context.session.hasDrafts = true
}

/** What a form says of the fields of its page. */
function typedOn({ item, page, form }: SentForm): Entries {
  const schema = item.pageFields[page]
  return schema ? knownEntries({ item, schema, form }) : []
}

/** A Set-Cookie header for a page that says on which page something waits that could not be saved. */
export const keptOnPage = (item: Item, page: string, language: Language): string =>
  flash('warning', 'roadmap/flow:saving.keptOnPage', {
    page: pageTitle(item, page, language),
    item: itemTitle(item, language),
  })
