import { afterAll, beforeAll, expect, test } from 'vitest'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { fieldsIn } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

test('a list over several pages says how many tasks there are on all of them', async () => {
  const leader = await signedIn(portal.origin, await addOrganisation(['Zonnedauw', 'Vechtzicht']))
  await leader.ask('/organisation')
  const first = (await leader.ask('/organisation/assigned?who=nobody')).text
  const last = (await leader.ask('/organisation/assigned?who=nobody&page=2')).text
  expect(first).toContain('1 tot en met 20 van 37')
  for (const page of [first, last]) expect(page).toMatch(/Open taken <span[^>]*>37</)
})

test('of tasks dealt out to several people without an account each leads to its link, one after the other', async () => {
  const member = await addOrganisation(['Zonnedauw', 'Vechtzicht'])
  const [colleague, leader] = await Promise.all([addColleague(member), signedIn(portal.origin, member)])
  const person = (first_name: string, id: string) => ({ id, first_name, last_name: 'Hendriks', position: 'ICT' })
  await addForm(member, 0, 'project-team', { numberOfMembers: 2, members: [person('Bas', 'aa'), person('An', 'bb')] })
  const list = (await leader.ask('/organisation/assigned?who=nobody')).text
  const idOf = (name: string) => new RegExp(`<option value="([0-9a-f]{16})">${name} Hendriks`).exec(list)?.[1] ?? ''
  const { status, headers } = await leader.post('/organisation/assigned', {
    task: ['study-goals 0', 'basic-information 1', 'study-goals 1', 'project-team 1'],
    assignee: [colleague.userId, idOf('Bas'), idOf('An'), 'other'],
    ...{ wish: '2099-04-02', goTo: 'deal' },
  })
  expect(status).toBe(303)
  const given = portal.sql`
    select location_index as at, assignee_id as to from assignments where organisation_id = ${member.organisationId}`
  expect([...(await given)]).toEqual([{ at: 0, to: colleague.userId }])
  const first = (await leader.ask(headers.location ?? '')).text
  expect(first).toContain('value="Bas Hendriks"')
  expect(first).toContain('Hierna maakt u nog 2 links. De eerste is voor An Hendriks: Doelen.')
  const made = await leader.post(headers.location ?? '', { ...fieldsIn(first, 'link'), email: 'bas@example.org' })
  expect(made.text).toContain('De link is klaar')
  const [, next = ''] = /href="([^"]+)"[^>]*>Volgende link maken/.exec(made.text) ?? []
  const second = (await leader.ask(next.replaceAll('&amp;', '&'))).text
  expect(second).toContain('value="An Hendriks"')
  expect(second).toContain('value="2099-04-02"')
  expect(second).toContain('Hierna maakt u nog een link: Projectteam, voor iemand anders.')
})
