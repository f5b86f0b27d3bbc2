import { describe, expect, test } from 'vitest'
import { complaints } from '#tests/support/choices.ts'
import { behalfOf, openFillIn, wifiFields, type FillInDesk } from '#tests/support/fill-in-desk.ts'
import { openStep, stepIn, type StepForm } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

/** Who may fill in for an organisation on the phone, and what of it. */

let desk: FillInDesk
openFillIn((made) => (desk = made))

const { ssid } = wifiFields

describe('is offered', () => {
  test('from what was filled in, to who may; tasks without a form say so', async () => {
    const link = desk.page('wifi-settings', 0).replace('&', '&amp;')
    const reader = await signedIn(desk.portal.origin, await newAdmin(undefined, 'reader'))
    expect((await desk.staff.ask(desk.answersPage('wifi-settings'))).text).toContain(`href="${link}"`)
    expect((await reader.ask(desk.answersPage('wifi-settings'))).text).not.toContain(link)
    for (const item of ['floor-plan', 'night-shift-roster', 'trainging-and-tutorial']) {
      const { text } = await desk.staff.ask(desk.answersPage(item))
      expect([item, text.includes('Deze taak vult de klant zelf in'), text.includes('/fill-in?')]).toEqual([
        item,
        true,
        false,
      ])
      expect((await desk.staff.ask(desk.page(item, 0))).text).toContain('Deze taak heeft geen formulier.')
      expect((await desk.staff.post(desk.page(item, 0), { behalfOf, remarks: 'x' })).status).toBe(404)
    }
  })

  test.each(['reader', 'privacy-officer'] as const)('to no %s, who is refused', async (role) => {
    const visitor = await signedIn(desk.portal.origin, await newAdmin(undefined, role))
    const { fields } = await openStep(desk.staff, desk.wifi)
    expect((await visitor.post(desk.wifi, { ...fields, behalfOf, [ssid]: 'Weg' })).status).toBe(403)
    expect(await desk.storedIn('wifi-settings')).toBe('null')
  })

  test('to a manager', async () => {
    const visitor = await signedIn(desk.portal.origin, await newAdmin(undefined, 'manager'))
    expect((await (await openStep(visitor, desk.wifi)).send({ behalfOf, [ssid]: 'Zorgnet' })).status).toBe(303)
  })

  test.each([
    ['no task', 'item=nothing&location=0'],
    ['a task of a location without one', 'item=wifi-settings'],
    ['a location that is not there', 'item=wifi-settings&location=9'],
    ['a location that is no number', 'item=wifi-settings&location=0x0'],
  ])('for %s nowhere', async (_, query) => {
    const address = `/admin/organisations/${desk.member.organisationId}/fill-in?${query}`
    expect((await desk.staff.ask(address)).status).toBe(404)
    expect((await desk.staff.post(address, { behalfOf, [ssid]: 'x' })).status).toBe(404)
  })

  test('in no other organisation, and to nobody of one', async () => {
    const elsewhere = desk.wifi.replace(desk.member.organisationId, crypto.randomUUID())
    expect((await desk.staff.post(elsewhere, { behalfOf, [ssid]: 'x' })).status).toBe(404)
    const leader = await signedIn(desk.portal.origin, desk.member)
    expect((await leader.post(desk.wifi, { behalfOf, [ssid]: 'Zelf' })).status).toBe(303)
    expect(await desk.storedIn('wifi-settings')).toBe('null')
  })

  test('not for a location without a name, nor once the organisation is archived; what was typed stays', async () => {
    expect((await desk.staff.ask(desk.page('wifi-settings', 2))).text).toContain('Deze locatie heeft nog geen naam.')
    const unnamed = await desk.staff.post(desk.page('wifi-settings', 2), { behalfOf, version: '0', [ssid]: 'Vroeg' })
    expect(unnamed.status).toBe(409)
    const form = await openStep(desk.staff, desk.wifi)
    await desk.portal
      .sql`update organisations set archived_at = now(), archived_by_name = 'x' where id = ${desk.member.organisationId}`
    const refused = await form.send({ behalfOf, [ssid]: 'Te laat' })
    expect([refused.status, complaints(refused)]).toEqual([
      409,
      ['Deze organisatie is gearchiveerd. Er kan niets worden ingevuld.'],
    ])
    const kept: StepForm = stepIn(desk.staff, desk.wifi, refused)
    expect(kept.fields).toMatchObject({ [ssid]: 'Te laat', behalfOf })
    expect(await desk.storedIn('wifi-settings')).toBe('null')
    expect((await desk.staff.ask(desk.wifi)).text).toContain('Deze organisatie is gearchiveerd.')
  })
})
