import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const wards = '/location/basic-info/wards?location=0'
const form = 'basic-information'

test('what was acknowledged before the server was killed is there, whole; what was not is there whole or not at all', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const page = await openStep(visitor, wards)
  const ids = Array.from({ length: 200 }, (_, index) => (0xd0000000 + index).toString(16))
  const acknowledged: string[] = []
  let stopped = false
  const saving = Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map(async (lane) => {
      for (const id of ids.filter((_, index) => index % 8 === lane)) {
        if (stopped) return
        const typed = { 'wards[0].id': id, 'wards[0].name': id, 'wards[0].type': id }
        const answer = await page.send(typed).catch(() => null)
        if (answer?.status === 303) acknowledged.push(id)
      }
    }),
  )
  await expect.poll(() => acknowledged.length, { interval: 10, timeout: 20_000 }).toBeGreaterThan(10)
  await portal.killAndStart()
  stopped = true
  await saving
  const stored = await storedForm(portal, member, form)
  const rows = stored?.fields.wards
  if (!Array.isArray(rows)) throw new Error('No wards.')
  const kept = rows.map(({ id }: { id: string }) => id)
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([])
  for (const row of rows) expect(row).toMatchObject({ name: row.id, type: row.id })
  expect(new Set(kept).size).toBe(kept.length)
  // Form, version and history are of one piece.
  expect(stored?.version).toBe(kept.length)
  expect(await historyOf(portal, member, form)).toHaveLength(kept.length)
})

test('the session outlives the server, and a page from before can be saved after', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const page = await openStep(visitor, wards)
  await portal.killAndStart()
  expect((await page.send({ 'wards[0].name': 'Lelie' })).status).toBe(303)
  expect((await storedForm(portal, member, form))?.version).toBe(1)
})
