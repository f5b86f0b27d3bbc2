import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import type { CsvCell } from '#app/platform/export/csv.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { firstPages, radarTables, type RadarTable } from './address.ts'
import type { nl } from './nl.ts'
import { askedOf, readRadar } from './radar.server.ts'
import { changeRows, fieldRows, paceRows, slipRows, stillRows } from './rows.server.ts'

/** Rows of a table at most. */
const most = 10_000

type Head = keyof typeof nl.columns
type Sheet = { heads: readonly Head[]; rows: CsvCell[][] }

/** GET /admin/radar/csv?table= with what narrows the page down: one of its questions as a table for spreadsheets. */
export async function exportRadar({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = requireAdmin(context)
  const { language } = context
  const wanted = new URL(request.url).searchParams.get('table')
  const table = radarTables.find((one) => one === wanted)
  if (!table) throw new Response(null, { status: 404 })
  const t = textFor(language, 'staff/radar')
  const { heads, rows } = sheetOf(
    table,
    await readRadar(actor, { ...askedOf(request), at: firstPages }, most),
    language,
  )
  return csvAnswer(
    tableName(t(`sections.${table}.title`)),
    heads.map((head) => t(`columns.${head}`)),
    rows,
  )
}

function sheetOf(table: RadarTable, found: Awaited<ReturnType<typeof readRadar>>, language: Language): Sheet {
  const { places, still, fields, pace } = found
  const few = textFor(language, 'staff/radar')('fewKnown')
  const sheets: Record<RadarTable, () => Sheet> = {
    changes: () => ({
      heads: ['organisation', 'location', 'what', 'before', 'after'],
      rows: changeRows(places.changes, language).map((row) => [
        ...[row.organisation, row.location, row.what, row.before, row.after],
      ]),
    }),
    slips: () => ({
      heads: ['organisation', 'location', 'connection', 'forecast', 'days', 'week', 'month', 'rests'],
      rows: slipRows(places.slips, language).map((row) => [
        ...[row.organisation, row.location, row.connection, row.forecast, row.days, row.week, row.month, row.rests],
      ]),
    }),
    pace: () => ({
      heads: ['task', 'median', 'low', 'high', 'own', 'customers', 'places'],
      rows: paceRows(pace, language).map(({ task, days, customers, places: count }) => [
        ...[task, days ? days.median : few, days?.low ?? null, days?.high ?? null, days?.own ?? null, customers, count],
      ]),
    }),
    still: () => ({
      heads: ['task', 'places', 'customers', 'stillMedian', 'longest'],
      rows: stillRows(still.items, language).map((row) => [
        ...[row.task, row.places, row.customers, row.median, row.longest],
      ]),
    }),
    fields: () => ({
      heads: ['task', 'field', 'times', 'people', 'customers'],
      rows: fieldRows(fields.fields, language).map((row) => [
        row.task,
        row.field,
        row.times,
        row.people,
        row.customers,
      ]),
    }),
  }
  return sheets[table]()
}
