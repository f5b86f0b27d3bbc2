import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { setDisabled } from '#app/persistence/people/user-changes.server.ts'
import { addColleague, addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const task = '/location/determine-study-goals'
const pageAt = (index: number) => `${task}/assignee?location=${index}`
const card = '/location/route-card?location=0'
const note = 'Wil jij dit plannen?'

/** A leader and a colleague of an organisation with two locations. */
async function twoPeople() {
  const member = await addOrganisation(['Zonnedauw', 'Vechtzicht'])
  const colleague = await addColleague(member)
  const [leader, other] = await Promise.all([member, colleague].map((one) => signedIn(portal.origin, one)))
  if (!leader || !other) throw new Error('Nobody signed in.')
  return { member, colleague, leader, other }
}

const assignmentsOf = ({ organisationId }: Member) =>
  portal.sql<{ id: string; at: number; to: string; how: string | null; isAccepted: boolean; isDone: boolean }[]>`
    select id, location_index as at, assignee_id as to, ended_how as how, accepted_at is not null as "isAccepted",
      done_at is not null as "isDone"
    from assignments where organisation_id = ${organisationId} order by given_at, id`

const give = (visitor: Awaited<ReturnType<typeof signedIn>>, assignee: string, more: Record<string, string> = {}) =>
  visitor.post(pageAt(0), { assignee, wish: '', note: '', seen: '', locationId: locationId(0), goTo: 'give', ...more })

test('a task is given to a colleague, who says yes, and all pages say whose it is', async () => {
  const { member, colleague, leader, other } = await twoPeople()
  const empty = await leader.ask(pageAt(0))
  expect(empty.text).toContain('<select')
  expect(empty.text).toMatch(/<select[^>]*name="assignee"/)
  expect((await leader.ask(`${task}?location=0`)).text).toContain('Nog niemand doet deze taak.')
  expect((await give(leader, colleague.userId, { wish: '2099-04-02', note })).status).toBe(303)
  expect(await assignmentsOf(member)).toMatchObject([{ at: 0, to: colleague.userId, how: null, isAccepted: false }])
  expect((await leader.ask(card)).text).toContain('Youssef Amrani doet dit')
  expect((await leader.ask(`${task}?location=0`)).text).toContain('Youssef Amrani doet deze taak.')
  expect((await leader.ask(`${task}?location=1`)).text).toContain('Nog niemand doet deze taak.')
  const theirs = (await other.ask('/organisation/assigned')).text
  expect(theirs).toContain('Nieuw voor u')
  expect(theirs).toContain(`Van ${member.name}: “${note}”`)
  expect((await other.ask('/')).text).toContain(`Van ${member.name}: “${note}”.`)
  const [given] = await assignmentsOf(member)
  const accepted = await other.post('/organisation/assigned', { goTo: 'accept', seen: given?.id ?? '' })
  expect(accepted.status).toBe(303)
  expect(await assignmentsOf(member)).toMatchObject([{ isAccepted: true }])
  expect((await other.ask('/organisation/assigned')).text).not.toContain('Nieuw voor u')
  const history = (await leader.ask(`${task}/history?location=0`)).text
  expect(history).toContain(`${member.name} gaf de taak aan Youssef Amrani.`)
  expect(history).toContain('Youssef Amrani zei dat dit goed is.')
})

test('a task is given back, given to oneself, and taken back by a colleague', async () => {
  const { member, colleague, leader, other } = await twoPeople()
  await give(leader, colleague.userId)
  const [first] = await assignmentsOf(member)
  expect((await other.post(pageAt(0), { goTo: 'end', seen: first?.id ?? '' })).status).toBe(303)
  expect((await give(other, colleague.userId)).status).toBe(303)
  const [, second] = await assignmentsOf(member)
  expect((await leader.post(pageAt(0), { goTo: 'end', seen: second?.id ?? '' })).status).toBe(303)
  expect(await assignmentsOf(member)).toMatchObject([
    { how: 'given-back', isAccepted: false },
    { how: 'taken-back', isAccepted: true },
  ])
  const history = (await leader.ask(pageAt(0))).text
  expect(history).toContain('Youssef Amrani gaf de taak terug.')
  expect(history).toContain(`${member.name} nam de taak terug van Youssef Amrani.`)
})

describe('two colleagues', () => {
  test('who give it at once do not overwrite each other', async () => {
    const { member, colleague, leader, other } = await twoPeople()
    const answers = await Promise.all([give(leader, member.userId), give(other, colleague.userId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(await assignmentsOf(member)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.text).toContain('Iemand anders verdeelde deze taak intussen.')
  })

  test('pass it on from what the page showed', async () => {
    const { member, colleague, leader } = await twoPeople()
    await give(leader, colleague.userId)
    const stale = await give(leader, member.userId)
    expect(stale.status).toBe(409)
    const { fields } = await openStep(leader, `${task}/details?location=0`)
    expect(fields).toBeDefined()
    const [given] = await assignmentsOf(member)
    expect((await give(leader, member.userId, { seen: given?.id ?? '' })).status).toBe(303)
    expect(await assignmentsOf(member)).toMatchObject([{ how: 'passed-on' }, { to: member.userId, how: null }])
  })
})

test('what is wrong is said, and what was typed stays', async () => {
  const { leader, colleague } = await twoPeople()
  const nobody = await give(leader, '', { note })
  expect([nobody.status, nobody.text.includes('Kies wie deze taak gaat doen.')]).toEqual([422, true])
  expect(nobody.text).toContain(note)
  const past = await give(leader, colleague.userId, { wish: '2001-01-01' })
  expect([past.status, past.text.includes('Deze dag is voorbij.')]).toEqual([422, true])
  const stranger = await addOrganisation(['Elders'])
  expect((await give(leader, stranger.userId)).status).toBe(422)
})

test('what is done leaves the list of who did it, and is told once', async () => {
  const { member, colleague, leader, other } = await twoPeople()
  await give(leader, colleague.userId)
  await addForm(member, 0, 'study-goals', { quality: ['incidents'], workplace: ['workload'], efficiency: ['rounds'] })
  await leader.ask('/organisation')
  expect(await assignmentsOf(member)).toMatchObject([{ how: null, isDone: true }])
  expect((await other.ask('/organisation/assigned')).text).toContain('U heeft geen taken.')
  expect((await leader.ask(`${task}/history?location=0`)).text).toContain('Youssef Amrani had de taak klaar.')
})

test('tasks of nobody are dealt out at once, those of others stay', async () => {
  const { member, colleague, leader } = await twoPeople()
  await give(leader, colleague.userId)
  const { status } = await leader.post('/organisation/assigned', {
    task: ['study-goals 0', 'study-goals 1', 'project-team 0'],
    assignee: [member.userId, colleague.userId, ''],
    ...{ wish: '', goTo: 'deal' },
  })
  expect(status).toBe(303)
  expect(await assignmentsOf(member)).toMatchObject([
    { at: 0, to: colleague.userId, how: null },
    { at: 1, to: colleague.userId, how: null },
  ])
  expect((await leader.ask(`/organisation/assigned?who=${colleague.userId}`)).text).toContain(
    'Taken van Youssef Amrani',
  )
})

test('who has no account is given it by a link, with their name, address and the wish filled in', async () => {
  const { member, leader } = await twoPeople()
  await addForm(member, 0, 'project-team', {
    numberOfMembers: 1,
    members: [{ id: 'abcdefab', first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', position: 'ICT' }],
  })
  const [, id = ''] = /<option value="([0-9a-f]{16})">Bas Hendriks/.exec((await leader.ask(pageAt(0))).text) ?? []
  const { status, headers } = await give(leader, id, { wish: '2099-04-02', note })
  expect(status).toBe(303)
  const form = (await leader.ask(headers.location ?? '')).text
  expect(form).toContain('value="Bas Hendriks"')
  expect(form).toContain('value="bas@example.org"')
  expect(form).toContain('value="2099-04-02"')
  expect(await assignmentsOf(member)).toEqual([])
})

test('a location that moves takes along whose its tasks are; with one that goes they end, and so they do with an account', async () => {
  const { member, colleague, leader } = await twoPeople()
  for (const index of [0, 1]) {
    const fields = { assignee: colleague.userId, wish: '', note: '', seen: '', locationId: '', goTo: 'give' }
    expect((await leader.post(pageAt(index), fields)).status).toBe(303)
  }
  const form = await openStep(leader, '/organisation/basic-info/locations')
  expect((await form.send({}, `removed:locations:${locationId(0)}`)).status).toBe(303)
  expect((await assignmentsOf(member)).map(({ at, how }) => [at, how])).toEqual([
    [1_000_000, 'location-gone'],
    [0, null],
  ])
  await setDisabled(await newAdmin(), colleague.userId, true)
  expect((await assignmentsOf(member)).map(({ how }) => how)).toEqual(['location-gone', 'account-closed'])
})
