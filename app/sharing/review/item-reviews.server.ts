import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { readAnsweredLinks, type AnsweredLink } from '#app/persistence/links/share-reviews.server.ts'
import { readSignedForOrganisation } from '#app/persistence/links/signed-links.server.ts'
import { answerOf } from '#app/roadmap/rules/answers.ts'
import type { ItemReviews, ReviewLine } from '#app/roadmap/flow/item-reviews.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { signedLine } from '../signing/signed-lines.server.ts'
import { snapshotSchema } from '../snapshot.ts'
import { namesOfParts } from './sections.ts'
import { reviewStatusesOf, type ReviewStatus } from './review-status.server.ts'

const none: ItemReviews = { lines: [], marks: {} }

/** How many remarks are shown with a task; all of them stand with the link. */
const shown = 5

/**
 * What reviewers answered about the tasks of a place, and what was signed of them. Each of both takes a
 * query only where there is any, and answers one more for documents in the place of letters.
 */
export async function readReviews(
  tenant: Tenant,
  place: Place,
  language: Language,
): Promise<(itemKey: string) => ItemReviews> {
  if (!place.isReviewed && !place.isSigned) return () => none
  const index = place.location?.index ?? null
  const [links, signed] = await Promise.all([
    place.isReviewed ? readAnsweredLinks(tenant, index) : [],
    place.isSigned ? readSignedForOrganisation(tenant, index) : [],
  ])
  const reviewStatuses = await reviewStatusesOf(tenant, place, links)
  const t = textFor(language, 'sharing/review')
  const told = links.map((link, n) => ({ link, reviewStatus: reviewStatuses[n] }))

  const dayWords = (link: AnsweredLink) => ({
    by: link.recipientName,
    day: link.outcomeAt ? formatDayMonth(dayOf(link.outcomeAt.getTime()), language) : '',
  })
  const lineOf = (link: AnsweredLink, reviewStatus: ReviewStatus | undefined, itemKey: string): ReviewLine => {
    const href = `/links/${link.id}`
    const values = dayWords(link)
    if (link.outcome === 'approved') {
      const isRead = answerOf(link.purpose, link.outcome) === 'read'
      if (reviewStatus?.stands) {
        const words = t(isRead ? 'item.read' : 'item.approved', values)
        return { words, isWell: true, asked: [], link: { href, words: t('item.seeAnswer') } }
      }
      const words = t(isRead ? 'item.readLapsed' : 'item.lapsed', values)
      const pending = link.replacedById ? ` ${t('item.pending')}` : ''
      return { words: words + pending, isWell: false, asked: [], link: { href, words: t('item.see') } }
    }
    const waiting = link.waiting.filter((one) => one.itemKey === itemKey || one.itemKey === '')
    const nameOf = namesOfParts(snapshotSchema.parse(link.snapshot))
    return {
      words: t('item.askedOf', { ...values, count: waiting.length }),
      isWell: false,
      asked: waiting
        .slice(0, shown)
        .map(({ id, path, words }) => ({ id, label: nameOf(itemKey, path), words: shortened(words) })),
      link: { href, words: t('item.seeRemarks') },
    }
  }
  const marksOf = (itemKey: string): ItemReviews['marks'] => {
    const marks: ItemReviews['marks'] = {}
    for (const { link } of told) {
      if (link.outcome !== 'changes-asked') continue
      for (const { path, words } of link.waiting.filter((one) => one.itemKey === itemKey && one.path !== '')) {
        marks[path] = [...(marks[path] ?? []), t('item.asked', { ...dayWords(link), words: shortened(words) })]
      }
    }
    return marks
  }
  return (itemKey) => ({
    lines: [
      ...told
        .filter(({ link }) => link.items.includes(itemKey))
        .map(({ link, reviewStatus }) => lineOf(link, reviewStatus, itemKey)),
      ...signed.filter(({ items }) => items.includes(itemKey)).map((one) => signedLine(one, language)),
    ],
    marks: marksOf(itemKey),
  })
}

/** The whole remark stands with the link. */
const shortened = (words: string): string => (words.length > 300 ? `${words.slice(0, 290).trimEnd()}…` : words)
