import { createHash } from 'node:crypto'
import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node'
import { environment } from '#app/platform/config/env.server.ts'
import {
  discardFiles,
  receiveUpload,
  UnreadableUploadError,
  type ReceivedUpload,
} from '#app/platform/documents/receive.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { guestBudgets } from '#app/platform/config/limits.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { readSpent } from '#app/persistence/links/share-budgets.server.ts'
import { readShareLink } from '#app/persistence/links/share-links.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { keepDocuments, NoPlaceError } from '#app/roadmap/flow/keep-documents.server.ts'
import { uploadWords } from '#app/roadmap/flow/words.server.ts'
import { overBudget, takeFromBudget } from '../guest/budget.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { forgetPlaceOfGuest, placeOfGuest } from '../place.server.ts'
import { agreementOf, type Agreement } from './agreement.server.ts'
import { awaitedBefore, mayUpload } from './part.server.ts'

/** What the page gets on which the signed copy is brought back. */
export type CopyData = Awaited<ReturnType<typeof loadCopy>>

/** What went wrong, and how many files were kept all the same. */
export type CopyAnswer = { errors: string[]; added: number }

/**
 * What the page shows that takes the signed copy.
 * @throws a 404 response where the link takes none
 */
export async function loadCopy(guest: Guest, context: AppLoadContext) {
  const agreement = await openAgreement(guest, context)
  const awaits = await awaitedBefore(guest, agreement)
  return { title: agreement.shown.title, awaits, megabytes: environment().UPLOAD_MAX_MB }
}

async function openAgreement(guest: Guest, context: AppLoadContext): Promise<Agreement> {
  const agreement = await agreementOf(guest, context)
  if (!mayUpload(guest, agreement) || guest.link.outcome === 'signed') throw new Response(null, { status: 404 })
  return agreement
}

/** Thrown where the link ended, or somebody has to come first. */
class NotNowError extends Error {}

/** Thrown where more files came by the link today than may. */
class OverBudgetError extends Error {}

/**
 * Takes the signed copy in, as an upload of the task by the person with the link; documents that were sent back have this as
 * their new version. Answers 303; or the page again with 422 where a file was refused or none was chosen, 409 where
 * somebody has to come first or the link has ended meanwhile, 429 where more came today than may, 400 where the files did
 * not all arrive.
 */
export async function copyAction(guest: Guest, { request, context }: ActionFunctionArgs) {
  const { link, contributor } = guest
  const { language } = context
  const agreement = await openAgreement(guest, context)
  const { item } = agreement
  const place = await placeOfGuest(guest, context)
  const say = textFor(language, 'platform/documents/answers')
  const refuse = (errors: string[], status: number, added = 0) => data<CopyAnswer>({ errors, added }, { status })
  const mustOpen = async () => {
    const now = await readShareLink(contributor, link.id)
    if (!now?.isUsable || (await awaitedBefore(guest, agreement))) throw new NotNowError()
  }
  const mustHaveRoom = async () => {
    const { files, bytes } = await readSpent(link)
    if (files >= guestBudgets.files || bytes >= guestBudgets.bytes) throw new OverBudgetError()
  }
  let upload: ReceivedUpload
  try {
    const { organisationId: owner } = contributor
    upload = await receiveUpload(request, {
      ...{ store: fileStore(), owner, megabytes: environment().UPLOAD_MAX_MB },
      beforeFiles: async () => {
        await mustOpen()
        await mustHaveRoom()
      },
    })
    // Files can take so long that the link has ended when they are there.
    if (upload.stored.length > 0) await keep(upload)
  } catch (error) {
    if (error instanceof OverBudgetError) {
      const { words, init } = overBudget(language, 'files')
      return data<CopyAnswer>({ errors: [words], added: 0 }, init)
    }
    if (error instanceof NotNowError || error instanceof NoPlaceError) {
      return refuse([textFor(language, 'sharing/signing')('errors.notNow')], 409)
    }
    if (!(error instanceof UnreadableUploadError)) throw error
    return refuse([say('failed', { what: uploadWords(item, language) })], 400)
  }
  const { stored, refused } = upload
  if (stored.length === 0 && refused.length === 0) return refuse([say('nothingChosen')], 422)
  if (refused.length > 0) {
    const errors = refused.map(({ name, reason, values }) => say(`refused.${reason}`, { name, ...values }))
    return refuse(errors, 422, stored.length)
  }
  const cookie = flash('success', 'platform/documents:added', { count: stored.length })
  const address = new URL(request.url).pathname.replace(/\/upload$/, '')
  return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })

  async function keep({ stored: files }: ReceivedUpload): Promise<void> {
    const take = async () => {
      await mustOpen()
      const bytes = files.reduce((sum, { size }) => sum + size, 0)
      if (!(await takeFromBudget(guest, { files: files.length, bytes }))) throw new OverBudgetError()
    }
    await take().catch(async (error: unknown) => {
      await discardFiles(fileStore(), files)
      throw error
    })
    const replaces = agreement.sentBack
    const origin = { way: 'share-link' as const, path: '/share' }
    const location = agreement.location ? place.location : null
    await keepDocuments({ route: { member: contributor, location }, item, origin, files, replaces })
    forgetPlaceOfGuest(context)
    const outcomeWords = files.map(({ name }) => name).join('\n')
    const unseen = { confirmedAt: null, confirmedByName: null }
    // The same files sent twice are told once.
    const onceFor = createHash('sha256')
      .update(files.map(({ sha256 }) => sha256).join())
      .digest('hex')
    await keepAnswer(
      guest,
      ({ outcome }) =>
        outcome === 'signed'
          ? null
          : { kind: 'uploaded', change: { outcome: 'uploaded', outcomeAt: new Date(), outcomeWords, ...unseen } },
      { onceFor },
    )
  }
}
