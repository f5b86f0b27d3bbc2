import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { clean } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { lockForm, readFormSince } from '#app/persistence/forms/locked-form.server.ts'
import {
  addItemRequest,
  readItemRequests,
  withdrawItemRequest,
  type ItemRequest,
} from '#app/persistence/requests/item-requests.server.ts'
import { pageAddress } from '../flow/addresses.ts'
import { isTaskDone } from '../flow/is-task-done.ts'
import { itemAt } from '../flow/item-at.ts'
import { isInitialised, locationsFormType, locationsIn } from '../flow/locations.ts'
import { isOpen, readRoute } from '../flow/route.server.ts'
import type { Item } from '../rules/item.ts'
import { longestReason } from './limits.ts'
import { dayIn, latestOf, requestPage } from './requests.server.ts'

/** What the page gets back of a request that was not sent. */
export type RequestAnswer = { result: SubmissionResult<string[]>; problem: 'moved' | 'completed' | null }

/** The page on which a location asks that a task does not apply to it, with what was asked before. */
export async function loadRequestPage(args: LoaderFunctionArgs) {
  const item = itemAt(args.request)
  const route = await readRoute(args, item.roadmap)
  const { member, location } = route
  if (!item.mayNotApply || !location || !isOpen(route)) throw new Response(null, { status: 404 })
  const { language } = args.context
  const requests = (await readItemRequests(member, location.index)).filter((one) => one.item === item.key)
  const latest = latestOf(requests, item.key)
  const open = latest && latest.answeredAt === null ? latest : null
  return {
    title: textFor(language, 'roadmap/requests')('title'),
    place: location.name,
    locationId: location.id,
    task: pageAddress(item, '', location.index),
    isCompleted: isTaskDone(route, item),
    open: open && toLine(open, language),
    /** Those that are answered or withdrawn, the latest first. */
    earlier: requests.filter((one) => one !== open).map((one) => toLine(one, language)),
    longest: longestReason,
  }
}

export type RequestOnPage = ReturnType<typeof toLine>

function toLine(request: ItemRequest, language: Language) {
  const { id, reason, createdAt, createdByName, answeredAt, withdrawnAt } = request
  const at = (when: Date, by: string | null) => ({ day: dayIn(when, language), by: by ?? '' })
  return {
    id,
    reason,
    asked: at(createdAt, createdByName),
    answer: answeredAt && { words: request.answer ?? '', ...at(answeredAt, request.answeredByName) },
    withdrawn: withdrawnAt && at(withdrawnAt, request.withdrawnByName),
  }
}

const text = z.string().default('')

function requestForm(language: Language) {
  const t = textFor(language, 'roadmap/requests')
  return z.object({
    reason: z
      .string()
      .overwrite(clean)
      .min(1, t('noReason'))
      .max(longestReason, t('tooLong', { most: longestReason })),
    locationId: text,
  })
}

/**
 * Sends a request or withdraws one, and shows the page again. A second one while one is open is that one: sent twice, or
 * by two colleagues at once, it is asked once. Nothing of the task is changed.
 * @returns 303; 422 without a reason; 409 where the task is done or the location is another one by now
 */
export async function requestAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const member = requireMember(context)
  const item = itemAt(request)
  const route = await readRoute(args, item.roadmap)
  const { location } = route
  if (!item.mayNotApply || !location || !isOpen(route)) throw new Response(null, { status: 404 })
  const here = pageAddress(item, requestPage, location.index)
  const form = await readOwnForm(request, context)
  const withdrawn = form.get('withdraw')
  if (typeof withdrawn === 'string') {
    const isGone = await withdrawItemRequest(member, withdrawn)
    const said = isGone ? flash('success', 'roadmap/requests:withdrawn') : flash('info', 'roadmap/requests:gone')
    return redirect(here, { status: 303, headers: { 'Set-Cookie': said } })
  }
  const t = textFor(context.language, 'roadmap/requests')
  const submission = parseForm(form, requestForm(context.language), () => t('noReason'))
  const refused = (problem: RequestAnswer['problem'], status: 409 | 422) =>
    data<RequestAnswer>({ result: submission.reply({ hideFields: ['locationId'] }), problem }, { status })
  if (submission.status !== 'success') return refused(null, 422)
  if (isTaskDone(route, item)) return refused('completed', 409)
  const { reason, locationId } = submission.value
  const isSent = await sendRequest(member, item, { index: location.index, id: locationId }, reason)
  if (!isSent) return refused('moved', 409)
  return redirect(here, { status: 303, headers: { 'Set-Cookie': flash('success', 'roadmap/requests:sent') } })
}

/** Keeps the locations where they are while the request is written; false where this one is not there any more. */
const sendRequest = (member: Member, item: Item, place: { index: number; id: string }, reason: string) =>
  database().transaction(async (tx) => {
    const target = { formType: item.key, locationIndex: place.index }
    const [, { locationsForm }] = await Promise.all([
      lockForm(tx, member, target, false),
      readFormSince(tx, member, target, null, locationsFormType),
    ])
    const location = locationsIn(locationsForm)[place.index]
    if (!location || !isInitialised(location) || (place.id !== '' && place.id !== location.id)) return false
    await addItemRequest(tx, member, { item: item.key, locationIndex: place.index, reason })
    return true
  })
