import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { everyBoardPlace } from '#app/persistence/staff/board-places.server.ts'
import type { TabledPlace } from '#app/persistence/staff/board-shapes.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { standingsIn } from '#app/roadmap/standing/standing.ts'
import { boardQuery } from './filter.ts'
import { keptLocations } from './kept-locations.server.ts'
import { daysLeft } from './row.server.ts'

const items = numberedItems(roadmaps.location)

const columns = [
  ...(['organisation', 'location', 'waitsFor', 'still', 'completed', 'due', 'connection', 'definitive'] as const),
  ...(['left', 'forecast', 'rests', 'late', 'owner', 'changed'] as const),
]

/**
 * GET /admin/board/csv with what narrows the board down: the same locations, by organisation, as a table for spreadsheets.
 */
export async function exportBoard({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/board')
  const say = textFor(language, 'common')
  const said = textFor(language, 'roadmap/standing')
  const today = dayOf(Date.now())
  await keptLocations(today)
  const heads = columns.map((head) => t(`csv.${head}`))
  const itemHeads = items.flatMap(({ number, item }) => {
    const task = `${number} ${itemTitle(item, language)}`
    return [t('csv.state', { task }), t('csv.holder', { task })]
  })
  const found = everyBoardPlace(actor, boardQuery(new URL(request.url).searchParams), today)
  return csvAnswer(tableName(t('csv.title')), [...heads, ...itemHeads], rows())

  /** Where each task stands, and with whom. */
  function cellsOf({ states, standings }: TabledPlace): string[] {
    const known = new Map(standingsIn(standings).map((one) => [one.item, one]))
    return states.flatMap((state, at) => {
      const found = known.get(items[at]?.item.key ?? '')
      return found ? [said(`shown.${found.shown}`), said(`holders.${found.holder}`)] : [say(`states.${state}`), '']
    })
  }

  async function* rows() {
    const date = (at: number | null) => (at === null ? null : inputDay(at))
    const yes = (is: boolean) => t(is ? 'csv.yes' : 'csv.no')
    for await (const one of found) {
      yield [
        one.organisationName,
        one.name || t('unnamed', { number: one.index + 1 }),
        t(`waitsForWords.${one.waitsFor}`),
        yes(one.isStalled),
        t('csv.of', { completed: one.completed, total: one.total }),
        date(one.nextDue),
        date(one.connectionDay),
        one.connectionDay === null ? null : yes(one.isDefinitive),
        one.connectionDay === null ? null : daysLeft(one.connectionDay, today),
        date(one.forecast),
        one.forecast === null ? null : t(one.isForecastFromHistory ? 'rests.history' : 'rests.own'),
        one.lateCount,
        one.owner,
        one.changedAt === null ? null : new Date(one.changedAt),
        ...cellsOf(one),
      ]
    }
  }
}
