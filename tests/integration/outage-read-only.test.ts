import { expect, onTestFinished, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { carriedIn, expectOutage } from '#tests/support/outage-page.ts'
import { openPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { ownForm, signedIn } from '#tests/support/visitor.ts'

test('a database that may only be read: pages or 503, saves 503 with what was typed; saved soon after it can be written', async () => {
  const portal = await openPortal({ LOG_LEVEL: 'warn' })
  onTestFinished(() => portal.close())
  const visitor = await signedIn(portal.origin, await addOrganisation(['Huis']))
  const page = await openStep(visitor, '/location/basic-info/contacts?location=0')
  const [{ name } = { name: '' }] = await portal.sql<{ name: string }[]>`select current_database() as name`
  await portal.sql.unsafe(`alter database ${name} set default_transaction_read_only = on`)
  const refused = () => portal.output().split('"code":"25006"').length
  const before = refused()
  await portal.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'routekaart%'`
  // The first may be lost with their connections: only after them one is made that may read alone.
  await expect
    .poll(async () => {
      expect((await page.send({ 'contact.first_name': 'Cas' })).status).not.toBe(500)
      return refused()
    })
    .toBeGreaterThan(before)
  const answer = await page.send({ 'contact.first_name': 'Cas' })
  expectOutage(answer)
  expect(Object.fromEntries(carriedIn(answer.text).fields)['contact.first_name']).toBe('Cas')
  await portal.sql.begin(async (tx) => {
    await tx`set transaction read write`
    await tx.unsafe(`alter database ${name} set default_transaction_read_only = off`)
  })
  // Connections that were made meanwhile may only read; they are replaced, all of them soon after the first save.
  const { action, fields } = carriedIn(answer.text)
  const body = new URLSearchParams(fields).toString()
  const sendAgain = async () => (await visitor.ask(action, { method: 'POST', headers: ownForm, body })).status
  await expect.poll(sendAgain, { timeout: 10_000 }).toBe(303)
  await expect.poll(portal.output, { timeout: 10_000 }).toContain('the database can be written again')
})
