import type { LoaderFunctionArgs } from '@remix-run/node'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { readWaitingScans } from '#app/persistence/documents/scans.server.ts'
import { taskColumns, taskMarks } from '#app/roadmap/screens/task-marks/columns.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { keepPlaces } from '#app/roadmap/attention/keep.server.ts'
import { readBoard } from '#app/persistence/staff/board-places.server.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { scansInWords } from './scans-in-words.server.ts'
import { columnsIn } from '#app/ui/list/columns.ts'
import {
  boardAddress,
  boardCalendarAddress,
  boardColumns,
  boardFileAddress,
  boardOwners,
  boardPlaceAddress,
  boardQuery,
  boardShows,
  boardSorts,
  monthAddress,
  placeIn,
  type BoardQuery,
} from './filter.ts'
import { readPanel } from './panel.server.ts'
import { rowOf } from './row.server.ts'

/** Locations on a page. */
const pageSize = 50

/**
 * GET /admin/board?owner=&show=&q=&sort=&organisation=&step=&state=&waits=&columns=&page=&place=: all locations, by their
 * connection day, and how far each is; with more about one of them.
 */
export async function loadBoard({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const search = new URL(request.url).searchParams
  const asked = boardQuery(search)
  const place = placeIn(search)
  const today = dayOf(Date.now())
  const page = askedPage(search)
  const [{ whose, owners, counts, hasComing, found, places }, organisations, scans] = await Promise.all([
    readFull(actor, asked, { today, page, size: pageSize }),
    organisationsAsked(actor, search),
    readWaitingScans(actor),
  ])
  const query = { ...asked, owner: whose }
  const pages = pagesOf(page, { total: found, size: pageSize }, (other) => boardAddress(query, other))
  const panel = place && (await readPanel(actor, place, { today, language }))
  return {
    query,
    columns: columnsIn(search, boardColumns),
    // With what is said about one location still open.
    address: place ? boardPlaceAddress(query, page, place) : boardAddress(query, page),
    organisations: organisationOptions(organisations),
    ...taskColumns(language),
    marks: taskMarks(language),
    scans: scansInWords(scans, language),
    owners: boardOwners.map((owner) => ({
      key: owner,
      count: owners[owner],
      href: boardAddress({ ...query, owner }),
      isShown: owner === whose,
    })),
    shows: boardShows.map((show) => ({
      key: show,
      count: counts[show],
      // What is chosen already is let go of.
      href: boardAddress({ ...query, show: query.show === show ? '' : show }),
      isShown: query.show === show,
    })),
    orders: boardSorts.map((sort) => ({
      key: sort,
      href: boardAddress({ ...query, sort }),
      isShown: query.sort === sort,
    })),
    month: monthAddress({ owner: whose }),
    calendar: hasComing ? boardCalendarAddress(query) : null,
    found,
    locations: places.map((one) => rowOf(one, { today, language, href: boardPlaceAddress(query, page, one) })),
    panel: panel && { ...panel, close: boardAddress(query, page) },
    ...pages,
    all: boardAddress({ owner: whose, columns: query.columns }),
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
