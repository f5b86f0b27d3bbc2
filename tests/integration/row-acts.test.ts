import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { giveTo } from '#tests/support/given-tasks.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { signedIn } from '#tests/support/visitor.ts'

/** The acts of rows that wait for a colleague; of those that wait for a guest share-not-looked-at has one. */

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const card = '/location/route-card?location=0'
const note = 'Wil jij dit plannen?'

/** A leader who gave a task to a colleague. */
async function givenTask() {
  const member = await addOrganisation(['Zonnedauw'])
  const colleague = await addColleague(member)
  await addForm(member, 0, 'target-date', { date: addDays(dayOf(Date.now()), 200) })
  await giveTo(member, colleague.userId, { item: 'study-goals', locationIndex: 0 }, { note, wishDay: '2099-04-02' })
  const [leader, other] = [await signedIn(portal.origin, member), await signedIn(portal.origin, colleague)]
  const [{ id = '' } = {}] = await assignmentsOf(member)
  return { member, colleague, leader, other, id }
}

const assignmentsOf = ({ organisationId }: Member) =>
  portal.sql<{ id: string; to: string; how: string | null }[]>`
    select id, assignee_id as to, ended_how as how from assignments
    where organisation_id = ${organisationId} order by given_at, id`

test('from the start page a colleague is reminded once, and the task is taken back and given again', async () => {
  const { member, colleague, leader, other, id } = await givenTask()
  const act = (name: string, path = '/?index') => leader.post(path, { act: name, id })
  expect((await leader.ask('/')).text).toContain('aria-label="Herinner Youssef Amrani aan Doelen, Zonnedauw"')

  const reminded = await act('remind-colleague')
  expect([reminded.status, reminded.headers.location]).toEqual([303, '/'])
  const after = (await leader.ask('/')).text
  // This portal has no mail server.
  expect(after).toContain('Youssef Amrani ziet de herinnering aan Doelen op de startpagina, maar krijgt geen mail.')
  expect(after).toMatch(/Bij Youssef Amrani.*uiterlijk .*\. Herinnerd op /)
  expect(after).toContain('aria-label="Terugnemen van Youssef Amrani: Doelen, Zonnedauw"')
  expect((await other.ask('/')).text).toContain('Herinnerd op ')
  await act('remind-colleague')
  expect((await leader.ask('/')).text).toContain('Uw collega is hier al aan herinnerd. Er is niets verstuurd.')

  expect((await act('take-back', card)).headers.location).toBe(card)
  const undone = (await leader.ask(card)).text
  expect(undone).toContain('Doelen is niet meer bij Youssef Amrani.')
  expect(undone).toMatch(/name="act" value="give-again"/)
  expect(undone).toContain('Geef Doelen aan iemand')
  await act('take-back', card)
  expect((await leader.ask(card)).text).toContain('Deze taak is niet meer bij die collega.')
  await act('give-again', card)
  expect((await leader.ask(card)).text).toContain('Doelen is weer bij Youssef Amrani.')
  await act('give-again', card)
  expect((await leader.ask(card)).text).toContain('Dat kan niet meer ongedaan gemaakt worden.')
  expect(await assignmentsOf(member)).toMatchObject([
    { how: 'taken-back', to: colleague.userId },
    { how: null, to: colleague.userId },
  ])
  const again = (await other.ask('/organisation/assigned')).text
  expect(again).toContain(`Van ${member.name}: “${note}”`)
})

test('nobody acts on rows of another organisation, or on their own task', async () => {
  const { member, leader, other, id } = await givenTask()
  const stranger = await signedIn(portal.origin, await addOrganisation(['Elders']))
  const before = await assignmentsOf(member)
  for (const act of ['remind-colleague', 'take-back', 'give-again']) await stranger.post('/?index', { act, id })
  await other.post('/?index', { act: 'remind-colleague', id })
  expect(await assignmentsOf(member)).toEqual(before)
  const [row] = await portal.sql`select reminded_at from assignments where id = ${id}`
  expect(row).toEqual({ reminded_at: null })
  expect((await leader.post('/?index', { act: 'erase', id })).status).toBe(400)
})
