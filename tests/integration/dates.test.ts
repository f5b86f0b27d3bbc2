import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addDays, dayOf, formatWeekday, inputDay } from '#app/platform/i18n/dates.ts'
import { workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import { openCaller } from '#tests/support/api-caller.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { openHistory } from '#tests/support/history-page.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const target = '/location/select-initial-target-date/details?location=0'
const connection = '/location/plan-installation-day/details?location=0'
const changes = '/location/plan-installation-day/history?location=0'
const meeting = '/location/make-start-meeting-definitive/details?location=0'
const key = 'day-planning-logistics'

const today = dayOf(Date.now())
/** Far enough that nothing is late, and near enough that no year is doubted. */
const first = workingDaysAfter(addDays(today, 90), 1)
const second = workingDaysAfter(first, 7)

async function newLeader(forms: Record<string, Record<string, unknown>> = {}) {
  const member = await addOrganisation(['Huis', 'Tuin'])
  for (const [formType, fields] of Object.entries(forms)) await addForm(member, 0, formType, fields)
  return { member, visitor: await signedIn(portal.origin, member) }
}

/** Why the last change of an organisation was made. */
async function lastReason({ organisationId }: Member): Promise<unknown> {
  const [row] = await portal.sql<{ reason: string | null }[]>`
    select reason from form_changes where organisation_id = ${organisationId} order by id desc limit 1`
  return row?.reason
}

const dateOf = async (member: Member, formType: string) => (await storedForm(portal, member, formType))?.fields.date

describe('looking at what a date means', () => {
  test('saves nothing, says what moves and what speaks against it, and keeps the date in the field', async () => {
    const { member, visitor } = await newLeader({ 'target-date': { date: first } })
    await addForm(member, 1, 'target-date', { date: second })
    const page = await openStep(visitor, target)
    const answer = await page.send({ date: inputDay(second), reason: 'Vakantie' }, 'preview')
    expect(answer.status).toBe(200)
    expect(await dateOf(member, 'target-date')).toBe(first)
    expect(answer.text).toContain(formatWeekday(second, 'nl'))
    expect(answer.text).toMatch(/Deze \d+ data schuiven op/)
    expect(answer.text).toContain('Tuin heeft dezelfde aansluitdag')
    const again = stepIn(visitor, target, answer)
    expect(again.fields).toMatchObject({ reason: 'Vakantie' })
    expect((await again.send()).status).toBe(303)
    expect(await dateOf(member, 'target-date')).toBe(second)
    expect(await lastReason(member)).toBe('Vakantie')
  })

  test('advises against days on which nobody comes, and takes them all the same', async () => {
    const { member, visitor } = await newLeader()
    const saturday = addDays(today, 90 + ((13 - new Date(addDays(today, 90)).getUTCDay()) % 7))
    const page = await openStep(visitor, target)
    expect((await page.send({ date: inputDay(saturday) }, 'preview')).text).toContain('Deze dag is in het weekend')
    const near = (await page.send({ date: inputDay(addDays(today, 3)) }, 'preview')).text
    expect(near).toContain('Dit is erg snel')
    expect(near).toMatch(/\d+ [a-z]{3}, al voorbij/)
    expect((await page.send({ date: '2020-01-06' }, 'preview')).text).toContain('ma 6 jan 2020 is voorbij')
    expect((await page.send({ date: inputDay(saturday) })).status).toBe(303)
    expect(await dateOf(member, 'target-date')).toBe(saturday)
    expect((await visitor.ask(target)).text).toContain('Deze dag is in het weekend')
  })

  test('leaves the date as it is by the button that says so', async () => {
    const { member, visitor } = await newLeader({ [key]: { date: first } })
    const page = await openStep(visitor, connection)
    expect((await page.send({ date: inputDay(second) }, 'leave')).headers.location).toContain('/location/route-card')
    expect(await dateOf(member, key)).toBe(first)
  })
})

describe('the month', () => {
  test('counts what was chosen where the field was left alone, and what was typed where it was not', async () => {
    const { member, visitor } = await newLeader({ 'target-date': { date: first } })
    const page = await openStep(visitor, target)
    await page.send({ date: inputDay(first), 'date:chosen': inputDay(second) })
    expect(await dateOf(member, 'target-date')).toBe(second)
    const typed = addDays(second, 1)
    const again = await openStep(visitor, target)
    await again.send({ date: inputDay(typed), 'date:chosen': inputDay(second) })
    expect(await dateOf(member, 'target-date')).toBe(typed)
  })

  test('turns without losing what was typed, in the row that is filled in', async () => {
    const { member, visitor } = await newLeader({ 'target-date': { date: first } })
    const page = await openStep(visitor, meeting)
    const typed = { 'dates[0].date': [inputDay(first), '14:00'], 'momo_contact.full_name': 'Sanne' }
    const answer = await page.send(typed, 'month:dates[0].date:2031-05')
    expect(answer.text).toContain('mei 2031')
    const again = stepIn(visitor, meeting, answer)
    expect(again.fields).toMatchObject({ 'momo_contact.full_name': 'Sanne' })
    expect(await storedForm(portal, member, 'finalise-start-meeting')).toBeUndefined()
    const chosen = { 'dates[0].date': [inputDay(first), '14:00', '2031-05-06'] }
    expect((await again.send(chosen)).status).toBe(303)
    const dates = [{ date: Date.UTC(2031, 4, 6, 12) }]
    expect(await storedForm(portal, member, 'finalise-start-meeting')).toMatchObject({ fields: { dates } })
  })
})

describe('a connection day that is set', () => {
  test('moves only with a reason, which stands in the history and on the page', async () => {
    const { member, visitor } = await newLeader({ [key]: { date: first } })
    const page = await openStep(visitor, connection)
    const refused = await page.send({ date: inputDay(second), reason: ' ' })
    expect(refused.status).toBe(422)
    // While no date was changed nobody is asked why.
    expect([page.answer, refused].map(({ text }) => /hidden="" data-date-reason/.test(text))).toEqual([true, false])
    expect(refused.text).toContain('Schrijf waarom de datum verandert.')
    expect([await dateOf(member, key), await historyOf(portal, member, key)]).toEqual([first, []])
    const again = stepIn(visitor, connection, refused)
    expect([again.fields.date].flat()).toContain(inputDay(second))
    expect((await again.send({ reason: 'Het nachtteam is er dan niet' })).status).toBe(303)
    expect(await dateOf(member, key)).toBe(second)
    const history = await openHistory(visitor, changes)
    expect(history.answer.text).toContain('Het nachtteam is er dan niet')
    expect((await visitor.ask(connection)).text).toContain('omdat: Het nachtteam is er dan niet')

    const undo = history.undo(history.changes[0])
    expect((await undo).status).toBe(303)
    expect(await dateOf(member, key)).toBe(first)
    expect(await lastReason(member)).toBe('Teruggezet')
  })

  test('lets its reader go once it has asked, and offers what was typed', async () => {
    const { member, visitor } = await newLeader({ [key]: { date: first } })
    const refused = await (await openStep(visitor, connection)).send({ date: inputDay(second) })
    const gone = await stepIn(visitor, connection, refused).send({}, '/location/route-card?location=0')
    expect([gone.status, await dateOf(member, key)]).toEqual([303, first])
    expect((await visitor.ask(connection)).text).toContain('U typte dit op')
  })

  test('is asked why by the API, and needs nothing to be set', async () => {
    const member = await addOrganisation(['Huis'])
    const caller = await openCaller(portal, member, 'session cookie')
    const send = (date: number | null, more = {}) =>
      caller.post('/api/form', { form: { form_type: key, location_index: 0, fields: { date }, ...more } })
    expect((await send(first)).status).toBe(200)
    const refused = await send(second)
    expect(refused.status).toBe(422)
    expect(JSON.parse(refused.text)).toMatchObject({ error: 'invalid', issues: [{ path: 'reason' }] })
    expect(await dateOf(member, key)).toBe(first)
    expect((await send(first)).status).toBe(200)
    expect((await send(null, { reason: 'Verbouwing' })).status).toBe(200)
    expect([await dateOf(member, key), await lastReason(member)]).toEqual([null, 'Verbouwing'])
  })

  test.each([
    ['NUL', 'Nacht\0dienst', 'Nachtdienst'],
    ['a mark that turns the direction round', '\u202eNachtdienst', 'Nachtdienst'],
    ['what is longer than a reason may be, cut within a character', `${'x'.repeat(499)}😀`, `${'x'.repeat(499)}\ufffd`],
  ])('takes a reason with %s from a page, without what cannot be kept', async (_what, reason, kept) => {
    const { member, visitor } = await newLeader({ [key]: { date: first } })
    const answer = await (await openStep(visitor, connection)).send({ date: inputDay(second), reason })
    expect([answer.status, await lastReason(member)]).toEqual([303, kept])
  })

  test('takes one of nothing but what cannot be kept as none, also from the API', async () => {
    const { member, visitor } = await newLeader({ [key]: { date: first } })
    const refused = await (await openStep(visitor, connection)).send({ date: inputDay(second), reason: '\0' })
    const caller = await openCaller(portal, member, 'session cookie')
    const form = { form_type: key, location_index: 0, fields: { date: second } }
    const byProgram = await caller.post('/api/form', { form: { ...form, reason: '\0' } })
    expect([refused.status, byProgram.status, await dateOf(member, key)]).toEqual([422, 422, first])
    expect((await caller.post('/api/form', { form: { ...form, reason: 'a\0b' } })).status).toBe(200)
    expect(await lastReason(member)).toBe('ab')
  })

  test.each(['99999999999999999999', '-99999999999999999999', '275761-01-01'])(
    'cannot be looked at where it is no day: %s',
    async (date) => {
      const { visitor } = await newLeader({ [key]: { date: first } })
      expect((await (await openStep(visitor, connection)).send({ date }, 'preview')).status).toBe(200)
      expect((await (await openStep(visitor, connection)).send({ date, reason: 'x' })).status).toBe(422)
    },
  )
})
