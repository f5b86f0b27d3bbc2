import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import type { ShareEventKind, ShareLink, ShareOutcome } from '#app/persistence/links/share-links.server.ts'
import { readShareLink } from '#app/persistence/links/share-links.server.ts'
import {
  addComments,
  listComments,
  resolveEarlier,
  type ShareComment,
} from '#app/persistence/links/share-reviews.server.ts'
import { answerOf } from '#app/roadmap/rules/answers.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { overBudget, takeFromBudget } from '../guest/budget.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { letterheadsOf } from '../letterheads.server.ts'
import { isPersonName } from '../person-name.ts'
import { forgetPlaceOfGuest } from '../place.server.ts'
import { versionOfAnswer } from '../signing/order.server.ts'
import { snapshotSchema, type Snapshot } from '../snapshot.ts'
import {
  choicesFor,
  maxRemarks,
  readReview,
  type ReviewError,
  type SentReview,
  type TypedReview,
} from './answer-form.ts'
import { compareSnapshots } from './compare.ts'
import { followAnswer } from './effects.server.ts'
import { leaveLink } from './move.server.ts'
import { asParagraph } from './remarks.ts'
import { namesOfParts, sectionsOf } from './sections.ts'
import { commentView } from './comment-view.ts'

/** What a page of review needs to draw itself. */
export type ReviewData = Awaited<ReturnType<typeof loadReview>>

/** What came of a review that was not kept as it was sent, or after which there is nothing more to see. */
export type ReviewAnswer = {
  typed: TypedReview
  errors: ReviewError[]
  /** True where the recipient is not the right person, and there is nothing more to see. */
  hasLeft: boolean
}

/**
 * What a link for review shows: what was frozen, what was said of it, and what changed since the round before.
 * @param base the address of the link
 */
export async function loadReview(guest: Guest, context: AppLoadContext, base: string) {
  const { link } = guest
  const snapshot = frozenIn(link)
  const [comments, previous, heads] = await Promise.all([
    listComments(link, link.id),
    readPrevious(link),
    letterheadsOf(guest, context, snapshot, base),
  ])
  return {
    title: snapshot.items.map(({ title }) => title).join(', '),
    frozenAt: link.createdAt.getTime(),
    until: link.expiresAt.getTime(),
    round: link.round,
    isFamily: link.purpose === 'family',
    choices: choicesFor(link.purpose),
    items: snapshot.items.map(({ key, title }) => ({ key, title })),
    sections: sectionsOf(snapshot),
    heads,
    comments: comments.map((comment) => commentView(snapshot, comment)),
    answered:
      link.outcome && link.outcomeAt
        ? {
            outcome: answerOf(link.purpose, link.outcome),
            at: link.outcomeAt.getTime(),
            words: link.outcomeWords ?? '',
          }
        : null,
    previous: previous && {
      // In other words everything would seem to have changed.
      differences: previous.link.language === link.language ? compareSnapshots(previous.snapshot, snapshot) : [],
      comments: previous.comments.map((comment) => commentView(previous.snapshot, comment)),
    },
  }
}

/** What was shown when the link was made. */
function frozenIn({ snapshot }: Pick<ShareLink, 'snapshot'>): Snapshot {
  return snapshotSchema.parse(snapshot)
}

async function readPrevious(link: ShareLink) {
  const previous = link.previousId === null ? null : await readShareLink(link, link.previousId)
  if (!previous || previous.snapshot === null) return null
  return { link: previous, snapshot: frozenIn(previous), comments: await listComments(link, previous.id) }
}

/**
 * Keeps what a reviewer answers: 303 back to the page; 422 and everything typed where something is wrong, 429 where it
 * is too often today; or the page that says that the link has ended, because its reader is not the right person.
 */
export async function reviewAction(guest: Guest, { request, context }: ActionFunctionArgs, form: FormData) {
  const { link } = guest
  const typed: TypedReview = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const known = await listComments(link, link.id)
  const read = readReview(typed, {
    sections: sectionsOf(frozenIn(link)),
    choices: choicesFor(link.purpose),
    hasRemarks: known.length > 0,
    isEmail: isEmailAddress,
    addressOf: typedAddress,
    isName: isPersonName,
  })
  const url = new URL(request.url)
  if ('errors' in read) return data<ReviewAnswer>({ typed, errors: read.errors, hasLeft: false }, { status: 422 })
  const { review } = read
  if (!(await takeFromBudget(guest, { answers: 1 }))) {
    const { init } = overBudget(context.language, 'answers')
    return data<ReviewAnswer>({ typed, errors: [{ field: 'answer', says: 'tooOften' }], hasLeft: false }, init)
  }
  await keepReview(guest, review, await versionOfAnswer(guest, context))
  forgetPlaceOfGuest(context)
  if (review.choice !== 'move') return redirect(`${url.pathname}?sent=1#answer-given`, 303)
  await leaveLink(guest, review.person)
  return data<ReviewAnswer>({ typed: {}, errors: [], hasLeft: true })
}

const outcomes: Partial<Record<SentReview['choice'], ShareOutcome & ShareEventKind>> = {
  approve: 'approved',
  ask: 'changes-asked',
  decline: 'declined',
}

/** The same once more changes nothing; another answer takes the place of the one before. */
async function keepReview(guest: Guest, review: SentReview, answeredVersion: string | null): Promise<void> {
  const { link } = guest
  const { choice, words } = review
  const outcome = outcomes[choice]
  const remarks = outcome === 'changes-asked' && words ? [...review.comments, aboutAll(words)] : review.comments
  // What was said before, to be read once nobody else can say something.
  let before: Pick<ShareLink, 'outcome' | 'outcomeWords'> = link
  let known: ShareComment[] = []
  const isKnown = (one: (typeof remarks)[number]) =>
    known.some(({ itemKey, path, words }) => itemKey === one.itemKey && path === one.path && words === one.words)
  await keepAnswer(
    guest,
    async (now, tx) => {
      before = now
      known = await listComments(link, link.id, tx)
      const hasNew = remarks.some((one) => !isKnown(one))
      const isSame = !outcome || (now.outcome === outcome && now.outcomeWords === words)
      if (!now.isUsable || (isSame && !hasNew)) return null
      if (!outcome) return { kind: 'commented', change: { outcomeWords: now.outcomeWords } }
      // Anyone who looked at an earlier answer has not seen this one.
      const unseen = { confirmedAt: null, confirmedByName: null }
      return {
        kind: outcome,
        change: { outcome, outcomeAt: new Date(), outcomeWords: words, answeredVersion, ...unseen },
      }
    },
    {
      also: async (tx, now) => {
        const comments = remarks.map(({ itemKey, path, words }) => ({ itemKey, path, words }))
        await addComments(tx, now, comments, maxRemarks)
        if (outcome === 'approved') await resolveEarlier(tx, now)
        // Remarks that were only kept are told of once there is an answer.
        if (outcome || before.outcome) await followAnswer(guest, choice, told(), tx)
      },
    },
  )

  function told() {
    const labelOf = namesOfParts(frozenIn(link))
    const remarksBefore = known
      .filter(({ itemKey }) => itemKey !== '')
      .map(({ itemKey, path, words }) => ({ label: labelOf(itemKey, path) ?? '', words }))
    const added = review.comments.filter((one) => !isKnown(one))
    const wordsBefore = before.outcomeWords ?? ''
    return {
      before: before.outcome ? asParagraph(wordsBefore, remarksBefore) : '',
      now: asParagraph(outcome ? words : wordsBefore, [...remarksBefore, ...added]),
    }
  }
}

/** The words with which changes are asked are a remark too, on all that was shown, so that they can be dealt with. */
const aboutAll = (words: string): SentReview['comments'][number] => ({ itemKey: '', path: '', label: '', words })
