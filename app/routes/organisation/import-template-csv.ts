import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { csvTemplate } from '#app/roadmap/import/template.server.ts'

/** GET /organisation/import/template/csv: the same as text. */
export function loader({ context }: LoaderFunctionArgs) {
  requireMember(context)
  return csvTemplate(context.language)
}
