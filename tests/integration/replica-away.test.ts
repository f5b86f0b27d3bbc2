// @module-tag night
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import { inReadScope } from '#app/persistence/read-scope.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openReplicaPlace, type ReplicaPlace } from '#tests/support/replica-place.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** A standby that is away, silent, too far behind or none, and statements that do not belong there. */

let place: ReplicaPlace
let visitor: Visitor
beforeAll(async () => {
  place = await openReplicaPlace()
  await place.untilRead(true)
  visitor = await signedIn(place.origin, await addOrganisation(['Huis']))
  await visitor.ask('/')
  await place.standby.catchUp()
})
afterAll(() => place.close())

const pages = ['/', '/location/route-card?location=0', '/location/basic-info/contacts?location=0', '/api/roadmap']
const told = (output: string) => [...output.matchAll(/the replica is (not )?read[^"]*/g)].map(([text]) => text)

/** Asks for every page many times at once, and goes on until something has happened. */
async function askOnDuring(work: () => Promise<void>): Promise<number[]> {
  const statuses: number[] = []
  let isOver = false
  const round = async () => {
    for (const { status } of await Promise.all([...pages, ...pages].map((page) => visitor.ask(page)))) {
      statuses.push(status)
    }
  }
  const asking = (async () => {
    while (!isOver) await round()
    await round()
  })()
  await work()
  isOver = true
  await asking
  return statuses
}

const readsAtReplica = () => place.replica.during(() => visitor.ask(pages[1] ?? ''))

test('killed, every request is answered, and it is read again after it is back', async () => {
  await vi.waitUntil(() => told(place.output()).length > 0)
  const before = told(place.output())
  const statuses = await askOnDuring(async () => {
    await place.standby.kill()
    await place.untilRead(false)
    await place.standby.startAgain()
    await place.untilRead(true)
  })
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await readsAtReplica()).not.toEqual([])
  await expect
    .poll(() => told(place.output()).slice(before.length))
    .toEqual(['the replica is not read: it does not answer', 'the replica is read'])
})

test('silent, every request is answered, and it is read again after that', async () => {
  const statuses = await askOnDuring(async () => {
    place.replica.swallow()
    await place.untilRead(false)
    place.replica.giveBack('forgotten')
    await place.untilRead(true)
  })
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await readsAtReplica()).not.toEqual([])
})

test('further behind than it may be, it is not read until it is near again', async () => {
  const { origin, output } = await place.start({ DATABASE_REPLICA_LAG_SECONDS: '10' })
  await place.untilRead(true, origin)
  await place.standby.pause()
  await addOrganisation(['Ver'])
  await place.untilRead(false, origin)
  await place.standby.resume()
  await place.untilRead(true, origin)
  const away = 'the replica is not read: it is too far behind, or the primary does not say where it is'
  await expect.poll(() => told(output())).toEqual(['the replica is read', away, 'the replica is read'])
})

test('an address that leads to no standby is not read, and the portal runs all the same', async () => {
  const { origin, output } = await place.start({ DATABASE_REPLICA_URL: place.primary.url })
  await vi.waitUntil(() => told(output()).length > 0, { timeout: 20_000 })
  await place.untilRead(false, origin)
  expect(told(output())).toEqual(['the replica is not read: it is no standby'])
  const elsewhere = await signedIn(origin, await addOrganisation(['Huis']))
  expect((await elsewhere.ask('/')).status).toBe(200)
})

test('a statement that looks like reading and writes goes to the primary, and the next time at once', async () => {
  await place.sql`create table written (at int)`
  await place.sql`create function writes(at int) returns int language sql as 'insert into written values (at) returning at'`
  await place.standby.catchUp()
  const replica = postgres(place.replica.url, { max: 1 })
  const ask = (at: number) =>
    inReadScope({ replica, onWritten: null }, async () => await database().execute(sql`select writes(${at}) as at`))
  const seen = await place.replica.during(async () => {
    expect(await ask(1)).toMatchObject([{ at: 1 }])
    expect(await ask(2)).toMatchObject([{ at: 2 }])
  })
  expect(seen.filter((statement) => statement.includes('writes('))).toHaveLength(1)
  expect(await place.sql`select at from written order by at`).toMatchObject([{ at: 1 }, { at: 2 }])
  await replica.end()
})
