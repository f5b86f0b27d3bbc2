import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sql } from 'postgres'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { sitePages, staffPages } from '#tests/support/site.ts'
import { makeStaffPages } from '#tests/support/staff-pages.ts'
import { atNight } from '#tests/support/stages.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** While servers of a newer version answer beside this one, rows hold what this one does not know. */

let portal: Portal
let member: Visitor
let staff: Visitor
let ofStaff: string[]

beforeAll(async () => {
  portal = await openPortal()
  const admin = await newAdmin()
  ofStaff = (await makeStaffPages(admin)).pages
  member = await signedIn(portal.origin, await newTenant())
  staff = await signedIn(portal.origin, admin)
}, 120_000)
afterAll(() => portal.close())

/** Columns that say of which kind a row is. */
const kinds = [
  ...['audit_log.action', 'documents.document_type', 'documents.scan', 'assignments.item', 'item_requests.item'],
  ...['notices.cause', 'mail_messages.cause', 'mail_messages.state', 'mail_messages.delivery', 'staff_notes.kind'],
  ...['help_entries.section', 'library_documents.category', 'relationships.state', 'share_links.purpose'],
  ...['share_links.may', 'share_links.outcome', 'review_reasons.item_key', 'usage_log.log_type', 'form_changes.way'],
  ...['form_changes.path', 'users.language', 'handled_entries.entry', 'staff_views.address', 'search_entries.kind'],
]

const write = async (sql: Sql) => {
  for (const kind of kinds) {
    const [table = '', column = ''] = kind.split('.')
    await sql`update ${sql(table)} set ${sql(column)} = 'newer' where ctid in (select ctid from ${sql(table)} limit 3)`
  }
  await sql`update forms set fields = fields || '{"newer": {"kind": "newer"}}'`
  await sql`update form_changes set source = '{"is": "newer"}' where id in (select id from form_changes limit 9)`
}

test('what a newer version wrote into rows costs no page', { ...atNight, timeout: 300_000 }, async () => {
  const pages: [Visitor, string][] = [
    ...Object.values(sitePages)
      .flat()
      .map((page): [Visitor, string] => [member, page]),
    ...[...staffPages, ...ofStaff, '/admin/search?q=huis'].map((page): [Visitor, string] => [staff, page]),
  ]
  await write(portal.sql)
  const failed: string[] = []
  for (const [visitor, page] of pages) {
    const { status } = await visitor.ask(page)
    if (status >= 500) failed.push(`${status} ${page}`)
  }
  await portal.sql`update location_progress set states = array(select 'newer' from unnest(states))`
  expect((await staff.ask('/admin/board?owner=all')).status).toBe(200)
  expect(failed).toEqual([])
})
