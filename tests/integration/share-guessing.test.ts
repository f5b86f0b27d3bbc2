import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rates } from '#app/platform/config/limits.ts'
import type { Member } from '#app/persistence/actor.ts'
import { findOpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'
import { ask, type Question } from '#tests/support/ask.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { addLink, eventsOf, everythingButOpenings, plainAnswer, type MadeLink } from '#tests/support/share.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { encoded, openVisitor, ownForm } from '#tests/support/visitor.ts'

/** How many links that open nothing one address may ask for, here. */
const misses = 60

let portal: Portal
let member: Member
let link: MadeLink
beforeAll(async () => {
  portal = await openPortal({ RATE_LIMITS: String(misses / rates.share.perAddress), TRUST_PROXY: '1' })
  member = await newTenant()
  link = await addLink(member)
})
afterAll(() => portal.close())

let addresses = 0
/** From an address of which nothing was counted yet. */
const anew = (headers: Record<string, string> = {}) => ({
  ...headers,
  'X-Forwarded-For': `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`,
})
const askAnew = (path: string, { headers, ...question }: Question = {}) =>
  ask(portal.origin, path, { ...question, headers: anew(headers) })
const asForm = { headers: ownForm, body: encoded({ goTo: 'save', intent: 'save' }) }
const withoutOpenings = () => everythingButOpenings(portal, member.organisationId)

test('every link that never was gives the same answer, and so does one of an archived organisation', async () => {
  const archived = await newTenant()
  const [ofArchived, endedOfArchived, ofNowhere] = [
    await addLink(archived, { language: 'en' }),
    await addLink(archived, { language: 'en', expiresAt: new Date(Date.now() - 1000) }),
    await addLink(member, { locationIndex: 77 }),
  ]
  await portal.sql`update organisations set archived_at = now() where id = ${archived.organisationId}`
  const unknown = newShareToken()
  for (const [method, path] of [
    ...['', '/code'].flatMap((rest) => [['GET', rest] as const, ['HEAD', rest] as const, ['POST', rest] as const]),
    ...['/letters/newsletter/newsletter', '/documents/x/download', '/calendar', '/evidence', '/upload'].map(
      (rest) => ['GET', rest] as const,
    ),
  ]) {
    const question = { method, ...(method === 'POST' ? asForm : {}) }
    const expected = plainAnswer(await askAnew(`/share/${unknown}${path}`, question), unknown)
    expect([method, path, expected.status]).toEqual([method, path, 404])
    for (const token of [ofArchived.token, endedOfArchived.token, newShareToken(), `${unknown.slice(1)}.`])
      expect(plainAnswer(await askAnew(`/share/${token}${path}`, question), token)).toEqual(expected)
  }
  const shown = plainAnswer(await askAnew(`/share/${unknown}`), unknown)
  expect(plainAnswer(await askAnew(ofNowhere.address), ofNowhere.token)).toEqual(shown)
  expect(shown.text).toContain('Deze link werkt niet')
})

test('programs that look at links in mails change nothing', async () => {
  const scanned = await addLink(member)
  const before = await withoutOpenings()
  const agents = ['Mozilla/5.0 (Windows) Outlook SafeLinks', 'Barracuda', 'curl/8.0', 'facebookexternalhit/1.1']
  for (const agent of agents) {
    for (const rest of ['', '/code', '/letters/newsletter/newsletter', '/calendar', '/fill', '/evidence']) {
      const headers = { 'User-Agent': agent }
      await askAnew(`${scanned.address}${rest}`, { method: 'HEAD', headers })
      await askAnew(`${scanned.address}${rest}`, { headers: { ...headers, 'Sec-Purpose': 'prefetch' } })
    }
  }
  expect(await eventsOf(portal, scanned)).toEqual(['made'])
  for (const agent of agents) await askAnew(scanned.address, { headers: { 'User-Agent': agent } })
  await askAnew(`${scanned.address}/opened`, {
    ...asForm,
    method: 'POST',
    headers: { ...ownForm, 'User-Agent': agents[0] ?? '' },
  })
  expect(await eventsOf(portal, scanned)).toEqual(['made', 'fetched'])
  expect(await withoutOpenings()).toEqual(before)
  expect((await askAnew(scanned.address)).status).toBe(200)
})

describe('guessing', () => {
  test('is stopped after a while, whoever has a link is not', async () => {
    const from = { headers: anew() }
    const statuses: number[] = []
    for (let count = 0; count < misses + 50; count += 1)
      statuses.push((await ask(portal.origin, `/share/${newShareToken()}`, from)).status)
    const [nothing, refused] = [Array.from({ length: misses }, () => 404), Array.from({ length: 50 }, () => 429)]
    expect(statuses).toEqual([...nothing, ...refused])
    expect((await ask(portal.origin, link.address, from)).status).toBe(200)
    const visitor = openVisitor(portal.origin)
    for (let count = 0; count < misses + 10; count += 1)
      expect((await visitor.ask(link.address, { method: 'HEAD', headers: from.headers })).status).toBe(200)
  })

  // The last one: it keeps this process busy, through which the portal reaches its database; a portal that hears nothing
  // for seconds takes the line for dead.
  test('three hundred times finds none of a thousand links', async () => {
    // What could be found by chance is one for each guess and each link.
    const hashes = Array.from({ length: 1000 }, () => hashOfToken(newShareToken()))
    await portal.sql`
      insert into share_links (organisation_id, token_hash, purpose, may, recipient_name, language, created_by_name, expires_at)
      select ${member.organisationId}, hash, 'reviewer', 'read', 'x', 'nl', 'x', now() + interval '9 days'
        from unnest(${hashes}::text[]) as hash`
    expect(await findOpenShareLink(hashes[0] ?? '')).not.toBeNull()
    const guesses = Array.from({ length: 300 }, () => hashOfToken(newShareToken()))
    const found = await Promise.all(guesses.map(findOpenShareLink))
    expect(found.filter((one) => one !== null)).toEqual([])
    expect(await findOpenShareLink(hashOfToken(link.token))).toMatchObject({ id: link.id })
    expect(await findOpenShareLink(link.token)).toBeNull()
  })
})
