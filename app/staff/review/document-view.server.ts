import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { formatMoment } from '#app/platform/i18n/dates.ts'
import { formatSize } from '#app/platform/documents/file-size.ts'
import { checkState, earlierVersions, successorOf } from '#app/platform/documents/listed-document.ts'
import { hasPreview, isReadable } from '#app/platform/documents/readable.ts'
import { readNextWaiting, readReview, type ReviewedDocument } from '#app/persistence/documents/verdict-queue.server.ts'
import { queueAddress, reviewAddress } from './addresses.ts'
import { filterOf, narrowedBy, placeWords } from './place.server.ts'

/** A document with all that provider staff need to judge it, and where to go on. */
export async function loadReview({ request, context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const found = await readReview(actor, params.organisationId ?? '', params.documentId ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { document, beside } = found
  const narrowed = narrowedBy(new URL(request.url).searchParams)
  const next = await readNextWaiting(actor, document, filterOf(narrowed))
  const { language } = context
  const moment = (at: Date) => formatMoment(at.getTime(), language)
  const toLine = (one: ReviewedDocument) => ({
    id: one.id,
    name: one.name,
    href: reviewAddress(one, narrowed),
    state: checkState(one),
    by: one.createdByName,
    at: moment(one.createdAt),
    reason: one.returnReason,
    judged: one.reviewedAt && { by: one.reviewedByName ?? '', at: moment(one.reviewedAt) },
  })
  const earlier = earlierVersions(beside, document)
  const newer = successorOf(beside, document)
  const here = `/admin/review/${document.organisationId}/${document.id}`
  const isGone = document.removedAt !== null || document.replacedAt !== null
  return {
    ...toLine(document),
    ...placeWords(document, language),
    organisation: document.organisationName,
    size: formatSize(document.size, language),
    scan: document.scan,
    /** When it was last judged, in milliseconds: what the page shows is what is decided on. */
    seenAt: document.reviewedAt?.getTime() ?? null,
    download: isReadable(document) ? `${here}/download` : null,
    preview: hasPreview(document) ? `${here}/preview` : null,
    canBeJudged: !isGone && isReadable(document),
    removed: document.removedAt && { by: document.removedByName ?? '', at: moment(document.removedAt) },
    newer: newer ? { name: newer.name, href: reviewAddress(newer, narrowed) } : null,
    earlier: earlier.map(toLine),
    beside: beside.filter((one) => one.replacedAt === null && one.id !== newer?.id).map(toLine),
    next: next && { name: next.name, href: reviewAddress(next, narrowed) },
    queue: queueAddress(narrowed),
  }
}

export type Review = Awaited<ReturnType<typeof loadReview>>
export type ReviewLine = Review['earlier'][number]
