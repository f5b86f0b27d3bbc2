import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import type { StartedProcess } from '#tests/support/start-process.ts'

let place: MailPlace
let server: StartedProcess
beforeAll(async () => {
  place = await openMailPlace()
  server = await place.start()
})
afterAll(() => place.close())

const queue = (address: string) =>
  place.queue({
    organisationId: null,
    cause: 'share-link',
    to: { name: '', address },
    language: 'en',
    subject: 'A link',
    paragraphs: ['Hello'],
  })
const timesTaken = (address: string) =>
  place.sink.taken.filter(({ to }) => to?.some((mailbox) => mailbox.address === address)).length
/** Writes a message, and waits until the server came with it; it gets no answer until `accept`. */
async function handOver(address: string): Promise<() => void> {
  const held = new Promise<() => void>((resolve) => {
    place.sink.answerBy(({ to, accept }) => to === address && resolve(accept))
  })
  await queue(address)
  return held
}

test('a server that stops while it hands a message over waits for the answer', async () => {
  const address = aMailbox()
  const accept = await handOver(address)
  server.child.kill('SIGTERM')
  await expect.poll(() => fetch(server.origin).catch(() => 'refused')).toBe('refused')
  expect(server.child.exitCode).toBeNull()
  accept()
  expect(await server.ended).toBe(0)
  expect(await place.rowTo(address)).toMatchObject({ state: 'sent', attempts: 1 })
  expect(await place.sql`select id from graphile_worker.jobs`).toEqual([])
})

test('one that gets no answer, or is killed, leaves the message to the next', async () => {
  server = await place.start()
  const [stopped, killed] = [aMailbox(), aMailbox()]
  await handOver(stopped)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output()).not.toMatch(/fatal|unhandled|in order/)
  expect(await place.rowTo(stopped)).toMatchObject({ state: 'waiting', attempts: 1 })
  server = await place.start()
  await handOver(killed)
  await place.sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_at > '-infinity'`
  server.child.kill('SIGKILL')
  await server.ended
  place.sink.answerBy(null)
  server = await place.start()
  for (const address of [stopped, killed]) {
    await place.untilRow(address, { state: 'sent' })
    expect(timesTaken(address)).toBe(1)
  }
})

test('a server goes on when its database was away', async () => {
  const address = aMailbox()
  place.statements.cut()
  await queue(address)
  await place.statements.mend()
  await place.untilRow(address, { state: 'sent' })
  expect(timesTaken(address)).toBe(1)
  expect(server.child.exitCode).toBeNull()
})
