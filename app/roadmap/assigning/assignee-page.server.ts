import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { readAssignments } from '#app/persistence/assignments/assignments.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { flash, type FlashKey } from '#app/platform/frame/flash.server.ts'
import { parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { dayOf, formatDayMonth, formatWeekdayMonth, inputDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { pageAddress } from '../flow/addresses.ts'
import { isTaskDone } from '../flow/is-task-done.ts'
import { itemAt } from '../flow/item-at.ts'
import { isOpen, readRoute } from '../flow/route.server.ts'
import { readSurroundings } from '../flow/surroundings.server.ts'
import { itemTitle } from '../flow/words.server.ts'
import { purposeToPassOn } from '../rules/shares.ts'
import { assigneeAddress } from './addresses.ts'
import { answerGivenTask } from './answer-given.server.ts'
import { assigneeOptions, findAssignable } from './assignable.server.ts'
import type { Doer } from './doers.ts'
import { giveAt, givingErrors, givingForm, linkToGive, longestNote } from './give.server.ts'
import { assignmentLines } from './history-lines.server.ts'

/** What the page that comes back has of its own. */
const ids = ['locationId', 'seen'] as const

/** What the page gets back of a task that was not given. */
export type GivingAnswer = { result: SubmissionResult<string[]>; problem: 'changed' | 'moved' | null }

/** GET …/assignee: who does a task, the form in which it is given to somebody, and who did it before. */
export async function loadAssigneePage(args: LoaderFunctionArgs) {
  const { item, route, locationIndex } = await readTask(args)
  const { context } = args
  const { language } = context
  const t = textFor(language, 'roadmap/assigning')
  const [{ doers }, assignments] = await Promise.all([
    readSurroundings(route),
    readAssignments(route.member, { item: item.key, locationIndex }),
  ])
  const isDone = isTaskDone(route, item)
  const doer = isDone ? undefined : doers.get(item.key)
  return {
    title: t('titleOf', { task: itemTitle(item, language) }),
    isDone,
    doer: doer ? toDoer(doer) : null,
    seen: doer?.userId ? doer.id : '',
    options: isDone ? [] : await assigneeOptions(context, [item]),
    isForAccounts: purposeToPassOn(item) === null,
    longestNote,
    earliest: inputDay(dayOf(Date.now())),
    locationId: route.location?.id ?? '',
    task: pageAddress(item, '', locationIndex),
    lines: assignmentLines(assignments, language),
  }

  function toDoer(one: Doer) {
    const open = assignments.find(({ id }) => id === one.id)
    return {
      ...{ id: one.id, name: one.name, giver: one.giver, note: one.note, isNew: one.isNew },
      isMe: one.userId === route.member.userId,
      isOwn: open !== undefined && open.givenBy === open.assigneeId,
      linkHref: one.userId === null ? `/links/${one.id}` : null,
      since: open ? formatDayMonth(dayOf(open.givenAt.getTime()), language) : null,
      due: one.due === null ? null : formatWeekdayMonth(one.due, language),
    }
  }
}

/**
 * POST …/assignee with `goTo=give`, `accept` or `end`: gives the task to somebody, says that the reader does it, or lets it be
 * nobody's. Who has no account is given it by a link, which is made on the page this leads to.
 * @returns 303; 422 where something is not filled in; 409 where it is somebody else's by now, or the location moved
 */
export async function assigneeAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const member = requireMember(context)
  const { item, route, locationIndex } = await readTask(args)
  const form = await readOwnForm(request, context)
  const here = assigneeAddress(item, locationIndex)
  const backWith = (cookie: string) => redirect(here, { status: 303, headers: { 'Set-Cookie': cookie } })
  const back = (kind: 'success' | 'info', key: FlashKey, values?: { name: string }) =>
    backWith(flash(kind, key, values))
  const answered = await answerGivenTask(member, form)
  if (answered !== null) return backWith(answered)
  const submission = parseForm(form, givingForm(context.language), givingErrors(context.language))
  const refused = (result: SubmissionResult<string[]>, problem: GivingAnswer['problem'], status: 409 | 422) =>
    data<GivingAnswer>({ result, problem }, { status })
  const reply = (fieldErrors?: Record<string, string[]>) => submission.reply({ hideFields: [...ids], fieldErrors })
  if (submission.status !== 'success') return refused(reply(), null, 422)
  if (isTaskDone(route, item)) return back('info', 'roadmap/assigning:completed')
  const { assignee, wish, note, seen, locationId } = submission.value
  const assignable = await findAssignable(context, assignee)
  const t = textFor(context.language, 'roadmap/assigning')
  const nobody = (key: 'assignee' | 'no-account') => refused(reply({ assignee: [t(`errors.${key}`)] }), null, 422)
  if (!assignable) return nobody('assignee')
  if (!assignable.person?.userId) {
    if (purposeToPassOn(item) === null) return nobody('assignee')
    return redirect(linkToGive(item, locationIndex, { assignable, wish, note }), { status: 303 })
  }
  const giving = { item: item.key, locationIndex, assigneeId: assignable.id, note, wishDay: wish, seen }
  const outcome = await giveAt(member, giving, locationId)
  if (outcome === 'no-account') return nobody('no-account')
  if (outcome !== 'given') return refused(reply(), outcome, 409)
  if (assignee === member.userId) return back('success', 'roadmap/assigning:flash.mine')
  return back('success', 'roadmap/assigning:flash.given', { name: assignable.person.name })
}

async function readTask(args: LoaderFunctionArgs) {
  const item = itemAt(args.request)
  const route = await readRoute(args, item.roadmap)
  if (!isOpen(route)) throw new Response(null, { status: 404 })
  return { item, route, locationIndex: route.location?.index ?? null }
}
