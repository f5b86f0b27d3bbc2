import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay, formatMoment, formatWeekday, inputDay } from '#app/platform/i18n/dates.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { locationAddress, seenCardAddress } from '#app/staff/organisations/addresses.ts'
import { listReviews } from '#app/persistence/documents/verdict-queue.server.ts'
import { readWaitingScans } from '#app/persistence/documents/scans.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { keepPlaces } from '#app/roadmap/attention/keep.server.ts'
import { everyBoardPlace, readBoard, type ComingUp } from '#app/persistence/staff/board-places.server.ts'
import { keptLocations } from './kept-locations.server.ts'
import { scansInWords } from './scans-in-words.server.ts'
import { boardAddress, boardCalendarAddress, boardFileAddress, boardQuery, type BoardQuery } from './filter.ts'
import { nameOf } from './names.ts'
import { stateMarks } from './state-marks.tsx'

/** Locations on a page, and lines of what comes up. */
const [pageSize, linesShown] = [50, 25]

const items = numberedItems(roadmaps.location)

/** GET /admin?organisation=&step=&state=&waits=&page=: who needs us today, and how far every location is. */
export async function loadBoard({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/today')
  const say = textFor(language, 'common')
  const search = new URL(request.url).searchParams
  const query = boardQuery(search)
  const today = dayOf(Date.now())
  const page = askedPage(search)
  const [board, reviews, scans] = await Promise.all([
    readFull(actor, query, { today, lines: linesShown, page, size: pageSize }),
    listReviews(actor, { list: 'waiting', organisationId: query.organisation || null, documentType: null }, 1, 1),
    readWaitingScans(actor),
  ])
  const { organisations, counts, wifi, wifiCount, coming, comingCount, found, places } = board
  const oldest = reviews.documents[0]
  const count = (waits: keyof typeof counts) => ({
    count: counts[waits],
    href: boardAddress({ organisation: query.organisation, waits }),
  })
  return {
    query,
    organisations: organisations.map(({ id, name }) => ({ value: id, label: name })),
    steps: stepTitles(language),
    items: items.map(({ number, section, item }) => ({ number, section, title: itemTitle(item, language) })),
    marks: stateMarks({
      none: say('states.none'),
      busy: say('states.busy'),
      done: say('states.done'),
      confirmed: say('states.confirmed'),
    }),
    reviews: {
      count: reviews.total,
      oldest: oldest ? formatDay(dayOf(oldest.createdAt.getTime()), language) : null,
    },
    scans: scansInWords(scans, language),
    wifi: wifi.map((one) => ({
      key: keyOf(one),
      words: nameOf(one, t),
      href: locationAddress(one.organisationId, one.row),
    })),
    wifiCount,
    counts: { us: count('us'), reviewer: count('reviewer'), them: count('them'), still: count('still') },
    coming: coming.map((one) => inLine(one, language)),
    comingCount,
    calendar: boardCalendarAddress(query),
    found,
    locations: places.map((one) => ({
      key: keyOf(one),
      organisation: one.organisationName,
      name: one.name || t('unnamed', { number: one.index + 1 }),
      href: one.name ? seenCardAddress(one.organisationId, one.index) : locationAddress(one.organisationId, one.row),
      states: one.states,
      waitsFor: t(`waitsFor.${one.waitsFor}`),
      isStill: one.isStill,
    })),
    ...pagesOf(page, { total: found, size: pageSize }, (other) => boardAddress(query, other)),
    all: boardAddress({}),
    file: boardFileAddress(query),
  }
}

/**
 * Reads the board, and once more where of some location nothing was kept. What is of the day before is left to the job that
 * makes it again: who is waited for follows from what was filled in, and what stands still is asked of the day itself.
 */
async function readFull(actor: Actor, query: BoardQuery, asked: Parameters<typeof readBoard>[2]) {
  const board = await readBoard(actor, query, asked)
  if (board.empty.length === 0) return board
  await keepPlaces(board.empty, asked.today)
  return readBoard(actor, query, asked)
}

export type Board = Awaited<ReturnType<typeof loadBoard>>

const keyOf = ({ organisationId, index }: Pick<ComingUp, 'organisationId' | 'index'>): string =>
  `${organisationId} ${index}`

/** The steps of a location's route card, in order. */
function stepTitles(language: Language) {
  const t = anyTextFor(language, 'roadmap/flow')
  return roadmaps.location.map(({ key }, index) => ({
    key,
    value: String(index + 1),
    label: `${index + 1}. ${t(`sections.location.${key}`)}`,
  }))
}

/** What comes up, as a line of a table. */
function inLine(one: ComingUp, language: Language) {
  const { kind, at, organisationId, index } = one
  const t = textFor(language, 'staff/today')
  return {
    key: `${keyOf(one)} ${kind} ${at}`,
    when: kind === 'meeting' ? formatMoment(at, language) : formatWeekday(at, language),
    what: t(`coming.${kind}`),
    where: nameOf(one, t),
    href: seenCardAddress(organisationId, index),
  }
}

/** GET /admin/csv?organisation=&step=&state=&waits=: the locations of the board as a table for spreadsheets. */
export async function exportBoard({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/today')
  const say = textFor(language, 'common')
  const today = dayOf(Date.now())
  await keptLocations(today)
  const heads = (
    ['organisation', 'location', 'waitsFor', 'still', 'completed', 'due', 'connection', 'changed'] as const
  ).map((head) => t(`csv.${head}`))
  const itemHeads = items.map(({ number, item }) => `${number} ${itemTitle(item, language)}`)
  const found = everyBoardPlace(actor, boardQuery(new URL(request.url).searchParams), today)
  return csvAnswer(tableName(t('csv.title')), [...heads, ...itemHeads], rows())

  async function* rows() {
    const date = (at: number | null) => (at === null ? null : inputDay(at))
    for await (const one of found) {
      yield [
        one.organisationName,
        one.name || t('unnamed', { number: one.index + 1 }),
        t(`waitsFor.${one.waitsFor}`),
        t(one.isStill ? 'csv.yes' : 'csv.no'),
        t('csv.of', { completed: one.completed, total: one.total }),
        date(one.nextDue),
        date(one.connectionDay),
        one.changedAt === null ? null : new Date(one.changedAt),
        ...one.states.map((state) => say(`states.${state}`)),
      ]
    }
  }
}
