import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { formatSize } from '#app/platform/documents/file-size.ts'
import { checkState, earlierVersions, successorOf } from '#app/platform/documents/listed-document.ts'
import { hasPreview, isReadable } from '#app/platform/documents/readable.ts'
import { listReasons, mostReasons } from '#app/persistence/documents/review-reasons.server.ts'
import {
  readNextWaiting,
  readPlaceInQueue,
  readPreviousWaiting,
  type WaitingDocument,
} from '#app/persistence/documents/verdict-neighbours.server.ts'
import { readReview, type ReviewedDocument } from '#app/persistence/documents/verdict-queue.server.ts'
import { organisationAddress } from '../organisations/addresses.ts'
import { queueAddress, reviewAddress } from './addresses.ts'
import { readJudged } from './judged.server.ts'
import { filterOf, narrowedBy, placeWords } from './place.server.ts'
import { readSender } from './sender.server.ts'

/** A document with all that provider staff need to judge it, and where to go on. */
export async function loadReview({ request, context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const found = await readReview(actor, params.organisationId ?? '', params.documentId ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { document, beside } = found
  const query = new URL(request.url).searchParams
  const narrowed = narrowedBy(query)
  const filter = filterOf(narrowed)
  const { language } = context
  const [next, previous, queued, reasons, sender, done] = await Promise.all([
    readNextWaiting(actor, document, filter),
    readPreviousWaiting(actor, document, filter),
    readPlaceInQueue(actor, document, filter),
    listReasons(actor, document.documentType),
    readSender(actor, document, language),
    readJudged(actor, query, narrowed, language),
  ])
  const moment = (at: Date) => formatMoment(at.getTime(), language)
  const toLine = (one: ReviewedDocument) => ({
    id: one.id,
    name: one.name,
    href: reviewAddress(one, narrowed),
    state: checkState(one),
    by: one.createdByName,
    at: moment(one.createdAt),
    reason: one.returnReason,
    preview: hasPreview(one) && isReadable(one) ? `${addressOf(one)}/preview` : null,
    judged: one.reviewedAt && { by: one.reviewedByName ?? '', at: moment(one.reviewedAt) },
  })
  const earlier = earlierVersions(beside, document)
  const newer = successorOf(beside, document)
  const toNeighbour = (one: WaitingDocument | null) => {
    if (!one) return null
    const { item, location } = placeWords(one, language)
    return { name: `${item}, ${location}`, href: reviewAddress(one, narrowed) }
  }
  const isGone = document.removedAt !== null || document.replacedAt !== null
  return {
    ...toLine(document),
    ...placeWords(document, language),
    organisation: { name: document.organisationName, href: organisationAddress(document.organisationId) },
    version: earlier.length + 1,
    sender,
    reasons,
    hasRoom: reasons.length < mostReasons,
    done,
    size: formatSize(document.size, language),
    scan: document.scan,
    /** When it was last judged, in milliseconds: what the page shows is what is decided on. */
    seenAt: document.reviewedAt?.getTime() ?? null,
    download: isReadable(document) ? `${addressOf(document)}/download` : null,
    canBeJudged: !isGone && isReadable(document),
    removed: document.removedAt && { by: document.removedByName ?? '', at: moment(document.removedAt) },
    newer: newer ? { name: newer.name, href: reviewAddress(newer, narrowed) } : null,
    earlier: earlier.map(toLine),
    beside: beside.filter((one) => one.replacedAt === null && one.id !== newer?.id).map(toLine),
    next: toNeighbour(next),
    previous: toNeighbour(previous),
    queued,
    queue: queueAddress(narrowed),
  }
}

/** The address below which a document has its preview and its bytes. */
const addressOf = ({ organisationId, id }: ReviewedDocument) => `/admin/review/${organisationId}/${id}`

export type Review = Awaited<ReturnType<typeof loadReview>>
export type ReviewLine = Review['earlier'][number]
