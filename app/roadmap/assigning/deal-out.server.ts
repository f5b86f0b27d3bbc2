import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { findItem } from '../registry.ts'
import { purposeToPassOn } from '../rules/shares.ts'
import { assignedAddress } from './addresses.ts'
import { answerGivenTask } from './answer-given.server.ts'
import { findAssignable } from './assignable.server.ts'
import { readOpenTasks } from './assigned-list.server.ts'
import { giveAt, wishField } from './give.server.ts'
import { linksToMake, type LinkToMake } from './links-to-make.server.ts'
import { dealtKey } from './task-row.server.ts'

/** What the page gets back of tasks that were not given out: what is wrong with the day, and all that was chosen. */
export type DealAnswer = { wishErrors: string[]; wish: string; chosen: Record<string, string> }

/**
 * POST /organisation/assigned with `goTo=deal`: gives out the tasks for which somebody was chosen (`task` and `assignee` in
 * pairs), as far as they are still nobody's; with `accept` or `end` and `seen`: says what the reader does with a task that was
 * given to them. Who has no account is given it by a link: this leads to the page on which the first is made, and that one to
 * the next.
 * @returns 303; 422 where the day is not one
 */
export async function dealOut({ request, context }: ActionFunctionArgs) {
  const member = requireMember(context)
  const form = await readOwnForm(request, context)
  const url = new URL(request.url)
  const here = assignedAddress(url.searchParams.get('who') ?? 'me')
  const back = (cookie: string, to = here) => redirect(to, { status: 303, headers: { 'Set-Cookie': cookie } })
  const answered = await answerGivenTask(member, form)
  if (answered !== null) return back(answered)
  const pairs = pairsIn(form)
  const typedWish = form.get('wish')
  const wish = wishField(context.language).safeParse(typeof typedWish === 'string' ? typedWish : '')
  if (!wish.success) {
    const wishErrors = wish.error.issues.map(({ message }) => message)
    const answer = { wishErrors, wish: String(typedWish), chosen: Object.fromEntries(pairs) }
    return data<DealAnswer>(answer, { status: 422 })
  }
  const chosen = await chosenTasks()
  if (chosen.length === 0) return back(flash('info', 'roadmap/assigning:flash.dealtNone'))
  const isOutside = ({ assignable }: LinkToMake) => !assignable.person?.userId
  const given = await giveAll(chosen.filter((one) => !isOutside(one)))
  const [first, ...others] = chosen.filter(isOutside)
  if (first) {
    const to = linksToMake([first, ...others], wish.data)
    const said = flash('info', 'roadmap/assigning:flash.makeLinks', { count: others.length + 1 })
    return back(given > 0 ? flash('info', 'roadmap/assigning:flash.dealtAndLinks', { count: given }) : said, to)
  }
  if (given === 0) return back(flash('info', 'roadmap/assigning:flash.dealtNoneChanged'))
  const key = given === chosen.length ? 'dealt' : 'dealtSome'
  return back(flash('success', `roadmap/assigning:flash.${key}`, { count: given }))

  /** Only what is open and nobody's now: a page may have been open for long. */
  async function chosenTasks(): Promise<LinkToMake[]> {
    const open = new Map((await readOpenTasks(member, dayOf(Date.now()))).map((task) => [dealtKey(task), task]))
    const found = await Promise.all(
      pairs.map(async ([key, id]) => {
        const task = open.get(key)
        const assignable = task && (await findAssignable(context, id))
        return task && assignable ? [{ ...task, assignable }] : []
      }),
    )
    return found.flat().filter(({ item, assignable }) => assignable.person?.userId || purposeToPassOn(item) !== null)
  }

  async function giveAll(tasks: readonly LinkToMake[]): Promise<number> {
    let count = 0
    for (const { item, locationIndex, assignable } of tasks) {
      const giving = {
        item: item.key,
        locationIndex,
        assigneeId: assignable.id,
        note: '',
        wishDay: wish.data ?? null,
        seen: '',
      }
      if ((await giveAt(member, giving, '')) === 'given') count += 1
    }
    return count
  }
}

/** The tasks for which somebody was chosen, each with whom. */
function pairsIn(form: FormData): [string, string][] {
  const [tasks, people] = [form.getAll('task'), form.getAll('assignee')]
  return tasks.flatMap((task, at): [string, string][] => {
    const person = people[at]
    const key = typeof task === 'string' ? task : ''
    return typeof person === 'string' && person !== '' && findItem(key.split(' ')[0] ?? '') ? [[key, person]] : []
  })
}
