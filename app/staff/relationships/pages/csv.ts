import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { everyRelationship } from '#app/persistence/organisations/relationships-list.server.ts'
import { relationshipFilter, relationshipSorts } from '#app/platform/relationships/filter.ts'
import { sortingIn } from '#app/ui/list/sort.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'

/**
 * GET /admin/relationship-management/csv?q=&owner=&state=&sort=: the organisations as a table for spreadsheets, in the order of
 * the list, without our notes.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'staff/relationships')
  const say = textFor(context.language, 'platform/relationships')
  const query = new URL(request.url).searchParams
  const found = await everyRelationship(actor, relationshipFilter(query), sortingIn(query, relationshipSorts))
  const heads = [
    ...[t('columns.organisation'), t('columns.state'), t('columns.contact'), t('fields.contactEmail')],
    ...[t('fields.contactPhone'), t('columns.meeting'), t('fields.meetingPlace'), t('fields.meetingNote')],
    ...[t('columns.changed'), t('columns.by')],
  ]
  const rows = found.map((one) => [
    ...[one.organisationName, say(`states.${one.state}`), one.contactName, one.contactEmail, one.contactPhone],
    ...[one.nextMeetingAt, one.nextMeetingPlace, one.nextMeetingNote, one.updatedAt, one.updatedByName],
  ])
  return csvAnswer(tableName(t('title')), heads, rows)
}
