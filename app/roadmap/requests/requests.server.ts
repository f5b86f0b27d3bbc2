import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { readItemRequests, type ItemRequest } from '#app/persistence/requests/item-requests.server.ts'
import { pageAddress } from '../flow/addresses.ts'
import type { Route } from '../flow/route.server.ts'
import { findItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'

/** The page on which a location asks that a task does not apply to it. */
export const requestPage = 'does-not-apply'

/** The latest thing that was asked about a task, as its page and its row on the route card tell it. */
export type RequestLine = {
  isAnswered: boolean
  /** Whether provider staff agreed: then there is nothing to ask any more. */
  isAgreed: boolean
  /** A whole sentence, with the answer. */
  words: string
  /** For a row: the same without the answer. */
  short: string
  href: string
}

type Asking = Pick<Route, 'member' | 'location' | 'hasRequests'>

/**
 * What a location asked about its tasks, by the task's key: the latest that was not withdrawn; null where nothing was. One
 * query; none where nothing was asked, as for the organisation as a whole, of which no task can be left out.
 */
export async function requestsOf(
  { member, location, hasRequests }: Asking,
  language: Language,
): Promise<(itemKey: string) => RequestLine | null> {
  if (location === null || !hasRequests) return () => null
  const requests = await readItemRequests(member, location.index)
  const t = textFor(language, 'roadmap/requests')
  return (itemKey) => {
    const latest = latestOf(requests, itemKey)
    const item = findItem(itemKey)
    if (!latest || !item) return null
    const href = pageAddress(item, requestPage, location.index)
    const { answeredAt, answer } = latest
    if (answeredAt) {
      const day = dayIn(answeredAt, language)
      const words = t('asked.answered', { day, answer: answer ?? '' })
      return {
        isAnswered: true,
        isAgreed: latest.agreed === true,
        words,
        short: t('asked.shortAnswered', { day }),
        href,
      }
    }
    const waits = { isAnswered: false, isAgreed: false }
    const values = { day: dayIn(latest.createdAt, language), by: latest.createdByName }
    return latest.createdBy === member.userId
      ? { ...waits, words: t('asked.open', values), short: t('asked.short', values), href }
      : { ...waits, words: t('asked.openOther', values), short: t('asked.shortOther', values), href }
  }
}

/** The latest request about a task that was not withdrawn. */
export const latestOf = (requests: readonly ItemRequest[], itemKey: string): ItemRequest | undefined =>
  requests.find(({ item, withdrawnAt }) => item === itemKey && withdrawnAt === null)

/** What the pages of a task show of it, in words: the browser then needs no texts of requests for every task. */
export type RequestOnPage = {
  line: RequestLine | null
  look: string
  /** Where it can be asked; null while an earlier request waits, or was agreed to. */
  link: string | null
  href: string
}

/** What a page of a task says of it: nothing where it always applies, or is done. */
export async function requestOn(
  route: Asking,
  item: Item,
  isCompleted: boolean,
  language: Language,
): Promise<RequestOnPage | null> {
  if (!item.mayNotApply || route.location === null || isCompleted) return null
  const line = (await requestsOf(route, language))(item.key)
  const t = textFor(language, 'roadmap/requests')
  return {
    line,
    look: t(line?.isAnswered ? 'asked.lookAnswered' : 'asked.look'),
    link: line && (!line.isAnswered || line.isAgreed) ? null : t('link'),
    href: pageAddress(item, requestPage, route.location.index),
  }
}

/** A day as these pages write it. */
export const dayIn = (at: Date, language: Language): string => formatDayMonth(dayOf(at.getTime()), language)
