import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { dayOf, formatLongDay, formatWeekday, inputDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Member } from '#app/persistence/actor.ts'
import type { PlaceProgress } from '../attention/place-progress.ts'
import { listPlaces, type ProgressFilter } from '../attention/read.server.ts'
import { locationsItem, roadmaps } from '../registry.ts'
import { numberedItems } from '../rules/roadmap.ts'
import { orders, overviewQuery } from '../screens/overview/addresses.ts'
import { taskGridAddress, taskGridFileAddress } from '../screens/task-grid/addresses.ts'
import { cellsOf } from '../screens/task-marks/cells.ts'
import { taskColumns, taskMarks } from '../screens/task-marks/columns.server.ts'
import { cardAddress, namingAddress, pageAddress } from './addresses.ts'
import { itemTitle } from './words.server.ts'

/** Locations on a page, which is printed as a whole. */
const pageSize = 100

const items = numberedItems(roadmaps.location)

/** GET /organisation/tasks?order=&page=: how far each task of each location is, as one picture. */
export async function loadTaskGrid({ request, context }: LoaderFunctionArgs) {
  const { language } = context
  const query = new URL(request.url).searchParams
  const { order } = overviewQuery(query)
  const asked = { order, page: askedPage(query), size: pageSize }
  const { rows, total } = await readPlaces(requireMember(context), asked)
  const pages = pagesOf(asked.page, { total, size: pageSize }, (page) => taskGridAddress(order, page))
  return {
    ...{ order, ...pages, ...taskColumns(language) },
    marks: taskMarks(language),
    orders: orders.map((key) => ({ key, href: taskGridAddress(key) })),
    today: formatLongDay(dayOf(Date.now()), language),
    range: { from: (pages.page - 1) * pageSize + 1, to: Math.min(total, pages.page * pageSize), total },
    rows: rows.map((place) => rowOf(place, language)),
    file: taskGridFileAddress(order),
  }
}

export type TaskGrid = Awaited<ReturnType<typeof loadTaskGrid>>
export type TaskGridRow = TaskGrid['rows'][number]

/** GET /organisation/tasks/csv?order=: the same of all locations, as a table for spreadsheets. */
export function exportTaskGrid({ request, context }: LoaderFunctionArgs): Response {
  const member = requireMember(context)
  const { language } = context
  const t = textFor(language, 'roadmap/screens/task-grid')
  const says = textFor(language, 'roadmap/screens/task-marks')
  const { order } = overviewQuery(new URL(request.url).searchParams)
  const heads = [t('location'), t('csv.city'), t('day'), t('csv.definitive'), t('completed'), t('csv.late')]
  const itemHeads = taskColumns(language).items.map(({ number, title }) => `${number} ${title}`)
  return csvAnswer(tableName(t('title')), [...heads, ...itemHeads], written())

  async function* written() {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { rows, total } = await readPlaces(member, { order, page, size: pageSize })
      isLast = page * pageSize >= total
      for (const place of rows) {
        const { city, connectionDay: day, isDefinitive, completed, lateCount } = place
        yield [
          ...[nameOf(place, language), city, day === null ? null : inputDay(day)],
          day === null ? null : t(isDefinitive ? 'csv.yes' : 'csv.no'),
          ...[t('of', { completed, total: place.total }), lateCount],
          ...cellsOf(toldOf(place)).map((mark) => says(`marks.${mark}`)),
        ]
      }
    }
  }
}

const readPlaces = (member: Member, asked: Pick<ProgressFilter, 'order' | 'page' | 'size'>) =>
  listPlaces(member, '', { ...asked, search: '', filter: 'all' }, dayOf(Date.now()))

const nameOf = ({ name, locationIndex }: PlaceProgress, language: Language): string =>
  name || textFor(language, 'roadmap/screens/overview')('row.unnamed', { number: (locationIndex ?? 0) + 1 })

const toldOf = ({ states, standings, entries }: PlaceProgress) => {
  const late = entries.flatMap(({ kind, item }) => (kind === 'late' && item !== null ? [item] : []))
  return { states, standings, late: new Set(late) }
}

/** A location as a row, in words. */
function rowOf(place: PlaceProgress, language: Language) {
  const t = textFor(language, 'roadmap/screens/task-grid')
  const says = textFor(language, 'roadmap/screens/task-marks')
  const { name, locationIndex: index, connectionDay: day, isDefinitive, completed, total } = place
  const shownName = nameOf(place, language)
  return {
    key: String(index),
    name: shownName,
    href: name === '' && index !== null ? namingAddress(locationsItem, index) : cardAddress('location', index),
    day: day === null ? null : formatWeekday(day, language),
    isExpected: day !== null && !isDefinitive,
    ...{ completed, total },
    cells: cellsOf(toldOf(place)).map((mark, at) => {
      const item = items[at]?.item
      // What was sent back or is late asks for something: that leads to the task. Links are also read apart from their table.
      if (!item || (mark !== 'returned' && mark !== 'late')) return { mark, link: null }
      const label = t('cell', { task: itemTitle(item, language), location: shownName, mark: says(`marks.${mark}`) })
      return { mark, link: { href: pageAddress(item, '', index), label } }
    }),
  }
}
