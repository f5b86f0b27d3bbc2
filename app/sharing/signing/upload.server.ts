import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node'
import { environment } from '#app/platform/config/env.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { placeOfGuest } from '../place.server.ts'
import { namedByContent, nothingChosen, refusedFiles, takeFiles } from '../take-files.server.ts'
import { agreementOf, type Agreement } from './agreement.server.ts'
import { awaitedBefore, mayUpload } from './part.server.ts'

/** What the page gets on which the signed copy is brought back. */
export type CopyData = Awaited<ReturnType<typeof loadCopy>>

/**
 * What the page shows that takes the signed copy.
 * @throws a 404 response where the link takes none
 */
export async function loadCopy(guest: Guest, context: AppLoadContext) {
  const agreement = await openAgreement(guest, context)
  const awaits = await awaitedBefore(guest, context, agreement)
  return { title: agreement.shown.title, awaits, megabytes: environment().UPLOAD_MAX_MB }
}

async function openAgreement(guest: Guest, context: AppLoadContext): Promise<Agreement> {
  const agreement = await agreementOf(guest, context)
  if (!mayUpload(guest, agreement) || guest.link.outcome === 'signed') throw new Response(null, { status: 404 })
  return agreement
}

/**
 * Takes the signed copy in, as an upload of the task by the person with the link; documents that were sent back have this as
 * their new version. Answers 303; or the page again with 422 where a file was refused or none was chosen, 409 where
 * somebody has to come first or the link has ended meanwhile, 429 where more came today than may, 400 where the files did
 * not all arrive.
 */
export async function copyAction(guest: Guest, args: ActionFunctionArgs) {
  const { request, context } = args
  const agreement = await openAgreement(guest, context)
  const place = await placeOfGuest(guest, context)
  const { upload, refused } = await takeFiles(guest, args, {
    item: agreement.item,
    location: agreement.location ? place.location : null,
    mayCome: async () => !(await awaitedBefore(guest, context, agreement)),
    replacedBy: () => agreement.sentBack,
    notNow: textFor(context.language, 'sharing/signing')('errors.notNow'),
  })
  if (refused) return refused
  const { stored } = upload
  if (stored.length > 0) await tellOfCopy(guest, stored)
  if (stored.length === 0 && upload.refused.length === 0) return nothingChosen(context)
  const refusal = refusedFiles(upload, context)
  if (refusal) return refusal
  const cookie = flash('success', 'platform/documents:added', { count: stored.length })
  const address = new URL(request.url).pathname.replace(/\/upload$/, '')
  return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
}

/** The sender is told that a copy came back; of the same files once. */
const tellOfCopy = (guest: Guest, files: readonly { name: string; sha256: string }[]) => {
  const outcomeWords = files.map(({ name }) => name).join('\n')
  const unseen = { confirmedAt: null, confirmedByName: null }
  return keepAnswer(
    guest,
    ({ outcome }) =>
      outcome === 'signed'
        ? null
        : { kind: 'uploaded', change: { outcome: 'uploaded', outcomeAt: new Date(), outcomeWords, ...unseen } },
    { onceFor: namedByContent(files) },
  )
}
