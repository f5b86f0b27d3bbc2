import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { savedOf, storedForm } from '#tests/support/stored.ts'
import { ownForm, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const card = '/location/route-card'
const step = '/location/basic-info/contacts'

async function newLeader(...names: string[]) {
  const member = await addOrganisation(names)
  return { member, visitor: await signedIn(portal.origin, member) }
}

describe('the location of a page', () => {
  test('is asked for where none was chosen, at the list of all', async () => {
    const { visitor } = await newLeader('A', 'B')
    for (const path of [card, step, `${card}?location=all`, `${step}?location=abc`, `${card}?location=`]) {
      const { status, headers } = await visitor.ask(path)
      expect([path, status, headers.location]).toEqual([path, 302, '/organisation'])
    }
  })

  test('is the only one there is', async () => {
    const { visitor } = await newLeader('A')
    const { status, headers } = await visitor.ask(step)
    expect([status, headers.location]).toEqual([302, `${step}?location=0`])
  })

  test.each(['2', '99', '99999'])('that is none is not found: %s', async (location) => {
    const { member, visitor } = await newLeader('A', 'B')
    const before = await savedOf(portal, member.organisationId)
    for (const path of [card, step]) expect((await visitor.ask(`${path}?location=${location}`)).status).toBe(404)
    expect((await visitor.post(`${step}?location=${location}`, { 'contact.role': 'x', version: '0' })).status).toBe(404)
    expect(await savedOf(portal, member.organisationId)).toEqual(before)
  })

  test('is remembered, until another one is chosen', async () => {
    const { visitor } = await newLeader('Aan de dijk', 'Bij de brug')
    for (const location of ['1', '0']) {
      expect((await visitor.ask(`${card}?location=${location}`)).status).toBe(200)
      const { status, headers } = await visitor.ask(step)
      expect([status, headers.location]).toEqual([302, `${step}?location=${location}`])
    }
  })

  test.each(['/', '/organisation', '/help', step, '/nowhere'])(
    'is forgotten where the address asks for all of them: %s',
    async (path) => {
      const { visitor } = await newLeader('A', 'B')
      await visitor.ask(`${card}?location=1`)
      expect(visitor.cookies.get('routekaart.location')).toBe('1')
      await visitor.ask(`${path}?location=all`)
      expect(visitor.cookies.get('routekaart.location')).toBeUndefined()
      expect((await visitor.ask(card)).headers.location).toBe('/organisation')
    },
  )

  test('that was remembered and is no longer there is asked for again', async () => {
    const { visitor } = await newLeader('A', 'B')
    visitor.cookies.set('routekaart.location', '7')
    const { status, headers } = await visitor.ask(card)
    expect([status, headers.location]).toEqual([302, '/organisation'])
    expect((await visitor.ask('/')).status).toBe(200)
    expect((await visitor.post(step, { 'contact.role': 'x', version: '0' })).headers.location).toBe('/organisation')
  })

  test('is the one of the address, whatever was remembered', async () => {
    const { member, visitor } = await newLeader('A', 'B')
    visitor.cookies.set('routekaart.location', '0')
    await (await openStep(visitor, `${step}?location=1`)).send({ 'contact.role': 'Hoofd' })
    expect(await storedForm(portal, member, 'basic-information', 0)).toBeUndefined()
    expect((await storedForm(portal, member, 'basic-information', 1))?.version).toBe(1)
  })

  test('a form without a location in its address goes to the remembered one', async () => {
    const { member, visitor } = await newLeader('A', 'B')
    visitor.cookies.set('routekaart.location', '1')
    const answer = await visitor.post(step, { goTo: 'next', version: '0', 'contact.role': 'Hoofd' })
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringContaining('?location=1')])
    expect((await storedForm(portal, member, 'basic-information', 1))?.fields).toMatchObject({
      contact: { role: 'Hoofd' },
    })
  })
})

describe('a location without a name', () => {
  test('says on its route card what to do first, and stands in the overview', async () => {
    const { visitor } = await newLeader('A', '')
    const { status, text } = await visitor.ask(`${card}?location=1`)
    expect(status).toBe(200)
    expect(text).toContain('Deze locatie is nog niet aangemaakt')
    expect(text).toContain('href="/organisation/basic-info/locations"')
    expect((await visitor.ask('/organisation')).text).toContain('Locatie 2 een naam geven')
  })

  test('takes no form and no file', async () => {
    const { member, visitor } = await newLeader('A', '')
    const before = await savedOf(portal, member.organisationId)
    const page = await visitor.ask(`${step}?location=1`)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Deze locatie is nog niet aangemaakt')])
    const answer = await visitor.post(`${step}?location=1`, { goTo: 'save', version: '0', 'contact.role': 'Hoofd' })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Deze locatie is nog niet aangemaakt')
    const file = '--b\r\nContent-Disposition: form-data; name="files"; filename="plan.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n'
    const upload = await visitor.ask('/location/upload-floor-plan/upload?location=1', {
      method: 'POST',
      headers: { ...ownForm, 'Content-Type': 'multipart/form-data; boundary=b' },
      body: file,
    })
    expect(upload.status).toBe(409)
    expect(await savedOf(portal, member.organisationId)).toEqual(before)
  })

  test('can be filled in once it has a name', async () => {
    const { member, visitor } = await newLeader('A', '')
    await (await openStep(visitor, '/organisation/basic-info/locations')).send({ 'locations[1].name': 'B' })
    expect((await (await openStep(visitor, `${step}?location=1`)).send({ 'contact.role': 'x' })).status).toBe(303)
    expect((await storedForm(portal, member, 'basic-information', 1))?.version).toBe(1)
  })

  test('keeps its place when another one is named', async () => {
    const { member, visitor } = await newLeader('', 'B', '')
    await (await openStep(visitor, '/organisation/basic-info/locations')).send({ 'locations[2].name': 'C' })
    expect((await storedForm(portal, member, 'org-information', null))?.fields).toMatchObject({
      locations: [{ name: '' }, { name: 'B' }, { name: 'C' }],
    })
  })
})
