import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { pictureOf } from '#app/platform/logo/logo.fixture.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { partOf } from '#tests/support/docx.ts'
import { fetched } from '#tests/support/fetched.ts'
import { logoOn, sendLogo } from '#tests/support/logo.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openReviewDesk } from '#tests/support/review-links.ts'
import { addLink } from '#tests/support/share.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let member: Member
let guest: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
})
beforeEach(async () => {
  member = await addOrganisation(['Huis'])
  guest = openVisitor(portal.origin)
})
afterAll(() => portal.close())

const placeLogo = async (of: Member) =>
  sendLogo(await signedIn(portal.origin, of), 'logo.png', await pictureOf(600, 100))

describe('somebody who reads a letter by a link', () => {
  test('sees it with its letterhead, without links into the portal', async () => {
    const { address } = await addLink(member)
    const before = await guest.ask(address)
    expect(before.text).toContain('Aan de medewerkers')
    expect(before.text).not.toContain('/location/')
    expect(logoOn(before)).toBeNull()
  })

  test('sees the logo, and gets it in the file', async () => {
    await placeLogo(member)
    const { address } = await addLink(member)
    const shown = logoOn(await guest.ask(address))
    expect(shown).toMatchObject({ src: expect.stringContaining(`${address}/logo/picture?v=`), width: 227, height: 38 })
    const picture = await fetched(guest, shown?.src ?? '')
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    const file = await fetched(guest, `${address}/letters/newsletter/newsletter`)
    expect(partOf(file.bytes, 'word/document.xml')).toContain('<w:drawing>')
    expect(partOf(file.bytes, 'word/document.xml')).toContain('Aan de medewerkers')
  })

  test('of which none has a letterhead, gets no logo', async () => {
    await placeLogo(member)
    const { address } = await addLink(member, { items: ['wifi-settings'], may: 'fill', purpose: 'colleague' })
    expect((await fetched(guest, `${address}/logo/picture`)).status).toBe(404)
  })
})

test('somebody who reviews a letter sees its letterhead with the logo, and remarks on the same words', async () => {
  const desk = await openReviewDesk(portal)
  await placeLogo(desk.member)
  const { path } = await desk.share()
  const page = await desk.guest.ask(path)
  expect(page.text).toContain('Aan de bewoners en hun familie')
  expect(logoOn(page)?.src).toContain(`${path}/logo/picture?v=`)
  expect(await desk.answerBy(path, { answer: 'approve', words: 'Mooie brief' })).toBe(303)
})
