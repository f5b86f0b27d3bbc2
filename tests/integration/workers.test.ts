import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rates } from '#app/platform/config/limits.ts'
import { saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { ask } from '#tests/support/ask.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { childrenOf, fresh, newLeader } from '#tests/support/workers.ts'

/** One portal of which many processes answer. */

const METRICS_TOKEN = 'only-for-metrics-0123456789'
/** So that a few questions are many. */
const times = 0.05
const count = 2

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({
    ...{
      WEB_CONCURRENCY: String(count),
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
      RATE_LIMITS: String(times),
      METRICS_TOKEN,
    },
    // Nobody takes mail there.
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.org' },
  })
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'

/** Those of the log that have answered since this many characters were printed. */
const answeredSince = (printed: number) =>
  new Set(
    portal
      .output()
      .slice(printed)
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => /"instance":"([^"]+)"/.exec(line)?.[1]),
  )

/** Asks for some pages at once, which mostly reach every worker. */
const askAll = (address: string) =>
  Promise.all(Array.from({ length: 4 * count }, () => ask(portal.origin, address, { agent: fresh })))

const measure = async () =>
  (await ask(portal.origin, '/metrics', { agent: fresh, headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).text
const valueOf = (text: string, name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1] ?? NaN)
const logins = 'http_request_duration_seconds_count\\{method="GET",area="authentication",status="200"\\}'

/**
 * A worker takes what comes when it has nothing to do: which one that is, nobody says. One that was killed a moment ago is
 * replaced by one that has yet to load everything: how long that takes is the machine's affair, and the test's own limit ends it.
 */
async function untilAllAnswer(): Promise<void> {
  const printed = portal.output().length
  const askOn = async () => {
    expect((await askAll('/authentication/login')).map(({ status }) => status)).toEqual(Array(4 * count).fill(200))
    return answeredSince(printed).size
  }
  await expect.poll(askOn, { timeout: 110_000 }).toBe(count)
}

test('all of them answer, and there are so many', async () => {
  await untilAllAnswer()
  expect(await childrenOf(portal.pid())).toHaveLength(count)
})

test('a text of the site that was changed is shown by all', async () => {
  const admin = await newAdmin()
  // Each worker reads the texts every half minute, too: twice within twenty seconds it cannot have been that.
  for (const version of [0, 1]) {
    const words = `Storing ${version}`
    const banner = { textNl: words, textEn: words, kind: 'info', from: null, until: null }
    expect(await saveSetting(admin, 'banner', version, banner)).toBe('saved')
    await expect
      .poll(async () => (await askAll('/authentication/login')).filter(({ text }) => text.includes(words)).length)
      .toBe(4 * count)
  }
})

test('rates count together', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.1' }
  const statuses: number[] = []
  const allowed = Math.round(rates.share.perAddress * times)
  for (let asked = 0; asked <= allowed; asked += 1)
    statuses.push((await ask(portal.origin, '/share/nothing', { headers, agent: fresh })).status)
  expect(statuses.map((status) => status === 429)).toEqual([...Array(allowed).fill(false), true])
})

test('each of them knows what becomes of mail, which the primary process sends', async () => {
  const mail = async () => new Set((await askAll('/readyz')).map(({ text }): unknown => JSON.parse(text).checks.mail))
  await expect.poll(mail).toEqual(new Set(['ok']))
  await portal.sql`select graphile_worker.add_job('nobody', run_at => now() - interval '11 minutes')`
  await expect.poll(mail).toEqual(new Set(['behind']))
  await portal.sql`delete from graphile_worker._private_jobs`
})

describe('metrics', () => {
  test('add up what workers counted, and not what the database knows', async () => {
    await portal.sql`insert into mail_messages (cause, to_name, to_address, language, subject, sealed_text, state)
      select 'share-link', 'x', 'x', 'nl', 'x', 'x', 'failed' from generate_series(1, 3)`
    const before = valueOf(await measure(), logins)
    await askAll('/authentication/login')
    const text = await measure()
    expect(valueOf(text, logins)).toBe(before + 4 * count)
    expect(valueOf(text, 'routekaart_mail_failed')).toBe(3)
    expect(text).toMatch(/^routekaart_build_info\{version="[^"]+",node="[\d.]+"\} 1$/m)
    // The one that asks.
    expect(valueOf(text, 'http_requests_in_flight')).toBe(1)
  })

  test('are gathered from processes of which each has memory of its own', async () => {
    const least = 50 * 1024 * 1024
    expect(valueOf(await measure(), 'process_resident_memory_bytes')).toBeGreaterThan((count + 1) * least)
  })
})

test('a worker that was killed is replaced, what it had saved is there, and what it had counted stays counted', async () => {
  const { member, visitor } = await newLeader(portal.origin)
  expect((await (await openStep(visitor, contacts)).send({ 'contact.first_name': 'Bo' })).status).toBe(303)
  const counted = valueOf(await measure(), logins)
  const [killed = 0, ...others] = await childrenOf(portal.pid())
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => portal.output()).toMatch(new RegExp(`"pid":${killed},.*"signal":"SIGKILL"`))
  expect((await askAll('/authentication/login')).map(({ status }) => status)).toEqual(Array(4 * count).fill(200))
  await expect.poll(() => childrenOf(portal.pid())).toHaveLength(count)
  expect(await childrenOf(portal.pid())).toEqual(expect.arrayContaining(others))
  expect((await storedForm(portal, member, 'basic-information'))?.fields).toMatchObject({
    contact: { first_name: 'Bo' },
  })
  expect(valueOf(await measure(), logins)).toBe(counted + 4 * count)
})

test('who comes just when a worker dies is answered by another one, or hears at once that the line broke', async () => {
  await untilAllAnswer()
  const [killed = 0] = await childrenOf(portal.pid())
  process.kill(killed, 'SIGKILL')
  const asked = Array.from({ length: 20 }, () => ask(portal.origin, '/healthz', { agent: fresh }))
  const ended = await Promise.allSettled(asked)
  expect(ended.map(({ status }) => status)).toContain('fulfilled')
  await expect.poll(() => childrenOf(portal.pid())).toHaveLength(count)
})
