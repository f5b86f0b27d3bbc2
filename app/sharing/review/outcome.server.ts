import type { Language } from '#app/platform/i18n/languages.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { readShareLink } from '#app/persistence/links/share-links.server.ts'
import { listComments } from '#app/persistence/links/share-reviews.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { newLinkAddress } from '#app/roadmap/flow/addresses.ts'
import { answerOf } from '#app/roadmap/rules/answers.ts'
import { snapshotSchema } from '../snapshot.ts'
import { commentView } from './comment-view.ts'
import { reviewStatusesOf } from './review-status.server.ts'

/** What the sender of a link gets to see of a review. */
export type ReviewOutcomeData = NonNullable<Awaited<ReturnType<typeof loadReviewOutcome>>>

/**
 * What came of a link for review: the answer, whether an approval still stands, and the remarks.
 * @param placeAt reads the organisation as seen from where the link is about
 * @param mayAct whether the reader can say that remarks were dealt with, and send the same again
 * @returns null where the link is for something else
 */
export async function loadReviewOutcome(
  tenant: Tenant,
  id: string,
  language: Language,
  placeAt: (locationIndex: number | null) => Promise<Place>,
  mayAct: boolean,
) {
  const link = await readShareLink(tenant, id)
  if (!link || link.may !== 'review' || link.snapshot === null) return null
  const place = await placeAt(link.locationIndex)
  // Of a location that was archived there is nothing to compare with.
  const isThere = link.locationIndex === null || place.location !== null
  const [[reviewStatus], comments] = await Promise.all([
    reviewStatusesOf(tenant, place, isThere ? [link] : []),
    listComments(tenant, link.id),
  ])
  const snapshot = snapshotSchema.parse(link.snapshot)
  const { outcome, outcomeAt, recipientName: name } = link
  const isOver =
    outcome === 'changes-asked' || outcome === 'declined' || (outcome === 'approved' && reviewStatus?.stands === false)
  const again = newLinkAddress(link.items[0] ?? '', link.locationIndex, link.purpose)
  return {
    id: link.id,
    name,
    outcome: answerOf(link.purpose, reviewOutcome(outcome)),
    day: outcomeAt && formatLongDay(dayOf(outcomeAt.getTime()), language),
    /** Null where nobody can say any more. */
    stands: reviewStatus?.stands ?? null,
    differences: reviewStatus?.differences ?? [],
    comments: comments.map((comment) => commentView(snapshot, comment)),
    mayAct,
    /** Where the next round is prepared; null where there is nothing to send again. */
    again: mayAct && isThere && isOver && link.replacedById === null ? `${again}&again=${link.id}` : null,
  }
}

type Outcome = NonNullable<Awaited<ReturnType<typeof readShareLink>>>['outcome']

const reviewOutcome = (outcome: Outcome) =>
  outcome === 'approved' || outcome === 'changes-asked' || outcome === 'declined' || outcome === 'moved'
    ? outcome
    : null
