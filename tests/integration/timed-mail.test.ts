import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { closeDatabase, database, openDatabase } from '#app/persistence/database.server.ts'
import { isWorkingDay, workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import { keepEnvironment, environment } from '#app/platform/config/env.server.ts'
import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { relationships } from '#drizzle/schema/library.ts'
import { formsOfLocation } from '#drizzle/seed/demo-location.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { addBusy, choose, monday, sendTimed, today, tuesday } from '#tests/support/busy-organisation.ts'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: MailPlace
beforeAll(async () => {
  place = await openMailPlace()
})
afterAll(() => place.close())

const hour = 3_600_000

const mailsTo = ({ email }: { email: string }) =>
  place.sql<{ subject: string; cause: string; sealed_text: string }[]>`
    select subject, cause, sealed_text from mail_messages where to_address = ${email} order by created_at`
const wordsTo = async (person: { email: string }) => {
  const [mail] = await mailsTo(person)
  return JSON.stringify(openWords(mail?.sealed_text ?? '')?.paragraphs)
}
const archive = ({ organisationId }: Member) =>
  database().update(organisations).set({ archivedAt: new Date() }).where(eq(organisations.id, organisationId))

test('the days of these tests are what they are said to be', () => {
  expect([new Date(today).getUTCDay(), isWorkingDay(today), isWorkingDay(today + 24 * hour)]).toEqual([1, true, true])
})

describe('the digest', () => {
  test('says once what is late and due, by whichever server comes first', async () => {
    const member = await addBusy(26)
    await addBusy(300)
    await Promise.all([sendTimed(monday), sendTimed(monday), sendTimed(monday)])
    await sendTimed(monday + hour)
    const mails = await mailsTo(member)
    expect(mails.map(({ cause, subject }) => [cause, subject])).toEqual([
      ['digest', 'Uw week bij De Zonnehof: 5 te laat, 5 binnen een week'],
    ])
    const words = await wordsTo(member)
    const tasks = numberedItems(roadmaps.location).length
    expect(words).toContain(`Over 26 werkdagen is de streefdatum van Huis aan de Vecht. 1 van ${tasks} taken is klaar.`)
    expect(words).toContain('"heading":"Te laat"')
    expect(words).toContain(
      '"label":"Projectteam","about":"1.1.2 · Huis aan de Vecht","when":"sinds 2 mei","isLate":true',
    )
    await sendTimed(monday + 7 * 24 * hour)
    expect(await mailsTo(member)).toHaveLength(2)
    await archive(member)
  })

  test('is not sent where there is nothing to say, nor looked for again on that day', async () => {
    const member = await addOrganisation(['Huis aan de Vecht'])
    await sendTimed(monday)
    expect(await mailsTo(member)).toEqual([])
    const [looked] = await place.sql`select key from mail_turns where user_id = ${member.userId} and cause = 'looked'`
    expect(looked).toBeDefined()
    await addForm(member, 0, 'target-date', { date: workingDaysAfter(today, 26) })
    await sendTimed(monday + hour)
    expect(await mailsTo(member)).toEqual([])
    await archive(member)
  })

  test('goes to nobody who does not want it, is disabled, or of an archived organisation; each has their own day', async () => {
    const member = await addBusy(26)
    const muted = await addColleague(member)
    const gone = await addColleague(member)
    const onFriday = await addColleague(member)
    const archived = await addBusy(26)
    await archive(archived)
    await choose(member, { muted: ['reminder'] })
    await choose(muted, { muted: ['digest', 'reminder'] })
    await choose(onFriday, { digestDay: 5, digestHour: 16, muted: ['reminder'] })
    await database().update(users).set({ disabledAt: new Date() }).where(eq(users.id, gone.userId))
    await sendTimed(monday)
    const friday = monday + 4 * 24 * hour
    await sendTimed(friday)
    const counts = async () =>
      Promise.all([member, muted, gone, onFriday, archived].map(async (one) => (await mailsTo(one)).length))
    expect(await counts()).toEqual([1, 0, 0, 0, 0])
    await sendTimed(friday + 7 * hour)
    expect(await counts()).toEqual([1, 0, 0, 1, 0])
    await archive(member)
  })

  test('of provider staff is of the organisations they own or stand in for, and of none whose contact they are', async () => {
    const [own, other, owned] = await Promise.all([addBusy(-3), addBusy(-3), addBusy(-3)])
    const [admin, nobody, owner, deputy] = [await newAdmin(), await newAdmin(), await newAdmin(), await newAdmin()]
    const contact = { contactEmail: admin.email.toUpperCase(), updatedByName: 'x' }
    await database()
      .insert(relationships)
      .values({ ...contact, organisationId: other.organisationId })
    await assignOwners(admin, [own.organisationId], { ownerId: admin.userId })
    const call = (name: string, { organisationId }: Member) =>
      database().update(organisations).set({ name }).where(eq(organisations.id, organisationId))
    await Promise.all([call('De Vreemde', other), call('De Eigen', owned)])
    await assignOwners(admin, [owned.organisationId], { ownerId: owner.userId, deputyId: deputy.userId })
    await sendTimed(monday)
    expect(await mailsTo(nobody)).toEqual([])
    const [mail] = await mailsTo(admin)
    expect(mail?.subject).toMatch(/^Uw organisaties deze week: 1 over de aansluitdag heen/)
    const words = await wordsTo(admin)
    expect(words).toContain('De Zonnehof, Huis aan de Vecht')
    expect(words).not.toMatch(/De Vreemde|De Eigen/)
    expect(await wordsTo(deputy)).toContain('De Eigen, Huis aan de Vecht')
    await Promise.all([archive(own), archive(other), archive(owned)])
  })
})

describe('reminders', () => {
  test('are not sent on the day of the digest, which says the same', async () => {
    const member = await addBusy(29)
    await choose(member, { digestDay: 2 })
    await sendTimed(tuesday)
    await sendTimed(tuesday + hour)
    expect((await mailsTo(member)).map(({ cause }) => cause)).toEqual(['digest'])
    await archive(member)
  })

  test('stop when the task is done', async () => {
    const [busy, done] = await Promise.all([addBusy(29), addBusy(29)])
    for (const one of [busy, done]) await choose(one, { muted: ['digest'] })
    const place = { index: 0, name: 'Huis', street: 'Kade 1', zipcode: '3411 CC', city: 'Lopik' }
    const location = { ...place, target: 0, connection: null }
    const contact = { first_name: 'Bea', last_name: 'Kok' }
    for (const { formType, fields } of formsOfLocation({ ...location, contact }, 0xe0000000, ['study-goals'])) {
      await addForm(done, 0, formType, fields)
    }
    await sendTimed(tuesday)
    const told = await Promise.all([busy, done].map(wordsTo))
    expect(told.map((words) => words.includes('"Doelen"'))).toEqual([true, false])
    await Promise.all([archive(busy), archive(done)])
  })

  test('go to those who worked there, once, with what is due today and in three working days', async () => {
    const member = await addBusy(29)
    const elsewhere = await addColleague(member)
    const muted = await addColleague(member)
    for (const one of [member, elsewhere]) await choose(one, { muted: ['digest'] })
    await choose(muted, { muted: ['digest', 'reminder'] })
    await Promise.all([sendTimed(tuesday), sendTimed(tuesday)])
    await sendTimed(tuesday + hour)
    const mails = await mailsTo(member)
    expect(mails.map(({ cause }) => cause)).toEqual(['reminder'])
    expect(mails[0]?.subject).toMatch(/^Herinnering: \d taken \(De Zonnehof\)$/)
    // Nobody has worked at the location: all were written to but who does not want it.
    expect([(await mailsTo(elsewhere)).length, (await mailsTo(muted)).length]).toEqual([1, 0])
    await addLink(member, { locationIndex: 0 })
    const wednesday = tuesday + 24 * hour
    await place.sql`update forms set fields = ${place.sql.json({ date: workingDaysAfter(today + 48 * hour, 28) })}
      where organisation_id = ${member.organisationId} and form_type = 'target-date'`
    await sendTimed(wednesday)
    expect([(await mailsTo(member)).length, (await mailsTo(elsewhere)).length]).toEqual([2, 1])
    await archive(member)
  })

  test('are left to the digest where somebody got two messages in a week, and never go at night or on a Saturday', async () => {
    const member = await addBusy(29)
    await choose(member, { muted: ['digest'] })
    for (const now of [tuesday - 4 * hour, tuesday + 11 * hour, monday - 48 * hour]) await sendTimed(now)
    expect(await mailsTo(member)).toEqual([])
    const at = new Date(tuesday - 5 * 24 * hour).toISOString()
    await place.sql`insert into notices (organisation_id, user_id, cause, words, told_at)
      select ${member.organisationId}, ${member.userId}, 'accepted', '{}', ${at}::timestamptz + n * interval '1 hour'
      from generate_series(1, 2) as n`
    await sendTimed(tuesday)
    expect(await mailsTo(member)).toEqual([])
    await archive(member)
  })

  test('are not sent without a mail server', async () => {
    const { SMTP_URL: _, ...without } = environment()
    const with_ = environment()
    keepEnvironment(without as typeof with_)
    expect(await sendTimed(tuesday)).toBeNull()
    keepEnvironment(with_)
  })
})

test('costs one query while it is no time for messages', async () => {
  await closeDatabase()
  openDatabase(place.statements.url)
  await sendTimed(tuesday)
  // What a timer asks is left out of what is counted elsewhere: there is nothing but that.
  expect(await place.statements.during(() => sendTimed(tuesday - 6 * hour))).toEqual([])
  expect((await place.statements.during(() => sendTimed(tuesday))).length).toBeGreaterThan(0)
})
