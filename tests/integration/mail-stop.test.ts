import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealWords } from '#app/platform/mail/sealed-text.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import type { StartedProcess } from '#tests/support/start-process.ts'

let place: MailPlace
let server: StartedProcess
beforeAll(async () => {
  place = await openMailPlace()
  server = await place.start()
})
afterAll(() => place.close())

const words = { subject: 'A link', preheader: 'For you' }
const queue = (address: string) =>
  place.queue({
    organisationId: null,
    cause: 'share-link',
    to: { name: '', address },
    language: 'en',
    ...words,
    paragraphs: ['Hello'],
  })
const timesTaken = (address: string) =>
  place.sink.taken.filter(({ to }) => to?.some((mailbox) => mailbox.address === address)).length
/** Writes a message, and waits until the server came with it; it gets no answer until `accept`. Others are taken. */
async function handOver(address: string): Promise<() => void> {
  const held = new Promise<() => void>((resolve) => {
    place.sink.answerBy(({ to, accept }) => (to === address ? resolve(accept) : accept()))
  })
  await queue(address)
  return held
}
/** Lets jobs that are held look as if they were for so long that nobody may be doing them. */
const age = () => place.sql`update graphile_worker._private_jobs
  set locked_at = now() - interval '11 seconds' where locked_at > '-infinity'`
/** A message that waits without a job: who sends it has looked for all that nobody is sending. */
const loseOne = (toAddress: string) =>
  database()
    .insert(mailMessages)
    .values({
      cause: 'share-link',
      toName: '',
      toAddress,
      language: 'en',
      subject: words.subject,
      state: 'waiting',
      sealedText: sealWords({ preheader: null, replyTo: null, paragraphs: ['Hello'] }),
    })

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
  place.sink.answerBy(null)
  server = await place.start()
  // Written down too: killed between the answer and its row, the server would rightly be followed by a second try.
  await place.untilRow(stopped, { state: 'sent' })
  await handOver(killed)
  await age()
  server.child.kill('SIGKILL')
  await server.ended
  place.sink.answerBy(null)
  server = await place.start()
  for (const address of [stopped, killed]) {
    await place.untilRow(address, { state: 'sent' })
    expect(timesTaken(address)).toBe(1)
  }
})

test('a message that is handed over slowly is left to its server; killed, another that runs sends it at once', async () => {
  const [slow, lost] = [aMailbox(), aMailbox()]
  await handOver(slow)
  await age()
  const other = await place.start()
  const before = place.sink.calls()
  await loseOne(lost)
  await place.untilRow(lost, { state: 'sent' })
  // The one that was lost, and no second try of the slow one.
  expect([place.sink.calls() - before, timesTaken(slow)]).toEqual([1, 0])
  place.sink.answerBy(null)
  server.child.kill('SIGKILL')
  await server.ended
  server = other
  await place.untilRow(slow, { state: 'sent', attempts: 1 })
  expect([place.sink.calls() - before, timesTaken(slow)]).toEqual([2, 1])
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
