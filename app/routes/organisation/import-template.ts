import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { workbookTemplate } from '#app/roadmap/import/template.server.ts'

/** GET /organisation/import/template: the spreadsheet to start from. */
export function loader({ context }: LoaderFunctionArgs) {
  requireMember(context)
  return workbookTemplate(context.language)
}
