import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, requestToken } from '#tests/support/access-token.ts'
import { addMarkedTenant, type MarkedTenant } from '#tests/support/marked-tenant.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { askWith, expectShut, isSentHome, isSentToLogin, type ShutAnswer } from '#tests/support/shut-answers.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let tenant: MarkedTenant
beforeAll(async () => {
  portal = await openPortal()
  tenant = await addMarkedTenant(portal, 'Wulpnest', 1)
})
afterAll(() => portal.close())

describe('somebody who may not any more', () => {
  const paths = ['/admin', '/admin/users', '/admin/users/csv', '/admin/organisations/new']

  const questions = paths.flatMap((path) => ['GET', 'POST'].map((method) => ({ path, method, body: 'name=Gekaapt' })))
  const expectOut = (
    visitor: Visitor,
    isAllowed: (answer: ShutAnswer) => boolean,
    headers: Record<string, string> = {},
  ) =>
    expectShut(
      portal,
      tenant,
      () => Promise.all(questions.map((question) => askWith(visitor, question, headers))),
      isAllowed,
    )

  test('because an organisation became theirs a moment ago, goes home', async () => {
    const former = await newAdmin()
    const visitor = await signedIn(portal.origin, former)
    expect((await visitor.ask('/admin')).status).toBe(200)
    const { organisationId } = tenant.member
    await portal.sql`update users set is_admin = false, organisation_id = ${organisationId} where id = ${former.userId}`
    await expectOut(visitor, isSentHome)
  })

  test('because they are disabled, signs in again', async () => {
    const former = await newAdmin()
    const visitor = await signedIn(portal.origin, former)
    expect((await visitor.ask('/admin')).status).toBe(200)
    await portal.sql`update users set disabled_at = now() where id = ${former.userId}`
    await expectOut(visitor, isSentToLogin)
  })

  test('because their organisation is archived, signs in again, member or marked as staff', async () => {
    for (const isAdmin of [false, true]) {
      const member = await newTenant([])
      const visitor = await signedIn(portal.origin, member)
      await portal.sql`update users set is_admin = ${isAdmin} where id = ${member.userId}`
      await portal.sql`update organisations set archived_at = now() where id = ${member.organisationId}`
      await expectOut(visitor, isSentToLogin)
    }
  })

  test('because they came by a link, whatever they show of it, signs in', async () => {
    const { token } = await addLink(tenant.member)
    const visitor = openVisitor(portal.origin)
    await visitor.ask(`/share/${token}`)
    visitor.cookies.set('routekaart.session', token)
    await expectOut(visitor, isSentToLogin, {
      Referer: `${portal.origin}/share/${token}`,
      Authorization: `Bearer ${token}`,
    })
  })

  test('because they are a program with a token, also one of provider staff, signs in', async () => {
    const admin = await newAdmin()
    for (const actor of [tenant.member, admin]) {
      await addAccount(portal, actor)
      const Authorization = `Bearer ${await requestToken(portal, actor)}`
      await expectOut(openVisitor(portal.origin), isSentToLogin, { Authorization })
    }
    const Authorization = `Bearer ${await requestToken(portal, admin)}`
    await expectOut(await signedIn(portal.origin, await newTenant([])), isSentHome, { Authorization })
  })
})
