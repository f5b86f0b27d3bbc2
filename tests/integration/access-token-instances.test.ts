import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audience, clientId, clientSecret } from '#tests/support/odd-provider.ts'
import { askToken, openOddPortal, signedInWith, type OddPortal } from '#tests/support/odd-sign-in.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { anyFreePort, startProcess, type StartedProcess } from '#tests/support/start-process.ts'
import type { Browser } from './sign-in-steps.ts'

let odd: OddPortal
let folder: string
let second: StartedProcess
/** Connections of what seems to be one more server. */
let others: Sql

beforeAll(async () => {
  odd = await openOddPortal()
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-second-'))
  const auth = { AUTH0_DOMAIN: odd.provider.domain, AUTH0_CLIENT_ID: clientId, AUTH0_CLIENT_SECRET: clientSecret }
  second = startProcess({
    ...{ PORT: await anyFreePort(), DATA_DIR: folder, DATABASE_URL: odd.portal.statements.url },
    ...{ SESSION_SECRET: sessionSecret, ...auth },
  })
  await second.ready
  others = postgres(odd.portal.statements.url, { max: 2 })
}, 60_000)
afterAll(async () => {
  await others.end()
  second.child.kill('SIGTERM')
  await second.ended
  await rm(folder, { recursive: true, force: true })
  await odd.close()
})

const refreshes = () => odd.provider.asked.filter(({ fields }) => fields.grant_type === 'refresh_token')

/** A session whose access token ends soon, with the key of its row. */
async function newSession(): Promise<{ browser: Browser; id: string }> {
  const browser = await signedInWith(odd)
  const [secret = ''] = browser.cookies.get('routekaart.session')?.value.split('.') ?? []
  const id = createHash('sha256').update(secret).digest('hex')
  await odd.portal.sql`update auth_access_tokens set expires_at = now() + interval '30 seconds'
    where session_hash = decode(${id}, 'hex')`
  return { browser, id }
}

test('two servers get one token for forty who ask at once', async () => {
  const { browser } = await newSession()
  const elsewhere = { ...browser, origin: second.origin }
  const before = refreshes().length
  const asked = Array.from({ length: 40 }, (_, at) => askToken(at % 2 === 0 ? browser : elsewhere))
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ answer }) => Object(answer).access_token)).size).toBe(1)
  expect(refreshes()).toHaveLength(before + 1)
})

test('two servers that are asked for new ones one after the other go on with each other’s refresh token', async () => {
  const { browser } = await newSession()
  for (const origin of [second.origin, browser.origin, second.origin]) {
    expect((await askToken({ ...browser, origin }, { cacheMode: 'off', audience })).status).toBe(200)
  }
})

describe.concurrent('while another server has the turn', () => {
  /** Has the turn from when this is done until `release` is called. */
  async function hold(id: string): Promise<{ release: () => void; ended: Promise<unknown> }> {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const ended = others.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`token:${id}`}, 7))`
      begun()
      await released
    })
    await hasBegun
    return { release, ended }
  }
  /** The moments at which somebody began to wait for this lock. */
  const waits = async (id: string) => {
    const rows = await odd.portal.sql<{ since: Date }[]>`
      select a.query_start as since from pg_stat_activity a join pg_locks l using (pid)
      where l.locktype = 'advisory' and not l.granted
        and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(${`token:${id}`}, 7)`
    return rows.map(({ since }) => since.getTime())
  }

  test('a token is waited for, longer than one try lasts', async ({ expect }) => {
    const { browser, id } = await newSession()
    const { release, ended } = await hold(id)
    const asked = askToken(browser)
    const seen = new Set<number>()
    const tries = async () => (await waits(id)).reduce((all, since) => all.add(since), seen).size
    await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(1)
    release()
    await ended
    expect((await asked).status).toBe(200)
  }, 60_000)

  test('nothing comes after ten tries', { tags: 'night', timeout: 90_000 }, async ({ expect }) => {
    const { browser, id } = await newSession()
    const { release, ended } = await hold(id)
    expect(await askToken(browser)).toMatchObject({ status: 504, answer: { error: 'timeout', message: 'Timeout' } })
    release()
    await ended
  })
})
