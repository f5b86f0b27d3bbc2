import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatMoment } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import { readShareEvents, readShareLink, type SentShareLink } from '#app/persistence/links/share-links.server.ts'
import { readBlocked, readLinkDelivery } from '#app/persistence/mail/delivery.server.ts'
import { maxWrongCodes } from '#app/sharing/guest/code.server.ts'
import { canPassOn } from './pass-on.server.ts'
import { sentRow } from './sent-words.server.ts'

/** Questions that the page asks before something is done. */
export const questions = ['remind', 'revoke'] as const

type Tenant = Pick<Contributor, 'organisationId'>

/**
 * One link as its sender sees it, with all that happened.
 * @param places names of the locations by index, and the address of the list of links
 * @throws a 404 response where the organisation has no such link
 */
export async function loadOneLink(
  { request, context, params }: LoaderFunctionArgs,
  tenant: Tenant,
  places: { locations: readonly string[]; list: string },
) {
  const { language } = context
  const t = textFor(language, 'sharing/sent')
  const link = await readShareLink(tenant, params.id ?? '')
  if (!link) throw new Response(null, { status: 404 })
  const locationName = places.locations[link.locationIndex ?? -1] ?? null
  const [events, undelivered] = await Promise.all([readShareEvents(tenant, link.id), undeliveredOf(tenant, link)])
  const asked = new URL(request.url).searchParams.get('ask')
  const stopped = link.remindersStoppedAt
  const canRemind = link.isUsable && link.wrongCodes < maxWrongCodes && stopped === null
  const { pathname } = new URL(request.url)
  return {
    ...sentRow({ ...link, locationName }, { language, href: pathname.replace(/\.data$/, '') }),
    list: places.list,
    may: t(`rights.${link.may}`),
    madeBy: link.createdByName,
    madeAt: formatMoment(link.createdAt.getTime(), language),
    message: link.message,
    words: link.outcomeWords,
    hasCode: link.codeHash !== null,
    events: events.map(({ kind, at, byName }) => ({
      at: formatMoment(at.getTime(), language),
      words: t(`events.${kind}`, { name: byName }),
    })),
    undelivered,
    /** When its recipient said that they want no reminders; null where they did not. */
    remindersStopped: stopped && formatMoment(stopped.getTime(), language),
    question: questions.find((one) => one === asked && (canRemind || one !== 'remind')) ?? null,
    /** Who should get it instead, as its recipient says; null where nobody is asked for. */
    proposed: canPassOn(link) ? { name: link.proposedName ?? '', email: link.proposedEmail ?? '' } : null,
    canRemind,
    canRevoke: link.isUsable,
    canExtend: !link.revokedAt && !link.replacedById,
  }
}

/**
 * What is said of a link whose message did not arrive, or whose recipient is not written to.
 * @returns null where there is nothing to say
 */
async function undeliveredOf(tenant: Tenant, link: SentShareLink) {
  if (!link.isUsable || link.outcome !== null || link.recipientEmail === '') return null
  const [last, blocked] = await Promise.all([readLinkDelivery(tenant, link.id), readBlocked(link.recipientEmail)])
  // Who opened it got it in another way.
  const isLost = link.opened === 0 && last?.isUndelivered === true
  if (!isLost && blocked === null) return null
  return { why: blocked ?? last?.why ?? 'other', isBlocked: blocked !== null } as const
}

export type OneLink = Awaited<ReturnType<typeof loadOneLink>>
