import { addDays, dayOf, formatDay, inputDay, parseDay } from '#app/platform/i18n/dates.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { readUsageReport, type UsagePeriod } from '#app/persistence/staff/usage-report.server.ts'
import { isId } from '#app/persistence/documents/documents.server.ts'
import { fieldWords } from '#app/roadmap/flow/field-words.server.ts'
import { allItems, itemAtPath } from '#app/roadmap/registry.ts'
import type { NumberedItem } from '#app/roadmap/rules/roadmap.ts'
import { itemTitle, pageTitle } from '#app/roadmap/flow/words.server.ts'
import type { nl } from './nl.ts'
import type { Part } from './part.ts'

/** Days that are shown where the address does not say. */
const usualDays = 12 * 7

/**
 * What the address asks for: `?from=&to=&organisation=`; both days as people type them.
 * @returns `isWrong` where the days make no period, and the usual one is taken
 */
export function askedPeriod(query: URLSearchParams) {
  const today = dayOf(Date.now())
  const typed = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  const to = typed.to === '' ? today : parseDay(typed.to)
  const from = typed.from === '' ? addDays(to ?? today, 1 - usualDays) : parseDay(typed.from)
  const isWrong = from === null || to === null || from > to
  const [first, last] = isWrong ? [addDays(today, 1 - usualDays), today] : [from, to]
  const organisation = query.get('organisation') ?? ''
  const organisationId = isId(organisation) ? organisation : null
  const period: UsagePeriod = { from: new Date(first), to: new Date(last), organisationId }
  const filter = { from: inputDay(first), to: inputDay(last), organisation: organisationId ?? '' }
  return { period, filter, isWrong }
}

/** Every part of the report, in the reader's language. */
export async function usageParts(actor: Actor, period: UsagePeriod, language: Language): Promise<Part[]> {
  const found = await readUsageReport(actor, period)
  const t = textFor(language, 'staff/usage')
  const page = (path: string) => pageInWords(path, language)
  const days = (hours: number | null) => (hours === null ? '' : Math.round(hours / 2.4) / 10)
  return [
    {
      key: 'weeks',
      heads: (['week', 'people', 'views', 'saves', 'uploads', 'removals'] as const).map((key) => t(`columns.${key}`)),
      rows: found.weeks.map(({ week, people, views, saves, uploads, removals }) => [
        formatDay(Date.parse(week), language),
        ...[people, views, saves, uploads, removals],
      ]),
      ...{ drawn: 1, full: null },
    },
    {
      key: 'pages',
      heads: [t('columns.page'), t('columns.times'), t('columns.people')],
      rows: found.pages.map(({ path, views, people }) => [page(path), views, people]),
      ...{ drawn: 1, full: null },
    },
    {
      key: 'scrolls',
      heads: [t('columns.page'), t('columns.median'), t('columns.scrolled'), t('columns.ends')],
      rows: found.scrolls.map(({ path, views, median, ends }) => [page(path), Math.round(median * 100), views, ends]),
      ...{ drawn: 1, full: 100 },
    },
    {
      key: 'stops',
      heads: [t('columns.page'), t('columns.visits')],
      rows: found.stops.map(({ path, visits }) => [page(path), visits]),
      ...{ drawn: 1, full: null },
    },
    {
      key: 'rejected',
      heads: [t('columns.field'), t('columns.times'), t('columns.people')],
      rows: found.rejected.map(({ field, times, people }) => [fieldInWords(field, language), times, people]),
      ...{ drawn: 1, full: null },
    },
    {
      key: 'durations',
      heads: [t('columns.task'), t('columns.days'), t('columns.opened'), t('columns.done')],
      rows: found.durations.flatMap(({ item, opened, done, hours }) => {
        const task = itemAtPath(item)
        return task ? [[taskInWords(task, language), days(hours), opened, done]] : []
      }),
      ...{ drawn: 1, full: null },
    },
  ]
}

const taskInWords = ({ number, item }: NumberedItem, language: Language) => `${number} ${itemTitle(item, language)}`

/** Pages that belong to no task; of others the address is told. */
const sitePages = new Map<string, keyof typeof nl.site>([
  ['/', 'home'],
  ['/organisation', 'overview'],
  ['/organisation/route-card', 'organisationCard'],
  ['/organisation/assigned', 'assigned'],
  ['/organisation/tasks', 'tasks'],
  ['/organisation/people', 'people'],
  ['/organisation/people/new', 'newPerson'],
  ['/organisation/people/:id', 'person'],
  ['/organisation/defaults', 'defaults'],
  ['/organisation/import', 'import'],
  ['/organisation/logo', 'logo'],
  ['/organisation/looked-at', 'lookedAt'],
  ['/location/route-card', 'locationCard'],
  ['/documents', 'documents'],
  ['/links', 'links'],
  ['/links/new', 'newLink'],
  ['/links/:id', 'link'],
  ['/help', 'help'],
  ['/settings', 'settings'],
])

/** What a page is called, with the task it belongs to in front. */
function pageInWords(path: string, language: Language): string {
  const task = itemAtPath(path)
  const known = sitePages.get(path)
  if (known) return textFor(language, 'staff/usage')(`site.${known}`)
  if (!task) return path
  const [page = 'intro'] = path.split('/').slice(3)
  const t = anyTextFor(language, 'staff/usage')
  const words = task.item.pages.includes(page) ? pageTitle(task.item, page, language) : t(`pages.${page}`)
  return `${itemTitle(task.item, language)}: ${words.replace(/^pages\./, '')}`
}

function fieldInWords(data: string, language: Language): string {
  const [formType = '', field = ''] = data.split(' ', 2)
  const task = allItems.find(({ item }) => item.key === formType)
  return task ? `${itemTitle(task.item, language)}: ${fieldWords(task.item, language).label(field)}` : data
}
