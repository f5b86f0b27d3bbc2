import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { ShareRight } from '#app/roadmap/rules/purposes.ts'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, typedLink } from '#tests/support/share.ts'
import { fieldsIn, stepIn } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const who = 'Jos Timmer'

describe('what is not allowed', () => {
  const others: [item: string, purpose: 'reviewer' | 'colleague' | 'ict', may: ShareRight][] = [
    ['basic-information', 'reviewer', 'fill'],
    ['floor-plan', 'reviewer', 'upload'],
    ['floor-plan', 'colleague', 'fill'],
    ['processing-agreement', 'colleague', 'upload'],
    ['processing-agreement', 'colleague', 'sign'],
    ['wifi-settings', 'ict', 'upload'],
    ['basic-information', 'ict', 'fill'],
  ]
  test.each(others)('%s as %s with %s does nothing, and cannot be made', async (key, purpose, may) => {
    const member = await addOrganisation(['Huis'])
    const locationIndex = key === 'processing-agreement' ? null : 0
    const link = await addLink(member, { purpose, may, items: [key], locationIndex, recipientName: who })
    const guest = openVisitor(portal.origin)
    const files = await sendFiles(guest, [{ file: 'a.pdf', bytes: sampleFiles.pdf }], `${link.address}/upload`)
    const posted = await guest.post(link.address, {
      'location.city': 'Gekaapt',
      'signer.first_name': 'Weg',
      goTo: 'done',
    })
    expect([files.status, posted.status].every((status) => status >= 400)).toBe(true)
    expect(await portal.filesOf(member.organisationId)).toEqual([])
    expect(await storedForm(portal, member, key, locationIndex)).toBeUndefined()
    const leader = await signedIn(portal.origin, member)
    const address = `/links/new?item=${key}&location=0&purpose=${purpose}`
    const page = await leader.ask(address)
    if (page.status === 404) return
    const typed = { ...fieldsIn(page.text, 'link'), ...typedLink({ items: key, may }) }
    expect((await leader.post(address, typed)).status).toBe(422)
  })

  test('what only provider staff set stays as it is, and so does a page that is locked', async () => {
    const member = await addOrganisation(['Huis'])
    const test = await addLink(member, { purpose: 'colleague', may: 'fill', items: ['wifi-test'], recipientName: who })
    const guest = openVisitor(portal.origin)
    const sent = await guest.post(test.address, { remarks: 'Goed', confirmed: 'on', trackAndTrace: 'x', goTo: 'save' })
    expect(sent.status).toBe(303)
    const { fields } = (await storedForm(portal, member, 'wifi-test')) ?? {}
    expect(fields).toMatchObject({ remarks: 'Goed', confirmed: false, trackAndTrace: '' })

    const items = ['finalise-start-meeting']
    const meeting = await addLink(member, { purpose: 'colleague', may: 'fill', items, recipientName: who })
    const page = await guest.ask(meeting.address)
    expect(page.text).toContain('Dit deel kan nu nog niet worden ingevuld.')
    const early = { locationId: locationId(0), 'contact.full_name': 'Ans', goTo: 'save' }
    expect((await guest.post(meeting.address, early)).status).toBe(409)
    expect(await storedForm(portal, member, 'finalise-start-meeting')).toBeUndefined()
  })

  test('a day that others work to does not move unless it is said why', async () => {
    const member = await addOrganisation(['Huis'])
    await addForm(member, 0, 'day-planning-logistics', { date: Date.UTC(2027, 3, 12) })
    const items = ['day-planning-logistics']
    const link = await addLink(member, { purpose: 'colleague', may: 'fill', items, recipientName: who })
    const guest = openVisitor(portal.origin)
    const page = await guest.ask(link.address)
    expect(page.text).toContain('Waarom verandert de datum?')
    const refused = await stepIn(guest, link.address, page).send({ date: '19-4-2027' })
    expect(refused.status).toBe(422)
    const sent = await stepIn(guest, link.address, refused).send({ date: '19-4-2027', reason: 'De zaal is bezet' })
    expect(sent.status).toBe(303)
    const { fields } = (await storedForm(portal, member, 'day-planning-logistics')) ?? {}
    expect(fields).toMatchObject({ date: Date.UTC(2027, 3, 19) })
  })

  test('rows come and go without a script', async () => {
    const member = await addOrganisation(['Huis'])
    const items = ['project-team']
    const link = await addLink(member, { purpose: 'colleague', may: 'fill', items, recipientName: who })
    const guest = openVisitor(portal.origin)
    const page = await guest.ask(link.address)
    const added = await stepIn(guest, link.address, page).send({ 'members[0].first_name': 'Ans' }, 'add:members')
    expect(added.status).toBe(303)
    const two = await guest.ask(link.address)
    expect(fieldsIn(two.text)).toMatchObject({ 'members[0].first_name': 'Ans', 'members[1].first_name': '' })
    const id = String(fieldsIn(two.text)['members[1].id'])
    const removed = await stepIn(guest, link.address, two).send({}, `remove:members:${id}`)
    expect(removed.status).toBe(303)
    expect(fieldsIn((await guest.ask(link.address)).text)['members[1].first_name']).toBeUndefined()
  })
})
