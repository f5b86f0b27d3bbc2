import type { LoaderFunctionArgs } from '@remix-run/node'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { addDays, parseDay } from '#app/platform/i18n/dates.ts'
import { formatMoment, parseMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { noteExport, securityKinds } from '#app/persistence/staff/security.server.ts'
import { everySecurityRow, listSecurity, type SecurityFilter } from '#app/persistence/staff/security-log.server.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { securityAddress, securityTableAddress } from './addresses.ts'
import { requireSecurityReader } from './reader.server.ts'
import { kindInWords, moreInWords } from './words.server.ts'

/** How many entries stand on one page. */
const pageSize = 50

/** The filter of an address, and what of it was typed; days are whole days in the Netherlands. */
function filterIn(query: URLSearchParams) {
  const typed = (name: string) =>
    trimmed((query.get(name) ?? '').replaceAll('\0', ''))
      .slice(0, 200)
      .toWellFormed()
  const narrowed = {
    ...{ person: typed('person'), organisation: typed('organisation'), kind: typed('kind') },
    ...{ from: typed('from'), until: typed('until') },
  }
  const [from, until] = [parseDay(narrowed.from), parseDay(narrowed.until)]
  const midnight = (day: number | null) => {
    const at = day === null ? null : parseMoment(day, '0.00')
    return at === null ? null : new Date(at)
  }
  const filter: SecurityFilter = {
    person: narrowed.person,
    organisationId: narrowed.organisation || null,
    kind: narrowed.kind || null,
    from: midnight(from),
    until: midnight(until === null ? null : addDays(until, 1)),
  }
  return { narrowed, filter }
}

/** GET /admin/security?person=&organisation=&kind=&from=&until=&page=: the security log, newest first. */
export async function loadSecurity({ request, context }: LoaderFunctionArgs) {
  const actor = requireSecurityReader(context)
  const { language } = context
  const query = new URL(request.url).searchParams
  const { narrowed, filter } = filterIn(query)
  const asked = askedPage(query)
  const [{ entries, total }, organisations] = await Promise.all([
    listSecurity(actor, filter, asked, pageSize),
    organisationsAsked(actor, query),
  ])
  return {
    narrowed,
    rows: entries.map((entry) => ({
      number: entry.number,
      at: formatMoment(entry.at.getTime(), language),
      actor: entry.actor ?? entry.guest ?? '',
      kind: kindInWords(entry.kind, language),
      person: entry.person ?? '',
      organisation: entry.organisation ?? '',
      more: moreInWords(entry, language),
    })),
    total,
    organisations: organisationOptions(organisations),
    kinds: securityKinds
      .map((value) => ({ value, label: kindInWords(value, language) }))
      .sort((one, other) => one.label.localeCompare(other.label, language)),
    table: securityTableAddress(narrowed),
    ...pagesOf(asked, { total, size: pageSize }, (page) => securityAddress({ ...narrowed, page })),
  }
}

export type SecurityList = Awaited<ReturnType<typeof loadSecurity>>

/** GET /admin/security/csv?person=&organisation=&kind=&from=&until=: all of it as a table, with the hashes; written down. */
export async function exportSecurity({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = requireSecurityReader(context)
  const { language } = context
  const t = textFor(language, 'staff/security')
  const { narrowed, filter } = filterIn(new URL(request.url).searchParams)
  requireFresh(context, securityAddress(narrowed))
  if (request.method === 'GET') await noteExport(actor, '/admin/security')
  const columns = ['number', 'at', 'actor', 'kind', 'person', 'organisation', 'more', 'hash'] as const
  const heads = columns.map((column) => t(`columns.${column}`))
  return csvAnswer(tableName(t('title')), heads, rows())

  async function* rows() {
    for await (const entry of everySecurityRow(actor, filter)) {
      const { number, at, actor: by, guest, kind, person, organisation, hash } = entry
      const words = [kindInWords(kind, language), person, organisation, moreInWords(entry, language)]
      yield [number, at, by ?? guest, ...words, hash]
    }
  }
}
