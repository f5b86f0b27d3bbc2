import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { isNight } from '#tests/support/stages.ts'
import { signedIn } from '#tests/support/visitor.ts'

let place: MailPlace
afterEach(() => place.close())

/** Milliseconds that the line is dead: noticed by whoever asks, or only found when somebody asks for the first time. */
test.each([
  { old: 'forgotten' as const, dead: 0 },
  ...(isNight
    ? [
        { old: 'resumed' as const, dead: 0 },
        { old: 'forgotten' as const, dead: 15_000 },
        { old: 'resumed' as const, dead: 60_000 },
      ]
    : []),
])(
  'a line that swallows everything ($dead ms more): 503 within 20 s, 200 within 10 s of its return, old connections $old',
  { tags: isNight ? ['night'] : [], timeout: 240_000 },
  async ({ old, dead }) => {
    place = await openMailPlace()
    const servers = [await place.start(), await place.start()]
    const member = await addOrganisation(['Huis'])
    const visitors = await Promise.all(servers.map(({ origin }) => signedIn(origin, member)))
    const paths = ['/location/route-card', '/help', '/api/roadmap', '/location/basic-info', '/']
    const outcomes = () =>
      Promise.all(
        visitors.flatMap((visitor) =>
          paths.map(async (path) => {
            const began = performance.now()
            const { status, headers } = await visitor.ask(path)
            return { status, retry: headers['retry-after'], isLate: performance.now() - began > 20_000 }
          }),
        ),
      )
    const statuses = async () => (await outcomes()).map(({ status }) => status)
    const usual = await statuses()
    expect(usual).not.toContain(503)

    place.statements.swallow()
    const refused = { status: 503, retry: '10', isLate: false }
    expect(await outcomes()).toEqual(Array.from({ length: 10 }, () => refused))
    // By now the portal knows, and lets nobody wait.
    const began = performance.now()
    expect(await outcomes()).toEqual(Array.from({ length: 10 }, () => refused))
    expect(performance.now() - began).toBeLessThan(5000)
    await pause(dead)

    place.statements.giveBack(old)
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(usual)
    const to = { name: 'Anna', address: 'anna@example.org' }
    await place.queue({
      to,
      organisationId: null,
      cause: 'invitation',
      language: 'nl',
      subject: 'Dag',
      preheader: 'Dag',
      paragraphs: ['Dag'],
    })
    await place.untilRow('anna@example.org', { state: 'sent' })
  },
)

test(
  'a statement that is slow while the line is alive gets its 15 s, and no more',
  { tags: ['night'], timeout: 120_000 },
  async () => {
    place = await openMailPlace()
    const { origin } = await place.start()
    const visitor = await signedIn(origin, await addOrganisation(['Huis']))
    const whileLocked = (milliseconds: number) =>
      place.sql.begin(async (tx) => {
        await tx`lock table forms in access exclusive mode`
        const answer = visitor.ask('/location/basic-info/contacts?location=0')
        await pause(milliseconds)
        return { answer }
      })
    expect((await (await whileLocked(12_000)).answer).status).toBe(200)
    const { status, headers } = await (await whileLocked(16_000)).answer
    expect([status, headers['retry-after']]).toEqual([503, '10'])
  },
)
