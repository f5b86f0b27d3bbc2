import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#tests/support/access-token.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ STAFF_SECOND_FACTOR: 'required' })
})
afterAll(() => portal.close())

test('where it is required, /admin leads to setting a second factor up, and lets nothing past it', async () => {
  const admin = await newAdmin()
  await addAccount(portal, admin)
  const visitor = await signedIn(portal.origin, admin)
  for (const path of ['/admin', '/ADMIN//users', '/admin/organisations/new']) {
    const { status, headers } = await visitor.ask(path)
    expect([path, status, headers.location]).toEqual([path, 303, '/settings/second-factor'])
  }
  expect((await visitor.post('/admin/organisations/new', { name: 'De Linde' })).status).toBe(303)
  const page = await visitor.ask('/settings/second-factor')
  expect([page.status, page.text.includes('Voor beheerders is dit verplicht.')]).toEqual([200, true])
  await portal.sql`insert into identity_second_factors (account_id, sealed_secret, last_step) values (${admin.userId}, '', 0)`
  expect((await visitor.ask('/admin')).status).toBe(200)
})

test('whose second factor is another provider’s matter goes on', async () => {
  const visitor = await signedIn(portal.origin, await newAdmin())
  const page = '/settings/second-factor'
  expect((await visitor.ask(page)).headers.location).toBe('/settings')
  expect((await visitor.ask('/settings')).text).not.toContain(page)
  const admin = await visitor.ask('/admin')
  expect([admin.status, admin.text.includes(page)]).toEqual([200, false])
})
