import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { Member } from '#app/persistence/actor.ts'
import { readKeptTasks } from '#app/persistence/assignments/kept-tasks.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { keepFresh } from '../attention/keep.server.ts'
import { assignedAddress } from './addresses.ts'
import { assigneeOptions } from './assignable.server.ts'
import { isOf, openTasks, type OpenTask } from './open-tasks.ts'
import { dealtKey, taskRow, type Reading } from './task-row.server.ts'

/** Tasks on a page, and how many of nobody's can be given out beside a list. */
const [pageSize, dealtAtOnce] = [20, 5]

/** GET /organisation/assigned?who=&page=: the tasks that somebody does, or that nobody does, over all locations. */
export async function loadAssigned({ request, context }: LoaderFunctionArgs) {
  const member = requireMember(context)
  const query = new URL(request.url).searchParams
  const reading = readingOf(context, member)
  const tasks = await readOpenTasks(member, reading.today)
  const { chips, who, name } = chipsOf(tasks, query.get('who') ?? 'me', reading)
  const asked = tasks.filter((task) => isOf(who, task, member.userId))
  const pages = pagesOf(askedPage(query), { total: asked.length, size: pageSize }, (page) => assignedAddress(who, page))
  const [first, last] = [(pages.page - 1) * pageSize, Math.min(asked.length, pages.page * pageSize)]
  const nobody = tasks.filter(({ doer }) => doer === null)
  const dealt = nobody.slice(0, dealtAtOnce)
  return {
    ...{ who, name, chips, ...pages },
    range: { from: first + 1, to: last, total: asked.length },
    sections: sectionsOf(who, asked, { from: first, to: last }, reading),
    deal: {
      tasks: dealt.map((task) => ({ ...taskRow(task, reading), key: dealtKey(task) })),
      options:
        dealt.length > 0
          ? await assigneeOptions(
              context,
              dealt.map(({ item }) => item),
            )
          : [],
      earliest: inputDay(reading.today),
      total: nobody.length,
      href: assignedAddress('nobody'),
    },
  }
}

export type AssignedList = Awaited<ReturnType<typeof loadAssigned>>
export type TaskSection = AssignedList['sections'][number]

/** Everything of an organisation and its locations that is not done. */
export async function readOpenTasks(member: Member, today: number): Promise<OpenTask[]> {
  await keepFresh(member, [null], today)
  return openTasks(await readKeptTasks(member))
}

export const readingOf = ({ language, session }: AppLoadContext, { userId }: Member): Reading => ({
  ...{ language, userId, today: dayOf(Date.now()), organisationName: session?.organisationName ?? '' },
})

/** Whose tasks can be looked at, each with how many there are: the reader's, nobody's, each colleague's, those of links. */
function chipsOf(tasks: readonly OpenTask[], asked: string, { language, userId }: Reading) {
  const t = textFor(language, 'roadmap/assigning')
  const others = new Map(
    tasks.flatMap(({ doer }) => (doer?.userId && doer.userId !== userId ? [[doer.userId, doer.name] as const] : [])),
  )
  const named = [...others].sort(([, one], [, other]) => one.localeCompare(other, 'nl'))
  const choices = [
    { key: 'me', label: t('list.chips.me') },
    { key: 'nobody', label: t('list.chips.nobody') },
    ...named.map(([key, label]) => ({ key, label })),
    ...(tasks.some((task) => isOf('link', task, userId)) ? [{ key: 'link', label: t('list.chips.link') }] : []),
  ]
  const who = choices.find(({ key }) => key === asked)?.key ?? 'me'
  const chips = choices.map(({ key, label }) => ({
    ...{ key, label, isCurrent: key === who, href: assignedAddress(key) },
    count: tasks.filter((task) => isOf(key, task, userId)).length,
  }))
  return { chips, who, name: others.get(who) ?? '' }
}

/**
 * What is late, what its assignee did not say yes to yet, and the rest, as far as they stand on a page; each says how many there
 * are on all pages.
 */
function sectionsOf(who: string, tasks: readonly OpenTask[], page: { from: number; to: number }, reading: Reading) {
  const t = textFor(reading.language, 'roadmap/assigning')
  const isNew = ({ doer }: OpenTask) => doer?.isNew === true
  const isLate = ({ due }: OpenTask) => due !== null && due < reading.today
  const all = [
    { key: 'late', heading: t('list.late'), tasks: tasks.filter((one) => isLate(one) && !isNew(one)) },
    { key: 'new', heading: t(who === 'me' ? 'list.new' : 'list.newOther'), tasks: tasks.filter(isNew) },
    { key: 'after', heading: '', tasks: tasks.filter((one) => !isLate(one) && !isNew(one)) },
  ] as const
  const onPage = new Set(tasks.slice(page.from, page.to))
  const shown = all.filter((section) => section.tasks.some((task) => onPage.has(task)))
  return shown.map((section) => ({
    key: section.key,
    heading: section.heading || t(shown.length > 1 ? 'list.after' : 'list.all'),
    count: section.tasks.length,
    rows: section.tasks.filter((task) => onPage.has(task)).map((task) => taskRow(task, reading)),
  }))
}
