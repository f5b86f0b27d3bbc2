import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addNotices, writeNotices } from '#app/persistence/notifications/notices.server.ts'
import { muteCause } from '#app/persistence/notifications/preferences.server.ts'
import { officer, signer } from '#tests/support/agreement.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { eventMailOf, said } from '#tests/support/event-mail.ts'
import {
  askAndAnswer,
  decideByLink,
  judge,
  linkToGoals,
  saveGoals,
  tellLinkDoneNow,
  uploadBy,
} from '#tests/support/happenings.ts'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'

/** What happens is told at once to whom it concerns, and to nobody else. */

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

const place0 = 'De Zonnehof, Huis'

describe('is told within seconds:', () => {
  test('a document that was sent back, with why, and one that was accepted', async () => {
    const member = await addOrganisation(['Huis'])
    const [back, good] = [await uploadBy(member), await uploadBy(member)]
    await judge(admin, member, back, 'De schaal ontbreekt.')
    await judge(admin, member, good, null)
    const mails = (await mail.untilMails(member, 2)).sort((one, other) =>
      (one.subject ?? '').localeCompare(other.subject ?? ''),
    )
    expect(mails.map(said)).toEqual([
      { cause: 'accepted', subject: `Goedgekeurd: Plattegrond (${place0})` },
      { cause: 'sent-back', subject: `Teruggestuurd: Plattegrond (${place0})` },
    ])
    expect(mails[1]?.text).toContain('De schaal ontbreekt.')
    expect(mails[1]?.text).toContain(`/location/upload-floor-plan/upload?location=0&replaces=${back.id}#newVersion`)
    expect(mails[1]?.headers.find(({ key }) => key === 'reply-to')?.value).toContain(admin.email)
  })

  test.each([
    ['changes-asked', 'answer', 'Antwoord van Bea Kok'],
    ['signed', 'signed', 'Getekend door Bea Kok'],
  ] as const)('that by a link somebody %s, to who made it', async (outcome, cause, starts) => {
    const member = await addOrganisation(['Huis'])
    await addColleague(member)
    const link = await addLink(member, { may: 'sign' })
    await decideByLink(member, link, outcome)
    const [message] = await mail.untilMails(member)
    expect(said(message)).toEqual({ cause, subject: `${starts}: Nieuwsbericht voor collega’s (${place0})` })
    expect(message?.text).toContain(`/links/${link.id}`)
    expect(await mail.concerned(member)).toEqual([`${cause} ${member.email}`])
  })

  test('that it is the turn of the signer, once no officer has to come before', async () => {
    const member = await addOrganisation(['Huis'])
    const colleague = await addColleague(member)
    const [first, second] = [await addLink(colleague, officer), await addLink(colleague, officer)]
    await addLink(member, { ...signer, recipientName: 'Hanneke de Vries' })
    await decideByLink(colleague, first, 'signed')
    expect(await mail.concerned(member)).toEqual([`answer ${colleague.email}`])
    await decideByLink(colleague, second, 'signed')
    const [message] = await mail.untilMails(member)
    expect(said(message)).toMatchObject({
      cause: 'signing-turn',
      subject: expect.stringMatching(/^Hanneke de Vries kan tekenen: .*\(De Zonnehof\)$/),
    })
  })

  test('that a link ended with its task, once and only if it did: to its recipient, and to who sent it if another did it', async () => {
    const member = await addOrganisation(['Huis'])
    const colleague = await addColleague(member)
    const recipient = { email: aMailbox() }
    const [link, byHand] = [
      await addLink(member, { ...linkToGoals, recipientEmail: recipient.email }),
      await addLink(colleague, linkToGoals),
    ]
    // Nothing of a link that still works.
    await tellLinkDoneNow(place, colleague, link.id)
    await saveGoals(colleague)
    const jobs = await place.sql`select round(extract(epoch from run_at - now()) / 60)::int as minutes
      from graphile_worker.jobs where key = ${`link-done:${link.id}`} or key = ${`link-done:${byHand.id}`}`
    expect(jobs.map(({ minutes }) => minutes)).toEqual([10, 10])
    for (const { id } of [link, byHand, link]) await tellLinkDoneNow(place, colleague, id)
    const [toRecipient] = await mail.untilMails(recipient)
    expect(said(toRecipient)).toEqual({ cause: 'assigned', subject: 'Niet meer nodig: Doelen (De Zonnehof)' })
    expect([toRecipient?.text?.includes('/share/'), toRecipient?.text?.includes(colleague.name)]).toEqual([
      false,
      false,
    ])
    const [toSender] = await mail.untilMails(member)
    expect(toSender?.text).toContain('Daarom stopte de link van Bea Kok. Wij schreven dat ook aan Bea Kok.')
    expect(toSender?.text).toContain(`/links/${link.id}`)
    expect([...new Set(await mail.concerned(member))]).toEqual([`assigned ${member.email}`])
  })

  test('what was answered, to who asked', async () => {
    const member = await addOrganisation(['Huis'])
    await addColleague(member)
    await askAndAnswer(member, admin, 'Sla deze taak maar over.')
    const [message] = await mail.untilMails(member)
    expect(said(message)).toMatchObject({ cause: 'request-answered', subject: expect.stringContaining(`(${place0})`) })
    expect(message?.text).toContain('Sla deze taak maar over.')
    expect(await mail.concerned(member)).toEqual([`request-answered ${member.email}`])
  })
})

describe('it concerns', () => {
  test('who worked on the place, and nobody who did it, is disabled, or does not want to hear of it', async () => {
    const member = await addOrganisation(['Huis', 'Hof'])
    const [uploader, disabled, muted, elsewhere] = await Promise.all([1, 2, 3, 4].map(() => addColleague(member)))
    if (!uploader || !disabled || !muted || !elsewhere) throw new Error('Nobody was added.')
    for (const one of [uploader, disabled, muted]) await addLink(one, { locationIndex: 0 })
    await addLink(elsewhere, { locationIndex: 1 })
    await place.sql`update users set disabled_at = now() where id = ${disabled.userId}`
    await muteCause(muted.userId, 'sent-back')
    const document = await uploadBy(uploader)
    await judge(admin, member, document, 'Scheef')
    expect(await mail.concerned(member)).toEqual([`sent-back ${uploader.email}`])
    await mail.untilMails(uploader)
    expect(
      [member, disabled, muted, elsewhere, admin]
        .flatMap(mail.mailsTo)
        .filter((one) => said(one).subject?.includes('Scheef')),
    ).toEqual([])
  })

  test('everybody, where nobody worked on it yet; nobody of an archived organisation or without a mail server', async () => {
    const member = await addOrganisation(['Huis'])
    const colleague = await addColleague(member)
    const tell = (organisation: Member) =>
      database().transaction((tx) =>
        addNotices(
          tx,
          {
            ...{ organisationId: organisation.organisationId, cause: 'connection-day', locationIndex: 0 },
            ...{ item: null, subject: null, words: { key: 'connection', values: { row: '', from: '' } } },
          },
          { ofPlace: true, people: [null, randomUUID()] },
        ),
      )
    const archived = await addOrganisation(['Huis'])
    await place.sql`update organisations set archived_at = now() where id = ${archived.organisationId}`
    expect([await tell(member), await tell(archived)]).toEqual([true, false])
    writeNotices(false)
    expect(await tell(member)).toBe(false)
    writeNotices(true)
    await mail.untilNothingWaits(member)
    // Nothing was set: what is told is looked at when it goes out.
    expect([member, colleague].flatMap(mail.mailsTo)).toEqual([])
  })
})
