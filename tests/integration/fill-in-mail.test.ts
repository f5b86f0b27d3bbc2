import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { muteCause } from '#app/persistence/notifications/preferences.server.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { eventMailOf, said } from '#tests/support/event-mail.ts'
import { fillInOnPhone, tenMinutesLater } from '#tests/support/happenings.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'

/** What provider staff fill in on the phone is told to the organisation. */

let place: MailPlace
let admin: Actor
let mail: ReturnType<typeof eventMailOf>
beforeAll(async () => {
  place = await openMailPlace()
  await place.start()
  admin = await newAdmin()
  mail = eventMailOf(place)
})
afterAll(() => place.close())

/** Until every job that is due was done: none is then in the middle of looking what waits. */
const untilQueueRests = () =>
  vi.waitFor(
    async () => expect([...(await place.sql`select id from graphile_worker.jobs where run_at <= now()`)]).toEqual([]),
    { timeout: 20_000, interval: 50 },
  )

test('once, to who worked on the place and to nobody else, with the names of the fields but not what is in them', async () => {
  const member = await addOrganisation(['Huis', 'Hof'])
  const [worked, muted, elsewhere] = await Promise.all([1, 2, 3].map(() => addColleague(member)))
  if (!worked || !muted || !elsewhere) throw new Error('Nobody was added.')
  for (const one of [worked, muted]) await addLink(one, { locationIndex: 0 })
  await addLink(elsewhere, { locationIndex: 1 })
  await muteCause(muted.userId, 'filled-in')
  await fillInOnPhone(
    admin,
    member,
    { wifi: { settings: { ssid: 'Zorgnet', password: 'Hemelblauw-99' } } },
    { key: 'wifi-settings' },
  )
  expect(await mail.concerned(member)).toEqual([`filled-in ${worked.email}`])
  const [message] = await mail.untilMails(worked)
  expect(said(message)).toMatchObject({
    cause: 'filled-in',
    subject: expect.stringMatching(/^Voor u ingevuld: .*\(De Zonnehof, Huis\)$/),
  })
  const text = message?.text ?? ''
  expect(text).toContain(`Aan de telefoon met Ans de Boer vulde ${admin.name} voor u iets in`)
  expect(text).toContain('Wachtwoord van het netwerk')
  expect(text).toContain('/location/setup-it-settings?location=0')
  expect(/Zorgnet|Hemelblauw/.test(text)).toBe(false)
})

test('what is saved several times within ten minutes, and for several people, is one message', async () => {
  const member = await addOrganisation(['Huis'])
  await fillInOnPhone(admin, member, { numberOfMembers: 2 })
  await mail.untilMails(member)
  await fillInOnPhone(admin, member, { numberOfMembers: 3 })
  await fillInOnPhone(admin, member, { numberOfMembers: 4 }, { person: 'Bram Vos' })
  await fillInOnPhone(admin, member, { isOn: 'yes' }, { key: 'wifi-test' })
  await untilQueueRests()
  await tenMinutesLater(place, member, 'filled-in')
  const [, message] = await mail.untilMails(member, 2)
  expect(message?.subject).toContain('2 taken voor u ingevuld')
  expect(message?.text).toContain(`ingevuld door ${admin.name}, aan de telefoon met Ans de Boer, Bram Vos`)
  await mail.untilNothingWaits(member)
})

test('who has not the right to cannot let it be kept at all', async () => {
  const member = await addOrganisation(['Huis'])
  for (const staffRole of ['reader', 'privacy-officer'] as const)
    await expect(fillInOnPhone({ ...admin, staffRole }, member, { numberOfMembers: 2 })).rejects.toThrow('"behalf"')
  expect(await mail.concerned(member)).toEqual([])
})
