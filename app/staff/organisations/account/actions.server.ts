import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import { addNote, markFollowedUp } from '#app/persistence/staff/notes.server.ts'
import { changeOwners } from '#app/persistence/staff/owners.server.ts'
import { flashSmall, type FlashKey } from '#app/platform/frame/flash.server.ts'
import { expectForm, parseForm } from '#app/platform/frame/submission.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { organisationAddress } from '../addresses.ts'
import { accountErrorOf, followUpDay, noteForm, ownerForm } from './forms.server.ts'

/** What was sent from the page of an organisation. */
export type SentForm = { actor: Actor; id: string; form: FormData; language: Language }

/** What comes back where nothing was saved: what was typed, and why. */
export type AccountAnswer =
  | { part: 'owner'; result: SubmissionResult<string[]>; isStale: boolean }
  | { part: 'note'; result: SubmissionResult<string[]> }

const saved = (id: string, section: string, key: FlashKey) =>
  redirect(`${organisationAddress(id)}#${section}`, { status: 303, headers: { 'Set-Cookie': flashSmall(key) } })

const notFound = () => new Response(null, { status: 404 })

/** Saves who looks after the organisation: 303; 422 where somebody cannot be chosen, 409 where somebody else changed it. */
export async function saveOwners({ actor, id, form, language }: SentForm) {
  const errorOf = accountErrorOf(language)
  const submission = parseForm(form, ownerForm, errorOf)
  const refuse = (result: SubmissionResult<string[]>, isStale: boolean) =>
    data<AccountAnswer>({ part: 'owner', result, isStale }, { status: isStale ? 409 : 422 })
  if (submission.status !== 'success') return refuse(submission.reply(), false)
  const { owner, deputy, known } = submission.value
  const named = (choice: { owner: string; deputy: string }) => ({
    ownerId: choice.owner || null,
    deputyId: choice.deputy || null,
  })
  const outcome = await changeOwners(actor, id, named(known), named({ owner, deputy }))
  if (outcome === null) throw notFound()
  if (outcome === 'refused') return refuse(submission.reply({ fieldErrors: { owner: [errorOf('owner')] } }), false)
  if (outcome === 'stale') return refuse(submission.reply(), true)
  return saved(id, 'account', 'staff/organisations/account:owner.saved')
}

/** Writes a note, once for each form: 303; or 422 with all that was typed. */
export async function writeNote({ actor, id, form, language }: SentForm) {
  const submission = parseForm(form, noteForm, accountErrorOf(language))
  if (submission.status !== 'success') {
    return data<AccountAnswer>({ part: 'note', result: submission.reply() }, { status: 422 })
  }
  const { noteId, kind, words, followUp } = submission.value
  const isAdded = await addNote(actor, id, { kind, words, followUp: followUpDay(followUp) }, noteId)
  if (!isAdded) throw notFound()
  return saved(id, 'notes', 'staff/organisations/account:notes.saved')
}

const oneNote = z.object({ note: z.string() })

/** Marks that a note was come back to: 303. */
export async function followUpNote({ actor, id, form }: SentForm) {
  if (!(await markFollowedUp(actor, id, expectForm(form, oneNote).note))) throw notFound()
  return saved(id, 'notes', 'staff/organisations/account:notes.followedUp')
}
