import { expect, type Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { authSessions } from '#drizzle/schema/sessions.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

test.use({ settings: { SESSION_IDLE_SECONDS: '310' } })

const contacts = '/location/basic-info/contacts?location=0'
const warning = (page: Page) => page.getByText(/^Om \d+\.\d\d uur /)

const change = (actor: Actor, values: { seenAt: ReturnType<typeof sql> } | { expiresAt: ReturnType<typeof sql> }) =>
  database().update(authSessions).set(values).where(eq(authSessions.userId, actor.userId))

const lookAtWindow = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const whenAsked = (page: Page) => page.waitForResponse(/\/authentication\/session$/, { timeout: 20_000 })

test('a page asks whether the end has moved before it warns', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await page.goto(contacts)
  await expectTakenOver(page)
  const asked = whenAsked(page)
  // As another window does.
  await change(member, { seenAt: sql`now() + interval '1 hour'` })
  await asked
  await expect(warning(page)).toBeHidden()
})

test('a window that is looked at again tells at once what has become of the session', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  // So that it does not warn by itself.
  await change(member, { seenAt: sql`now() + interval '1 hour'` })
  await page.goto(contacts)
  await expectTakenOver(page)
  await change(member, { expiresAt: sql`now() + interval '100 seconds'` })
  await lookAtWindow(page)
  await expect(warning(page)).toBeVisible()
  await expect(warning(page)).toContainText('opnieuw inloggen')
  await change(member, { expiresAt: sql`now()` })
  await lookAtWindow(page)
  await expect(page.getByText(/^Na \d+\.\d\d uur kunt u uitgelogd zijn\.$/)).toBeVisible()
  await expect(warning(page)).toBeHidden()
})
