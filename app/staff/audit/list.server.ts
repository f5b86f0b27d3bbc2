import type { LoaderFunctionArgs } from '@remix-run/node'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { addDays, parseDay } from '#app/platform/i18n/dates.ts'
import { formatMoment, parseMoment } from '#app/platform/i18n/moments.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { auditedActions } from '#app/persistence/staff/audit.server.ts'
import { everyAudit, listAudit, type AuditFilter } from '#app/persistence/staff/audit-log.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { auditAddress, auditTableAddress } from './addresses.ts'
import { subjectInWords } from './subject-words.server.ts'

/** How many entries stand on one page. */
const pageSize = 50

/** What an action is called; earlier ones, which nobody does any more, by their own name. */
function actionInWords(action: string, language: Language): string {
  const t = textFor(language, 'staff/audit')
  const known = auditedActions.find((one) => one === action)
  return known ? t(`actions.${known}`) : action
}

/** The filter of an address, and what of it was typed; days are whole days in the Netherlands. */
function filterIn(query: URLSearchParams) {
  const typed = (name: string) =>
    trimmed(query.get(name) ?? '')
      .slice(0, 200)
      .toWellFormed()
  const narrowed = {
    person: typed('person'),
    organisation: typed('organisation'),
    action: typed('action'),
    from: typed('from'),
    until: typed('until'),
  }
  const [from, until] = [parseDay(narrowed.from), parseDay(narrowed.until)]
  const midnight = (day: number | null) => {
    const at = day === null ? null : parseMoment(day, '0.00')
    return at === null ? null : new Date(at)
  }
  const filter: AuditFilter = {
    person: narrowed.person,
    organisationId: narrowed.organisation || null,
    action: narrowed.action || null,
    from: midnight(from),
    until: midnight(until === null ? null : addDays(until, 1)),
  }
  return { narrowed, filter }
}

/** GET /admin/audit?person=&organisation=&action=&from=&until=&page=: what provider staff did, newest first. */
export async function loadAudit({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const query = new URL(request.url).searchParams
  const { narrowed, filter } = filterIn(query)
  const asked = askedPage(query)
  const [{ entries, total }, organisations] = await Promise.all([
    listAudit(actor, filter, asked, pageSize),
    organisationsAsked(actor, query),
  ])
  const at = (page: number) => auditAddress({ ...narrowed, page })
  return {
    narrowed,
    rows: entries.map((entry) => ({
      id: entry.id,
      at: formatMoment(entry.at.getTime(), language),
      person: entry.userName,
      action: actionInWords(entry.action, language),
      organisation: entry.organisationName ?? '',
      subject: subjectInWords(entry, language),
    })),
    total,
    organisations: organisationOptions(organisations),
    actions: auditedActions
      .map((value) => ({ value, label: actionInWords(value, language) }))
      .sort((one, other) => one.label.localeCompare(other.label, language)),
    table: auditTableAddress(narrowed),
    ...pagesOf(asked, { total, size: pageSize }, at),
  }
}

export type AuditList = Awaited<ReturnType<typeof loadAudit>>

/** GET /admin/audit/csv?person=&organisation=&action=&from=&until=: all of it as a table, in the words of the page. */
export function exportAudit({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'staff/audit')
  const { filter } = filterIn(new URL(request.url).searchParams)
  const heads = [
    t('columns.at'),
    t('columns.person'),
    t('columns.action'),
    t('columns.organisation'),
    t('columns.subject'),
  ]
  return csvAnswer(tableName(t('title')), heads, rows())

  async function* rows() {
    for await (const entry of everyAudit(actor, filter)) {
      const action = actionInWords(entry.action, context.language)
      const subject = subjectInWords(entry, context.language)
      yield [entry.at, entry.userName, action, entry.organisationName, subject]
    }
  }
}
