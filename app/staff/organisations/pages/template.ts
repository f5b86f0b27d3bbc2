import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { csvAnswer } from '#app/platform/export/csv-answer.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { sheetColumns } from '#app/staff/organisations/onboarding/read-sheet.server.ts'

/** GET /admin/organisations/template: the columns of a list of new organisations, for spreadsheets. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context)
  const t = textFor(context.language, 'staff/organisations/onboarding')
  const heads = sheetColumns.map((name) => t(`list.columns.${name}`))
  return csvAnswer(t('list.title'), heads, [])
}
