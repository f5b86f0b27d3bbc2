import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { draftsOf } from '#tests/support/drafts.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  // Otherwise a page that was shown before takes no statement.
  portal = await openPortal({ PAGE_MEMORY_MB: '0' })
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const typedOn = /U typte dit op/

async function newLeader() {
  const member = await addOrganisation(['Huis'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

test('somebody has at most twenty drafts: the oldest goes', async () => {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, contacts)
  await page.send({ 'contact.email': 'first@' })
  const [first] = await draftsOf(portal, member)
  for (let n = 1; n < 22; n++) await page.send({ 'contact.email': `${n}@` })
  const left = await draftsOf(portal, member)
  expect(left).toHaveLength(20)
  expect(left.map(({ id }) => id)).not.toContain(first?.id)
  const text = (await visitor.ask(contacts)).text
  expect([text.includes('21@'), text.includes('>2@'), text.includes('>1@')]).toEqual([true, true, false])
})

test('large drafts go before there are twenty: besides the newest they take as much as two megabytes leave', async () => {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, contacts)
  const kept = []
  for (const size of [400_000, 400_000, 900_000]) {
    await page.send({ 'contact.email': `${kept.length}${'x'.repeat(size)}` })
    kept.push((await draftsOf(portal, member)).length)
  }
  expect(kept).toEqual([1, 2, 2])
  await page.send({ 'contact.email': 'x'.repeat(1_800_000) })
  expect(await draftsOf(portal, member)).toHaveLength(1)
})

test('a draft is over after a week: it is offered no more, and goes when the next one comes or somebody signs in', async () => {
  const { member, visitor } = await newLeader()
  const age = (days: number) =>
    portal.sql`update form_drafts set created_at = created_at - make_interval(days => ${days}),
      expires_at = expires_at - make_interval(days => ${days}) where organisation_id = ${member.organisationId}`
  const page = await openStep(visitor, contacts)
  await page.send({ 'contact.email': 'bo@' })
  await age(6)
  expect((await visitor.ask(contacts)).text).toMatch(typedOn)
  await age(1)
  expect((await visitor.ask(contacts)).text).not.toMatch(typedOn)
  const [over] = await draftsOf(portal, member)
  expect((await openStep(visitor, `${contacts}&draft=${over?.id}`)).fields['contact.email']).toBe('')
  await page.send({ 'contact.email': 'other@' })
  const left = await draftsOf(portal, member)
  expect([left.length, left[0]?.id === over?.id]).toEqual([1, false])
  await age(7)
  await signedIn(portal.origin, member)
  expect(await draftsOf(portal, member)).toEqual([])
})

test('what is typed once more after its draft was over is kept again', async () => {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, contacts)
  await page.send({ 'contact.email': 'bo@' })
  await portal.sql`update form_drafts set expires_at = now() where organisation_id = ${member.organisationId}`
  await page.send({ 'contact.email': 'bo@' })
  expect((await visitor.ask(contacts)).text).toMatch(typedOn)
})

test('pages cost no statement more for who has no drafts, and one for who has', async () => {
  const { visitor } = await newLeader()
  const counted = async (path: string) => (await portal.statements.during(() => visitor.ask(path))).length
  const paths = [contacts, '/location/route-card?location=0', '/help']
  const count = async () => [await counted(contacts), await counted(paths[1] ?? ''), await counted('/help')]
  await count()
  const [step = 0, ...others] = await count()
  // Who is asking, forms, documents, and what is kept of places.
  expect(step).toBe(4)
  await (await openStep(visitor, contacts)).send({ 'contact.email': 'bo@' })
  expect(await count()).toEqual([step + 1, ...others])
})

test('a save costs no statement more, and one where its draft is done with', async () => {
  const { visitor } = await newLeader()
  const page = await openStep(visitor, contacts)
  const plain = [...(await portal.statements.during(() => page.send({ 'contact.first_name': 'Bo' })))]
  expect(plain.filter((statement) => statement.includes('form_drafts'))).toHaveLength(1)
  expect(plain).toHaveLength(6)
  const refused = await (await openStep(visitor, contacts)).send({ 'contact.email': 'bo@' })
  const mended = stepIn(visitor, contacts, refused)
  const settled = await portal.statements.during(() => mended.send({ 'contact.email': 'bo@example.org' }))
  expect(settled.at(-1)).toMatch(/^delete from "form_drafts"/)
  expect(settled).toHaveLength(plain.length + 1)
})
