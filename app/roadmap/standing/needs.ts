import { dayOf } from '#app/platform/i18n/dates.ts'
import type { KnownDocument, KnownLink, KnownPlace } from '../attention/known-place.ts'
import { isWifiToConfirm, waitsForCheck } from '../attention/provider-work.ts'
import type { CardItem } from '../flow/route-card.ts'
import { locationsItem } from '../registry.ts'
import { isCompleted, isSentBack, type Missing } from '../rules/progress.ts'
import { isToDo } from '../rules/shares.ts'
import { turnsOf, type LinkTurn } from './link-turns.ts'
import type { Need } from './standing.ts'

/** A task as its card knows it. */
export type CardTask = Pick<CardItem, 'item' | 'state' | 'missing' | 'notNeeded' | 'waitingFor'>

type LinkAt = { link: KnownLink; turn: LinkTurn }

/** Everything a task needs, each with who has to see to it: what came back first. @param today calendar date */
export function needsOf(task: CardTask, known: KnownPlace, today: number): Need[] {
  const { item, state, notNeeded } = task
  if (notNeeded !== null) return []
  const files = known.documents.filter(({ documentType }) => documentType === item.key)
  const links = known.links
    .filter(({ items }) => items.includes(item.key))
    .flatMap((link) => turnsOf(link, task, known, today).map((turn) => ({ link, turn })))
  const ofLinks = links.flatMap((one) => needOfLink(one, task))
  return [
    ...files.filter(isSentBack).map((file) => sentBack(task, file)),
    ...ofLinks,
    ...(isCompleted(state) ? [] : missingThings(task, known, links)),
    ...files.filter(waitsForCheck).map(checked),
    ...(item.key === 'wifi-test' && isWifiToConfirm(known.fieldsOf(item.key)) ? [confirmed] : []),
  ]
}

const nobody = { at: null, who: null, subject: null, since: null }
const confirmed: Need = { ...nobody, kind: 'answer', holder: 'provider' }

const sentBack = ({ item }: CardTask, { id, reviewedAt, createdAt }: KnownDocument): Need => ({
  ...{ kind: 'document', holder: 'us', at: { page: item.filesOn ?? '', path: 'newVersion' }, who: null },
  ...{ subject: id, since: dayOf((reviewedAt ?? createdAt).getTime()) },
})

const checked = ({ id, createdAt }: KnownDocument): Need => ({
  ...{ ...nobody, kind: 'document', holder: 'provider', subject: id, since: dayOf(createdAt.getTime()) },
})

const isWaitedFor = ({ turn }: LinkAt): boolean => turn === 'unopened' || turn === 'opened' || turn === 'undelivered'

/**
 * What a link asks of somebody. Of a task that is done nobody is waited for; who was asked to fill it in, or to bring its files, holds
 * the fields themselves; and before somebody's turn it is another link by which one is waited for.
 */
function needOfLink({ link, turn }: LinkAt, { item, state }: CardTask): Need[] {
  const kind = link.may === 'sign' ? 'signature' : 'answer'
  const about: Pick<Need, 'at' | 'who' | 'subject'> = { at: null, who: null, subject: link.id }
  const ours = (since: Date | null): Need[] => [
    { ...about, kind, holder: 'us', since: dayOf((since ?? link.createdAt).getTime()) },
  ]
  switch (turn) {
    case 'question':
      return link.items[0] === item.key ? ours(link.askedAgainAt) : []
    case 'asked-again':
      return isCompleted(state) ? [] : ours(link.askedAgainAt)
    case 'lapsed':
      return ours(link.outcomeAt)
    case 'refused':
      return isCompleted(state) ? [] : ours(link.outcomeAt)
    case 'expired':
      return isCompleted(state) ? [] : ours(link.expiresAt)
    case 'provider':
      return [{ ...about, kind, holder: 'provider', since: dayOf((link.outcomeAt ?? link.createdAt).getTime()) }]
    case 'undelivered':
    case 'unopened':
    case 'opened':
      return isCompleted(state) || isToDo(link) ? [] : [{ ...about, ...heldBy(link), kind }]
    case 'answered':
    case 'before-turn':
      return []
  }
}

const heldBy = (link: KnownLink): Pick<Need, 'holder' | 'who' | 'subject' | 'since'> => ({
  ...{ holder: 'guest', who: { name: link.recipientName, id: null }, subject: link.id },
  since: dayOf(link.createdAt.getTime()),
})

/**
 * Fields and files that are missing: held by the provider while it was asked to leave the task out, by the task that comes first, by
 * whom they were given to, else by us.
 */
function missingThings(task: CardTask, known: KnownPlace, links: readonly LinkAt[]): Need[] {
  const { item, missing, waitingFor } = task
  // For a location without a name nothing can be done but naming it, which is a task of the organisation.
  const first = known.location?.name === '' ? locationsItem : waitingFor
  const given = known.assignments.find((one) => one.item === item.key)
  const request = known.requests.find((one) => one.item === item.key && one.isOpen)
  const waited = links.filter(isWaitedFor).map(({ link }) => link)
  const asked = links.filter((one) => isWaitedFor(one) || one.turn === 'provider').map(({ link }) => link)
  return missing.flatMap((one): Need[] => {
    const { page, path } = one
    if (path === 'newVersion' || isAskedBy(asked, task, one)) return []
    const about = { kind: page === item.filesOn ? ('document' as const) : ('field' as const), at: { page, path } }
    // Whether it has to be done at all is what the provider answers.
    if (request) {
      const since = dayOf(request.createdAt.getTime())
      return [{ ...about, holder: 'provider', who: null, subject: request.id, since }]
    }
    if (first) return [{ ...nobody, ...about, holder: 'task', subject: first.key }]
    if (given) {
      const { id, assigneeName, assigneeId, givenAt } = given
      const who = { name: assigneeName, id: assigneeId }
      return [{ ...about, holder: 'colleague', who, subject: id, since: dayOf(givenAt.getTime()) }]
    }
    const passed = waited.find((link) => isToDo(link) && (link.may === 'upload') === (page === item.filesOn))
    return [passed ? { ...about, ...heldBy(passed) } : { ...nobody, ...about, holder: 'us' }]
  })
}

/** Whether somebody gives it by answering a link, or has: the signed document, or that they have read the letter. */
const isAskedBy = (asked: readonly KnownLink[], { item }: CardTask, { page, path }: Missing): boolean =>
  asked.some(({ may, purpose }) =>
    page === item.filesOn
      ? may === 'sign' || (may === 'review' && purpose === 'dpo')
      : item.shares?.follows?.[purpose]?.shared === path,
  )
