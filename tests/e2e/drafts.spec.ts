import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database } from '#app/persistence/database.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { demoPassword } from '#drizzle/seed/demo-people.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { goOn, openPage, seeHeading, wayOut } from './journey/steps.ts'

const contacts = '/location/basic-info/contacts?location=0'
const email = (page: Page) => page.getByLabel('E-mailadres contactpersoon')
const offer = (page: Page) => page.getByRole('region', { name: /^U typte dit op/ })

/** Uses what is offered, which saves the form that is on the page. */
async function useOffer(page: Page): Promise<void> {
  await wayOut(offer(page), /^Gebruiken/).click()
  await expect(page.getByText(/^Hieronder staat wat u typte op/)).toBeVisible()
}

const savedEmail = async (member: Member) => {
  const rows = await database().execute(sql`
    select fields->'contact'->>'email' as email from forms where organisation_id = ${member.organisationId}
      and form_type = 'basic-information' and location_index = 0`)
  return rows[0]?.email
}

const person = z.object({ id: z.guid(), name: z.string(), email: z.string(), organisation_id: z.guid() })

/** Somebody of the demo data, who can really sign in. */
async function findLeader(): Promise<Member> {
  const rows = await database().execute(sql`select * from users where email = 'leader@example.org'`)
  const { id: userId, organisation_id: organisationId, ...leader } = person.parse(rows[0])
  return { ...leader, userId, organisationId, language: null, isAdmin: false }
}

test('the session is gone when the form is sent: after signing in what was typed is there', async ({ page, actAs }) => {
  const leader = await findLeader()
  await actAs(leader)
  await page.goto(contacts)
  const typed = `${crypto.randomUUID().slice(0, 8)}@example.org`
  await email(page).fill(typed)
  await database().execute(sql`delete from auth_sessions where user_id = ${leader.userId}`)
  await goOn(page)

  await seeHeading(page, 'Inloggen')
  await expect(page.getByText('Wat u typte, is bewaard.')).toBeVisible()
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByLabel('E-mailadres').fill(leader.email)
  await page.getByLabel('Wachtwoord').fill(demoPassword)
  await page.getByRole('button', { name: 'Inloggen' }).click()

  await seeHeading(page, 'Wie is ons contact op deze locatie?')
  await expect(offer(page)).toContainText(typed)
  await expect(email(page)).not.toHaveValue(typed)
  await useOffer(page)
  await expect(email(page)).toHaveValue(typed)
  await goOn(page)
  await expect(page).not.toHaveURL(/contacts/)
  expect(await savedEmail(leader)).toBe(typed)
  await page.goto(contacts)
  await expect(email(page)).toHaveValue(typed)
  await expect(offer(page)).toHaveCount(0)
})

test('a wrong answer is left behind: it is offered when the reader comes back', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await page.goto(contacts)
  await email(page).fill('bo@')
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('Dit is geen e-mailadres.')

  await test.step('the reader may leave', async () => {
    await openPage(page, 'Afdelingen')
    await expect(page.getByText('bewaard op de pagina “Contactpersonen”')).toBeVisible()
  })
  await test.step('comes back, uses it and mends it', async () => {
    await page.goto(contacts)
    await expect(offer(page)).toContainText('bo@')
    await useOffer(page)
    await expect(email(page)).toHaveValue('bo@')
    await email(page).fill('bo@example.org')
    await goOn(page)
    await expect(page).not.toHaveURL(/contacts/)
    expect(await savedEmail(member)).toBe('bo@example.org')
  })
})

test('a wrong answer is thrown away, and what else was typed is saved', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await page.goto(contacts)
  await email(page).fill('bo@')
  await goOn(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto(contacts)
  await email(page).fill('bo@example.org')
  await offer(page)
    .getByRole('button', { name: /^Weggooien/ })
    .click()
  await expect(offer(page)).toHaveCount(0)
  await expect(email(page)).toHaveValue('bo@example.org')
  expect(await savedEmail(member)).toBe('bo@example.org')
})
