import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { logoAddress, removeLogoAddress } from '#app/platform/logo/addresses.ts'
import { pictureOf, svg } from '#app/platform/logo/logo.fixture.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { fetched } from '#tests/support/fetched.ts'
import { logoOn, seenBy, sendLogo } from '#tests/support/logo.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

async function newLeader() {
  const member = await addOrganisation(['Huis'])
  return { member, leader: await signedIn(portal.origin, member) }
}

describe('a logo', () => {
  test('is placed, shown with who did it, and served as a picture that is kept by its version', async () => {
    const { member, leader } = await newLeader()
    expect((await leader.ask(logoAddress)).text).toContain('Er is nog geen logo.')
    const placed = await sendLogo(leader, 'logo.png', await pictureOf(1200, 200))
    expect([placed.status, placed.headers.location]).toEqual([303, logoAddress])
    const page = await leader.ask(logoAddress)
    expect(page.text).toContain('Uw logo staat op de brieven.')
    expect(page.text).toContain(`Geplaatst door ${member.name}`)
    const shown = logoOn(page)
    expect(shown).toMatchObject({ width: 227, height: 38 })
    const { status, headers, bytes } = await fetched(leader, shown?.src ?? '')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=604800, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 945 })
    // Another version under the same address would be kept for a week.
    const unnamed = await fetched(leader, '/organisation/logo/picture')
    expect([unnamed.status, unnamed.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  test('is replaced and taken away, and leaves no file behind', async () => {
    const { member, leader } = await newLeader()
    await sendLogo(leader, 'logo.png', await pictureOf(600, 200))
    const first = logoOn(await leader.ask(logoAddress))?.src
    await sendLogo(leader, 'logo.jpg', await pictureOf(600, 100, { kind: 'jpeg' }))
    const second = logoOn(await leader.ask(logoAddress))?.src
    expect(second).not.toBe(first)
    expect(await portal.filesOf(member.organisationId)).toHaveLength(1)
    const asked = await leader.ask(removeLogoAddress)
    expect(asked.text).toContain('Wilt u het logo weghalen?')
    const removed = await leader.post(removeLogoAddress, { seen: await seenBy(leader) })
    expect([removed.status, removed.headers.location]).toEqual([303, logoAddress])
    expect((await leader.ask(logoAddress)).text).toContain('Er is nog geen logo.')
    expect(await portal.filesOf(member.organisationId)).toEqual([])
    expect((await fetched(leader, second ?? '')).status).toBe(404)
    const gone = (await leader.ask(removeLogoAddress)).text
    expect(gone).toMatch(/<h1[^>]*>Er is geen logo om weg te halen<\/h1>/)
    expect(gone).not.toContain('Wilt u het logo weghalen?')
    // Asked twice, it says the same twice.
    expect((await leader.post(removeLogoAddress, { seen: 'gone' })).status).toBe(303)
  })

  test('that a colleague placed meanwhile is neither overwritten nor taken away', async () => {
    const { member, leader } = await newLeader()
    const colleague = await signedIn(portal.origin, await addColleague(member, 'Youssef Amrani'))
    expect((await sendLogo(colleague, 'logo.png', await pictureOf(600, 200), '')).status).toBe(303)
    const theirs = logoOn(await leader.ask(logoAddress))?.src
    const late = await sendLogo(leader, 'logo.png', await pictureOf(300, 200), '')
    expect(late.status).toBe(409)
    expect(late.text).toContain('heeft Youssef Amrani een ander logo geplaatst')
    expect(logoOn(late)?.src).toBe(theirs)
    const unasked = await leader.post(removeLogoAddress, { seen: '' })
    expect([unasked.status, logoOn(unasked)?.src]).toEqual([409, theirs])
    expect(await portal.filesOf(member.organisationId)).toHaveLength(1)
    // Who has seen it may replace it.
    expect((await sendLogo(leader, 'logo.png', await pictureOf(300, 200))).status).toBe(303)
  })
})

describe('a file is refused in the words of its reader', () => {
  const refused: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['an SVG that is called a PNG', () => svg, 422, 'Dit bestand is geen png, jpg of webp.'],
    ['a bomb', () => pictureOf(4001, 4000), 422, 'Deze afbeelding heeft te veel pixels.'],
    ['half a picture', async () => (await pictureOf(400, 400)).subarray(0, 300), 422, 'is beschadigd of niet af'],
    ['more than 1 MB', () => Buffer.alloc(1024 * 1024 + 1), 413, 'is groter dan 1 MB'],
    ['more than a form may be', () => Buffer.alloc(3 * 1024 * 1024), 413, 'is groter dan 1 MB'],
    ['nothing', () => Buffer.alloc(0), 422, 'Kies eerst een afbeelding.'],
  ]
  test.each(refused)('%s', async (_, make, status, words) => {
    const { member, leader } = await newLeader()
    const answer = await sendLogo(leader, 'logo.png', await make(), '')
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(words)
    expect(answer.text).toContain('aria-describedby="file-hint file-error"')
    expect(await portal.filesOf(member.organisationId)).toEqual([])
  })
})

test('pages lead to it: settings of members, and letters that have none yet', async () => {
  const { leader } = await newLeader()
  const leads = async (visitor: Visitor, page: string) =>
    (await visitor.ask(page)).text.includes(`<a href="${logoAddress}"`)
  const letter = '/location/make-info-letter/download?location=0'
  expect([await leads(leader, '/settings'), await leads(leader, letter)]).toEqual([true, true])
  await sendLogo(leader, 'logo.png', await pictureOf(600, 200))
  expect([await leads(leader, letter), logoOn(await leader.ask(letter))]).toMatchObject([false, { width: 227 }])
  expect(await leads(leader, '/location/setup-it-settings/brochure?location=0')).toBe(false)
  const staff = await signedIn(portal.origin, await newAdmin())
  expect(await leads(staff, '/settings')).toBe(false)
})

test('nobody else sees or changes it', async () => {
  const { leader } = await newLeader()
  await sendLogo(leader, 'logo.png', await pictureOf(600, 200))
  const src = logoOn(await leader.ask(logoAddress))?.src ?? ''
  const other = await newLeader()
  expect((await fetched(other.leader, src)).status).toBe(404)
  const staff = await signedIn(portal.origin, await newAdmin())
  expect((await fetched(staff, src)).status).toBe(403)
  expect((await staff.ask(logoAddress)).status).toBe(403)
  expect((await sendLogo(staff, 'logo.png', await pictureOf(60, 20), '')).status).toBe(403)
  const nobody = openVisitor(portal.origin)
  expect((await fetched(nobody, src)).status).toBe(302)
  expect((await fetched(leader, src)).status).toBe(200)
})
