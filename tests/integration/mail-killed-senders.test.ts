import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { isNight } from '#tests/support/stages.ts'

/** How many messages, and after how many of them a sender dies: once in the gate, five times at night. */
const [many, between, deathsAtLeast] = isNight ? [500, 90, 5] : [120, 90, 1]

let place: MailPlace
beforeAll(async () => {
  place = await openMailPlace()
})
afterAll(() => place.close())

test('many messages, two senders of which one is killed while they are sent: none is lost, and by its Message-ID each is seen once', async () => {
  const senders = await Promise.all([place.start(), place.start()])
  let killed = 0
  const deaths: Promise<unknown>[] = []
  // The moment at which a sender dies is the worst there is: the mail server has taken a message, and its answer is on its way.
  place.sink.answerBy(({ accept }) => {
    if (place.sink.calls() % between === 0) {
      const at = killed++ % 2
      senders[at]?.child.kill('SIGKILL')
      deaths.push(place.start().then((next) => senders.splice(at, 1, next)))
    }
    accept()
  })
  await database().transaction(async (tx) => {
    for (let at = 0; at < many; at += 1) {
      await queueMail(tx, {
        ...{ organisationId: null, cause: 'password-guessed', to: { name: 'Anna', address: aMailbox() } },
        ...{ language: 'nl', subject: `Bericht ${at}`, preheader: 'Bericht', paragraphs: ['Beste Anna,'] },
      })
    }
  })
  const states = () => place.sql`select state, count(*)::int from mail_messages group by state`
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'sent', count: many }]), {
    ...{ timeout: 240_000, interval: 200 },
  })
  await Promise.all(deaths)
  expect(killed).toBeGreaterThanOrEqual(deathsAtLeast)

  const ids = place.sink.taken.map(({ messageId }) => messageId ?? '')
  expect(new Set(ids).size).toBe(many)
  expect(new Set(place.sink.taken.map(({ subject }) => subject)).size).toBe(many)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => id.slice(1, 37))
  const told = await place.sql`select id from mail_messages where is_maybe_sent`
  expect(told.map(({ id }) => String(id))).toEqual(expect.arrayContaining(twice))
}, 300_000)
