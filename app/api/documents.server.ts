import type { z } from 'zod'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import {
  discardFiles,
  receiveUpload,
  UnreadableUploadError,
  type ReceivedUpload,
  type RefusedFile,
} from '#app/platform/documents/receive.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { keepDocuments, NoPlaceError } from '#app/roadmap/flow/keep-documents.server.ts'
import { isOpen, type Route } from '#app/roadmap/flow/route.server.ts'
import { uploadWords } from '#app/roadmap/flow/words.server.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { isSentBack } from '#app/roadmap/rules/progress.ts'
import { problem } from '../platform/auth/json-answers.server.ts'
import type { Call } from './endpoint.server.ts'
import type { document } from './schemas.ts'

const say = textFor('en', 'platform/documents/answers')

/** A document as the API gives it. */
export const toDocumentJson = (stored: StoredDocument): z.output<typeof document> => ({
  id: stored.id,
  document_type: stored.documentType,
  location_index: stored.locationIndex,
  name: stored.name,
  media_type: stored.mediaType,
  size: stored.size,
  user_uploaded: stored.userUploaded,
  accepted: stored.accepted,
  created_at: stored.createdAt.toISOString(),
  replaces_id: stored.replacesId,
  reviewed_at: stored.reviewedAt?.toISOString() ?? null,
  return_reason: stored.returnReason,
  scan: stored.scan,
})

/**
 * Takes in the files of a multipart form, whatever its parts are called: all of them, or none where one may not be kept.
 * @param route the place they belong to
 * @param replaces ids of documents that were sent back, of which these are new versions
 * @returns the new documents, in the order sent
 * @throws a response: 400, 403, 409, 413, 415, 422 or 503, after which nothing was kept
 */
export async function uploadDocuments(
  { request, context }: Call,
  route: Route,
  item: Item,
  replaces: readonly string[],
): Promise<StoredDocument[]> {
  const failed = say('failed', { what: uploadWords(item, 'en') })
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw problem(415, 'unsupported_media_type', `${failed} The body has to be multipart/form-data.`)
  }
  refuseOthers(route, item, replaces)
  try {
    const upload = await receiveUpload(request, {
      store: fileStore(),
      owner: route.member.organisationId,
      megabytes: environment().UPLOAD_MAX_MB,
      beforeFiles: (fields) => {
        assertOwn(() => assertCsrf(context, fields))
        if (!isOpen(route)) throw new NoPlaceError('no-location')
      },
    })
    await refuseAny(upload, failed)
    const origin = { way: 'api' as const, path: new URL(request.url).pathname }
    return await keepDocuments({ route, item, origin, files: upload.stored, replaces })
  } catch (error) {
    if (error instanceof UnreadableUploadError) throw problem(400, 'malformed', failed)
    if (!(error instanceof NoPlaceError)) throw error
    throw problem(409, 'location_not_created', `${failed} This location has not been given a name yet.`)
  }
}

/** @throws a 422 response where one of these is no document of this item and place that was sent back */
function refuseOthers(route: Route, item: Item, replaces: readonly string[]): void {
  const place = route.location?.index ?? null
  const known = route.documents.filter(
    (one) => one.documentType === item.key && one.locationIndex === place && isSentBack(one),
  )
  if (replaces.every((id) => known.some((one) => one.id === id.toLowerCase()))) return
  const message = 'Has to be the id of a document of this type and place that was sent back and not replaced yet.'
  throw problem(422, 'invalid', 'The query is not as it has to be.', { issues: [{ path: 'replaces', message }] })
}

/** The rule for forms without a sign of where they come from, in the words of the API. */
function assertOwn(check: () => void): void {
  try {
    check()
  } catch {
    throw problem(
      403,
      'forbidden',
      'Nothing shows that this comes from the portal: send a bearer token, or the header Origin, or the field csrf ' +
        'of a page before the files.',
    )
  }
}

/** @throws a response where a file was refused, or there is none; the others go again */
async function refuseAny({ stored, refused }: ReceivedUpload, failed: string): Promise<void> {
  if (refused.length === 0 && stored.length > 0) return
  await discardFiles(fileStore(), stored)
  if (refused.length === 0) throw problem(422, 'invalid', say('nothingChosen'))
  const issues = refused.map(({ name, reason, values }) => ({
    path: name,
    message: say(`refused.${reason}`, { name, ...values }),
  }))
  const { status, error } = statusOf(refused)
  throw problem(status, error, failed, { issues })
}

function statusOf(refused: readonly RefusedFile[]): { status: number; error: string } {
  const hasReason = (asked: RefusedFile['reason']) => refused.some(({ reason }) => reason === asked)
  if (hasReason('failed')) return { status: 503, error: 'unavailable' }
  return hasReason('tooLarge') ? { status: 413, error: 'too_large' } : { status: 422, error: 'invalid' }
}
