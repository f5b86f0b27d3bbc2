import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { newShareToken } from '#app/platform/auth/link-token.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, codeIn, eventsOf, linkForm, rowOf, tokenIn, typedLink } from '#tests/support/share.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { openVisitor, ownForm, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let member: Member
let leader: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  member = await newTenant()
  leader = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

const seen = async (visitor: Visitor, address: string) => {
  const { status, text } = await visitor.ask(address)
  return [status, /<h1[^>]*>([^<]*)/.exec(text)?.[1]]
}
const revoked = [410, 'Deze link is gestopt']

describe('a link', () => {
  test('is opened by anybody who has it, in the recipient’s language until they choose another', async () => {
    const { address } = await addLink(member, { language: 'en', message: 'Look here' })
    const guest = openVisitor(portal.origin)
    const page = await guest.ask(address)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<html lang="en">')
    for (const words of [
      'Marieke Jansen (De Zonnehof) shares “Newsletter to colleagues” for',
      'Look here',
      'Huis aan de Vecht',
    ]) {
      expect(page.text).toContain(words)
    }
    const headers = {
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    }
    expect(page.headers).toMatchObject(headers)
    expect(page.text.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/src="[^"]*\/opened-[^"]*\.js"/)])
    expect(page.text).toContain(`data-opened="${address}/opened"`)
    expect(page.text).not.toMatch(/href="\/(location|organisation|documents|help|links)?"/)
    expect((await guest.post('/language', { language: 'nl', returnTo: address })).headers.location).toBe(address)
    expect((await guest.ask(address)).text).toContain('<html lang="nl">')
  })

  test('says what is kept of whoever has it, in both languages, and nothing once it is stopped', async () => {
    const toSign = await addLink(member, { may: 'sign', purpose: 'signer', items: ['processing-agreement'] })
    const prospect = await addLink(member, { may: 'read', purpose: 'prospect', items: [], language: 'en' })
    const guest = openVisitor(portal.origin)
    const signing = await guest.ask(`${toSign.address}/privacy`)
    expect(signing.status).toBe(200)
    expect(signing.text).toMatch(/De Zonnehof is verantwoordelijk.*netwerkadres.*Gestuurd door Marieke Jansen/s)
    const reading = await openVisitor(portal.origin).ask(`${prospect.address}/privacy`)
    expect(reading.text).toMatch(/Your data is the responsibility of/)
    expect(reading.text).not.toMatch(/network address/)
    await leader.post(`/links/${toSign.id}`, { intent: 'revoke' })
    expect((await guest.ask(`${toSign.address}/privacy`)).headers.location).toBe(toSign.address)
    const withCode = await addLink(member, { codeHash: 'x' })
    expect((await guest.ask(`${withCode.address}/privacy`)).status).toBe(404)
  })

  test('hands out its letter as a file', async () => {
    const { address } = await addLink(member)
    const file = await openVisitor(portal.origin).ask(`${address}/letters/newsletter/newsletter`)
    expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('wordprocessingml')])
  })

  test('notes once that its page was fetched, and as opened only what people do', async () => {
    const link = await addLink(member)
    const guest = openVisitor(portal.origin)
    const ahead: Record<string, string>[] = [
      { 'Sec-Purpose': 'prefetch;prerender' },
      { Purpose: 'prefetch' },
      { 'X-Moz': 'prefetch' },
    ]
    for (const headers of ahead) expect((await guest.ask(link.address, { headers })).status).toBe(200)
    expect((await guest.ask(link.address, { method: 'HEAD' })).status).toBe(200)
    expect(await eventsOf(portal, link)).toEqual(['made'])
    await guest.ask(link.address)
    await guest.ask(link.address)
    expect(await eventsOf(portal, link)).toEqual(['made', 'fetched'])
    const unopened = (await leader.ask(`/links/${link.id}`)).text
    expect(unopened).toContain('Pagina opgehaald, misschien door een beveiligingsprogramma')
    expect(unopened).not.toContain('opende de link')
    const opened = `${link.address}/opened`
    const robot = { ...ownForm, 'User-Agent': 'Barracuda Sentinel (EE)' }
    expect((await guest.post(opened, {}, robot)).status).toBe(204)
    expect((await guest.post(opened, {}, { ...ownForm, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await guest.ask(opened)).status).toBe(404)
    expect(await eventsOf(portal, link)).toEqual(['made', 'fetched'])
    for (const _ of [1, 2]) expect((await guest.post(opened, {})).status).toBe(204)
    expect(await eventsOf(portal, link)).toEqual(['made', 'fetched', 'opened'])
    expect((await leader.ask(`/links/${link.id}`)).text).toMatch(/1 keer, op/)
    const log =
      await portal.sql`select 1 from security_log where kind = 'link-opened' and facts ->> 'link' = ${link.id}`
    expect(log).toHaveLength(1)
    await portal.sql`update share_events set at = at - interval '25 hours' where link_id = ${link.id}`
    await guest.ask(link.address)
    await guest.post(opened, {})
    expect(await eventsOf(portal, link)).toEqual(['made', 'fetched', 'opened', 'fetched', 'opened'])
    expect((await leader.ask(`/links/${link.id}`)).text).toMatch(/2 keer, het laatst op/)
    expect((await guest.post(`/share/${newShareToken()}/opened`, {})).status).toBe(404)
  })

  test('is over when its time is, and lasts again once it is extended', async () => {
    const link = await addLink(member, { expiresAt: new Date(Date.now() - 1000) })
    const guest = openVisitor(portal.origin)
    expect(await seen(guest, link.address)).toEqual([410, 'Deze link is verlopen'])
    expect((await leader.ask('/links?state=ended')).text).toContain(link.id)
    expect((await leader.ask('/links?state=open')).text).not.toContain(link.id)
    expect((await leader.post(`/links/${link.id}`, { intent: 'extend' })).status).toBe(303)
    expect((await guest.ask(link.address)).status).toBe(200)
    const row = await rowOf(portal, link.token)
    expect(Math.round((row?.expires_at.getTime() - Date.now()) / 86_400_000)).toBe(30)
    for (let count = 0; count < 7; count += 1) await leader.post(`/links/${link.id}`, { intent: 'extend' })
    expect(Math.round(((await rowOf(portal, link.token))?.expires_at.getTime() - Date.now()) / 86_400_000)).toBe(180)
  })

  test('is withdrawn for good, after a question', async () => {
    const link = await addLink(member)
    const asked = await leader.ask(`/links/${link.id}?ask=revoke`)
    expect(asked.text).toContain('Wilt u deze link intrekken?')
    const guest = openVisitor(portal.origin)
    expect((await guest.ask(link.address)).status).toBe(200)
    expect((await leader.post(`/links/${link.id}`, { intent: 'revoke' })).status).toBe(303)
    expect(await seen(guest, link.address)).toEqual(revoked)
    await leader.post(`/links/${link.id}`, { intent: 'extend' })
    await leader.post(`/links/${link.id}`, { intent: 'revoke' })
    expect(await seen(guest, link.address)).toEqual(revoked)
    expect(await eventsOf(portal, link)).toEqual(['made', 'fetched', 'revoked'])
  })

  test('waits with its answer until somebody has seen it', async () => {
    const link = await addLink(member)
    await portal.sql`update share_links set outcome = 'approved', outcome_at = now(), outcome_words = 'Mooi'
      where id = ${link.id}`
    expect((await leader.ask('/')).text).toMatch(/Bea Kok heeft op .* akkoord gegeven/)
    expect((await leader.ask('/links?state=waiting')).text).toContain(link.id)
    expect((await leader.ask(`/links/${link.id}`)).text).toContain('Mooi')
    expect((await leader.post(`/links/${link.id}`, { intent: 'confirm' })).status).toBe(303)
    expect((await leader.ask('/')).text).not.toContain('akkoord gegeven')
    expect(await eventsOf(portal, link)).toEqual(['made', 'confirmed'])
  })

  test('is nothing to another organisation', async () => {
    const link = await addLink(member)
    const other = await signedIn(portal.origin, await addOrganisation(['Huis']))
    expect((await other.ask(`/links/${link.id}`)).status).toBe(404)
    for (const intent of ['extend', 'revoke', 'remind', 'confirm']) {
      expect((await other.post(`/links/${link.id}`, { intent })).status).toBe(404)
    }
    expect((await leader.post(`/links/${link.id}`, { intent: 'delete' })).status).toBe(400)
    expect(await eventsOf(portal, link)).toEqual(['made'])
  })
})

describe('a code', () => {
  test('opens a link in one browser; ten wrong ones close it until it is extended', async () => {
    const made = await leader.post(linkForm, typedLink({ code: 'on', email: '' }))
    const [token, code] = [tokenIn(made.text), codeIn(made.text)]
    const address = `/share/${token}`
    const guest = openVisitor(portal.origin)
    const asked = await guest.ask(address)
    expect([asked.status, asked.headers.location]).toEqual([303, `${address}/code`])
    expect((await guest.ask(`${address}/code`)).text).not.toMatch(/Marieke|Zonnehof|Bea Kok/)
    expect((await guest.ask(`${address}/letters/newsletter/newsletter`)).status).toBe(404)
    const wrong = await guest.post(`${address}/code`, { code: 'AAAAAA' })
    expect([wrong.status, /9 (more times|keer)/.test(wrong.text)]).toEqual([422, true])
    const right = await guest.post(`${address}/code`, { code: ` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} ` })
    expect([right.status, right.headers['set-cookie']?.[0]]).toEqual([303, expect.stringMatching(/HttpOnly/i)])
    expect((await guest.ask(address)).status).toBe(200)
    expect((await openVisitor(portal.origin).ask(address)).status).toBe(303)
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => openVisitor(portal.origin).post(`${address}/code`, { code: 'AAAAAA' })),
    )
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(8)
    expect(await seen(guest, address)).toEqual([410, 'This link is locked'])
    expect((await guest.post(`${address}/code`, { code })).headers.location).toBe(address)
    expect((await guest.ask(`${address}/code`)).headers.location).toBe(address)
    expect((await openVisitor(portal.origin).ask(address)).text).not.toMatch(/Bea Kok|Nieuwsbericht|Newsletter/)
    const row = await rowOf(portal, token)
    expect((await leader.ask(`/links/${row?.id}`)).text).toContain('Dicht na te veel verkeerde codes')
    await leader.post(`/links/${row?.id}`, { intent: 'extend' })
    expect((await openVisitor(portal.origin).post(`${address}/code`, { code })).status).toBe(303)
    expect((await guest.ask(address)).status).toBe(200)
  })
})
