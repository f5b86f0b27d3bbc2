import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { listHelpEntries } from '#app/persistence/staff/help-entries.server.ts'
import { optionWords } from '#app/staff/site/versions-view.server.ts'
import { inPageOrder } from '#app/platform/site/settings.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'

/** GET /admin/help/csv: the questions that provider staff added as a table for spreadsheets. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/site')
  const heads = [
    ...[t('help.columns.section'), t('help.columns.position'), t('fields.questionNl'), t('fields.answerNl')],
    ...[t('fields.questionEn'), t('fields.answerEn'), t('help.columns.changed'), t('help.columns.by')],
  ]
  const rows = inPageOrder(await listHelpEntries()).map((one) => [
    ...[optionWords(one.section, language), one.position, one.questionNl, one.answerNl],
    ...[one.questionEn, one.answerEn, one.updatedAt, one.updatedByName],
  ])
  return csvAnswer(tableName(t('help.title')), heads, rows)
}
