import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

const idle = 1000
const step = '/location/basic-info/contacts?location=0'

let portal: Portal
let member: Member
let visitor: Visitor
beforeAll(async () => {
  portal = await openPortal({ SESSION_IDLE_SECONDS: String(idle) })
})
beforeEach(async () => {
  member = await addOrganisation(['A'])
  visitor = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

/** Lets the session have been used last so many seconds ago. */
const lastUsed = (seconds: number) =>
  portal.sql`update auth_sessions set seen_at = now() - make_interval(secs => ${seconds}) where user_id = ${member.userId}`
const endsIn = (seconds: number) =>
  portal.sql`update auth_sessions set expires_at = now() + make_interval(secs => ${seconds}) where user_id = ${member.userId}`

/** Seconds since the session was used, as far as that was noted. */
async function age(): Promise<number> {
  const [row] = await portal.sql`
    select extract(epoch from now() - seen_at) as age from auth_sessions where user_id = ${member.userId}`
  return Number(row?.age)
}

/** Seconds until the page warns and until the session is over. */
function delaysIn(html: string): number[] {
  const [, warn, over] = /#session-ends-soon\{animation-delay:([\d.]+)s,([\d.]+)s\}/.exec(html) ?? []
  return [Number(warn), Number(over)]
}

/** Fails where a number is not within some seconds below another one. */
function expectJustBelow(actual: number | undefined, expected: number): void {
  expect(actual).toBeLessThanOrEqual(expected)
  expect(actual).toBeGreaterThan(expected - 8)
}

describe.each([step, '/help'])('%s', (path) => {
  test('says by its styles when to warn: five minutes before the session ends', async () => {
    const { headers, text } = await visitor.ask(path)
    const [warn, over] = delaysIn(text)
    expectJustBelow(over, idle)
    expectJustBelow(warn, idle - 300)
    const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(nonce).not.toBe('')
    expect(text).toContain(`<style nonce="${nonce}">#session-ends-soon`)
  })

  test('what a reader without styles finds after the footer is true long before the end', async () => {
    const { text } = await visitor.ask(path)
    const [before = '', bar = ''] = text.split('</footer>')
    const [, time] = /<strong[^>]*>Om (\d{1,2}\.\d{2}) uur wordt u uitgelogd, tenzij u /.exec(bar) ?? []
    expect(time).toBeDefined()
    expect(bar).toContain(`<strong>Na ${time} uur kunt u uitgelogd zijn.</strong>`)
    expect(before).not.toContain('uitgelogd')
  })

  test('counts from this very page where the session was last used a while ago', async () => {
    await lastUsed(900)
    expectJustBelow(delaysIn((await visitor.ask(path)).text)[1], idle)
    await expect.poll(age).toBeLessThan(60)
  })

  test('warns of the end that nothing can move', async () => {
    await endsIn(200)
    const { text } = await visitor.ask(path)
    const [warn, over] = delaysIn(text)
    expect(warn).toBe(0)
    expectJustBelow(over, 200)
    expect(text).toContain('opnieuw inloggen')
    expect(text).not.toContain('/authentication/stay')
  })
})

test('who is not signed in is not warned', async () => {
  expect((await openVisitor(portal.origin).ask('/authentication/login')).text).not.toContain('session-ends-soon')
})

test('asking when the session ends does not put it off', async () => {
  await lastUsed(900)
  const { end } = JSON.parse((await visitor.ask('/authentication/session')).text)
  expectJustBelow(end.over, 100)
  expect(end).toMatchObject({ warn: 0, canStay: true, time: expect.stringMatching(/^\d{1,2}\.\d{2}$/) })
  // What the next request does would also be done by now.
  await visitor.ask('/authentication/session')
  expect(await age()).toBeGreaterThan(899)
  visitor.cookies.clear()
  expect(JSON.parse((await visitor.ask('/authentication/session')).text)).toMatchObject({ end: null })
})

test('a session that was not used for as long as the setting says is over', async () => {
  await lastUsed(idle + 1)
  expect((await visitor.ask('/help')).status).toBe(302)
})

describe('staying', () => {
  test('goes back to the page and prolongs the session', async () => {
    await lastUsed(900)
    const answer = await visitor.post('/authentication/stay', { returnTo: '/help?a=1' })
    expect([answer.status, answer.headers.location]).toEqual([303, '/help?a=1'])
    await expect.poll(age).toBeLessThan(60)
  })

  test('leads to no other site', async () => {
    const answer = await visitor.post('/authentication/stay', { returnTo: '//evil.example' })
    expect([answer.status, answer.headers.location]).toEqual([303, '/'])
  })

  test('asks for the csrf field where the browser says nothing', async () => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await visitor.post('/authentication/stay', { returnTo: '/help' }, type)).status).toBe(403)
  })

  test('saves what was typed on a page with a form', async () => {
    const page = await openStep(visitor, step)
    await lastUsed(900)
    const answer = await page.send({ 'contact.first_name': 'Bo' }, 'stay')
    expect([answer.status, answer.headers.location]).toEqual([303, step])
    expect((await storedForm(portal, member, 'basic-information'))?.fields).toMatchObject({
      contact: { first_name: 'Bo' },
    })
    await expect.poll(age).toBeLessThan(60)
  })

  test('asks for no file on a page of uploads', async () => {
    const upload = '/location/upload-floor-plan/upload?location=0'
    const body = '--x\r\nContent-Disposition: form-data; name="goTo"\r\n\r\nstay\r\n--x--\r\n'
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-origin' }
    const answer = await visitor.ask(upload, { method: 'POST', headers, body })
    expect([answer.status, answer.headers.location]).toEqual([303, upload])
  })
})
