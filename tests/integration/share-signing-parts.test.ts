import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agreementItem,
  agreementToSign,
  hashIn,
  officer,
  readParts,
  signaturesOf,
  signByName,
  signHash,
  who,
} from '#tests/support/agreement.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, type MadeLink } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/** The hash in the form, as somebody else read it. */
const hashElsewhere = async (link: MadeLink) => hashIn(await readParts(openVisitor(portal.origin), link))

const titleOf = (text: string) => unescapeHtml(/<title>([^<]*)/.exec(text)?.[1] ?? '')

test('the first part is a summary; the form to sign stands on the last one only', async () => {
  const { link, guest } = await agreementToSign(portal)
  const first = await guest.ask(link.address)
  const text = unescapeHtml(first.text)
  for (const words of [
    'Deel 1 van ',
    'Samenvatting',
    'Tussen wie',
    'De Zonnehof',
    'Hoe lang het geldt',
    'Wat wij u vragen',
  ])
    expect(text).toContain(words)
  const count = Number(/Deel 1 van (\d+)/.exec(text)?.[1])
  expect(count).toBeGreaterThan(2)
  expect(count).toBeLessThanOrEqual(10)
  for (let part = 1; part <= count; part += 1) {
    const page = await guest.ask(`${link.address}?part=${part}`)
    expect(titleOf(page.text)).toContain(`deel ${part} van ${count}`)
    expect(page.text).toMatch(
      new RegExp(`href="[^"]*part=${part}"[^>]*aria-current="page"|aria-current="page"[^>]*part=${part}"`),
    )
    expect(hashIn(page) !== '').toBe(part === count)
    for (const way of ['value="decline"', 'value="move"']) expect(page.text).toContain(way)
  }
  for (const odd of ['0', '99', 'x', '-1', '1e1', ''])
    expect((await guest.ask(`${link.address}?part=${odd}`)).status).toBe(200)
})

describe('nothing is signed where not every part was shown', () => {
  test('by a browser that was shown none, or the last one only: what was typed stays', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    const hash = await hashElsewhere(link)
    const none = await signHash(guest, link, hash, { position: 'Bestuurder' })
    expect([none.status, none.headers.location]).toEqual([303, `${link.address}?part=1&sent=unread`])
    const page = await guest.ask(none.headers.location ?? '')
    expect(page.text).toContain('Er is niets getekend')
    const second = await signHash(guest, link, hash, { position: 'Bestuurder' })
    expect(second.headers.location).toBe(`${link.address}?part=2&sent=unread`)
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])

    const last = await readParts(guest, link)
    for (const typed of [who.name, 'Bestuurder']) expect(last.text).toContain(`value="${typed}"`)
    expect((await signHash(guest, link, hash)).headers.location).toBe(`${link.address}/evidence`)
    expect(await signaturesOf(portal, member.organisationId)).toHaveLength(1)
  })

  test('by programs, and pages that were fetched ahead or without their text', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    const hash = await hashElsewhere(link)
    for (const part of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const page = `${link.address}?part=${part}`
      await guest.ask(page, { headers: { 'User-Agent': 'Mozilla/5.0 SafeLinks scanner' } })
      await guest.ask(page, { headers: { 'Sec-Purpose': 'prefetch' } })
      await guest.ask(page, { method: 'HEAD' })
    }
    expect((await signHash(guest, link, hash)).headers.location).toBe(`${link.address}?part=1&sent=unread`)
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
  })

  test('with what another link was shown, or with a cookie that somebody made', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    const other = await addLink(member, officer)
    const hash = hashIn(await readParts(guest, other))
    const [value = ''] = [...guest.cookies].flatMap(([name, given]) => (name.includes('share_parts') ? [given] : []))
    await portal.sql`update share_links set revoked_at = now() where id = ${other.id}`
    for (const given of [value, 'x', value.slice(0, -2)]) {
      guest.cookies.set(`routekaart.share_parts.${link.id.slice(0, 8)}`, given)
      expect((await signHash(guest, link, hash)).headers.location).toBe(`${link.address}?part=1&sent=unread`)
    }
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
  })

  test('after the text was changed: its parts count as unread again', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    const hash = hashIn(await readParts(guest, link))
    await portal.sql`update forms set fields = jsonb_set(fields, '{signer,last_name}', '"Smit"'), version = version + 1
      where organisation_id = ${member.organisationId} and form_type = ${agreementItem}`
    const sent = await signHash(guest, link, hash)
    expect([sent.status, sent.headers.location]).toEqual([303, `${link.address}?part=1&sent=changed`])
    expect((await guest.ask(sent.headers.location ?? '')).text).toContain('De tekst is gewijzigd sinds u die las')
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
    expect((await signByName(guest, link)).headers.location).toBe(`${link.address}/evidence`)
  })
})

test('whoever has not read everything can still decline, or say that they are not the right person', async () => {
  const declining = await agreementToSign(portal)
  const declined = await declining.guest.post(declining.link.address, {
    intent: 'decline',
    reason: 'Artikel 4 ontbreekt',
  })
  expect(declined.status).toBe(303)
  const moving = await agreementToSign(portal)
  const moved = await moving.guest.post(`${moving.link.address}?part=2`, { intent: 'move' })
  expect([moved.status, moved.text.includes('Bedankt dat u het laat weten')]).toEqual([200, true])
})
