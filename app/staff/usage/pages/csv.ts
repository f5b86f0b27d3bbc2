import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { csvAnswer } from '#app/platform/export/csv-answer.server.ts'
import { askedPeriod, usageParts } from '#app/staff/usage/report.server.ts'

/** GET /admin/usage/csv?table=pages&from=&to=&organisation=: one table of the report, at most 500 rows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const query = new URL(request.url).searchParams
  const { period, filter } = askedPeriod(query)
  const parts = await usageParts(actor, period, context.language)
  const part = parts.find(({ key }) => key === query.get('table'))
  if (!part) throw new Response(null, { status: 404 })
  const title = textFor(context.language, 'staff/usage')(`parts.${part.key}.title`)
  return csvAnswer(`${title} ${filter.from} - ${filter.to}`, part.heads, part.rows)
}
