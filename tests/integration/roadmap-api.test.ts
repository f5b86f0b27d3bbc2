import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roadmap } from '#app/api/schemas.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  const member = await addOrganisation(['A', ''])
  await addForm(member, 0, 'target-date', { date: Date.UTC(2027, 3, 12) })
  visitor = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

const failure = { error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\.$/) }

describe.each(['/api/roadmap', '/ss/api/roadmap'])('%s', (path) => {
  test('gives the roadmap of a location', async () => {
    const { status, headers, text } = await visitor.ask(`${path}?location_index=0`)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/json')
    expect(headers['cache-control']).toContain('no-store')
    const { sections } = JSON.parse(text)
    expect(roadmap.parse({ sections })).toEqual({ sections })
    expect(sections).toHaveLength(5)
    const [first] = sections[0].categories
    expect(first).toMatchObject({ number: '1.1', key: 'general', completed: 1, total: 4 })
    expect(first.items[2]).toEqual({
      ...{ number: '1.1.3', key: 'target-date', path: '/location/select-initial-target-date' },
      ...{ progress: 'done', waiting_for: null, missing: [] },
      standing: { shown: 'done', holder: 'nobody', since: null },
    })
    expect(first.items[3].missing).toEqual([
      ...[
        ['quality', 'Kwaliteit'],
        ['workplace', 'Werkdruk'],
        ['efficiency', 'Efficiënt'],
      ].map(([path, word]) => ({
        path,
        message: expect.stringContaining(word ?? ''),
        href: `/location/determine-study-goals/details?location=0#${path}`,
      })),
    ])
    const [planning] = sections[4].categories[0].items
    expect(planning).toMatchObject({ number: '5.1.1', waiting_for: 'basic-information' })
    expect(planning.standing).toEqual({ shown: 'waits', holder: 'task', since: null })
  })

  test('gives the roadmap of the organisation where no location is named', async () => {
    const { sections } = JSON.parse((await visitor.ask(path)).text)
    expect(sections.map(({ key }: { key: string }) => key)).toEqual(['organisation', 'setting-up'])
  })

  test.each([
    ['location_index=abc', 400],
    ['location_index=-1', 400],
    ['location_index=1.5', 400],
    ['location_index=', 400],
    ['location_index=999999', 400],
    ['location_index=%F0%9F%98%80', 400],
    ['location_index=2', 404],
    ['location_index=99999', 404],
  ])('says of ?%s in JSON what is wrong', async (query, expected) => {
    const { status, text } = await visitor.ask(`${path}?${query}`)
    expect([status, JSON.parse(text)]).toEqual([expected, failure])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('cannot be changed by %s', async (method) => {
    const { status, text } = await visitor.ask(path, { method, headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([status, JSON.parse(text)]).toEqual([405, failure])
  })

  test('says in JSON that somebody has not signed in, or has no organisation', async () => {
    const nobody = await openVisitor(portal.origin).ask(path)
    expect([nobody.status, JSON.parse(nobody.text)]).toEqual([401, failure])
    const admin = await (await signedIn(portal.origin, await newAdmin())).ask(path)
    expect([admin.status, JSON.parse(admin.text)]).toEqual([403, failure])
  })
})
