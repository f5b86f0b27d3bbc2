import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { remindByHand } from '#app/notifications/reminders/remind-by-hand.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { usualPreferences } from '#app/persistence/notifications/preferences.ts'
import { savePreferences } from '#app/persistence/notifications/preferences.server.ts'
import { action as actOnOrganisations } from '#app/staff/organisations/pages/list.tsx'
import { action as actOnRequests } from '#app/staff/requests/pages/list.tsx'
import { action as actOnQueue, loader as queue } from '#app/staff/review/pages/queue.tsx'
import { action as actOnWork } from '#app/staff/today/pages/home.tsx'
import { action as actOnUsers, loader as userList } from '#app/staff/users/pages/list.tsx'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { users } from '#drizzle/schema/organisations.ts'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { contextOfStaff, sendForm } from '#tests/support/library.ts'
import { openDesks, type OrganisationDesk } from '#tests/support/organisation-desk.ts'
import { keepDocument, sendBack } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'

/** What is done to many rows of a list at once, and told row by row. */

const day = 86_400_000
let admin: Actor
let member: Member
let desk: OrganisationDesk
openDesks((made) => ({ admin, member, desk } = made))

const send = (action: Parameters<typeof sendForm>[0], act: string, ids: readonly string[], who = admin) =>
  sendForm(
    action,
    [['act', act], ['answer', 'Akkoord.'], ...ids.map((id) => ['ids', id])].map(([name = '', value = '']) => ({
      name,
      value,
    })),
    { context: contextOfStaff(who), params: {} },
  )
const rowsOf = (answer: { data: unknown }) =>
  ((answer.data as { outcomes?: { name: string; words: string; isDone: boolean }[] }).outcomes ?? []).map(
    ({ name, words, isDone }) => [name, words, isDone],
  )
const somewhere = '00000000-0000-4000-8000-000000000000'

describe('of every list', () => {
  const lists = [
    ['documents', actOnQueue, 'accept'],
    ['requests', actOnRequests, 'agree'],
    ['users', actOnUsers, 'invite'],
    ['organisations', actOnOrganisations, 'remind'],
    ['work', actOnWork, 'remind'],
  ] as const

  it.each(lists)('%s: nothing ticked, or too much, is refused in words', async (_, action, act) => {
    const nothing = await send(action, act, [])
    expect([nothing.status, JSON.stringify(nothing.data)]).toEqual([422, expect.stringContaining('"problem"')])
    const many = Array.from({ length: 101 }, (_one, n) => `${somewhere.slice(0, -3)}${100 + n}~~no-contact`)
    expect((await send(action, act, many)).status).toBe(422)
  })

  it.each(lists)('%s: ids of nothing do nothing', async (_, action, act) => {
    const answer = await send(action, act, [`${somewhere}~~x`, somewhere, `${somewhere}~${somewhere}`])
    expect(rowsOf(answer).every(([, , isDone]) => isDone === false)).toBe(true)
    expect(await send(action, act, ['<b>', "'; drop table users"])).toMatchObject({ status: expect.any(Number) })
  })

  it.each(lists)('%s: who may only read is refused', async (_, action, act) => {
    const reader: Actor = { ...(await newAdmin()), staffRole: 'reader' }
    await expect(send(action, act, [somewhere], reader)).resolves.toMatchObject({ status: 403 })
  })
})

describe('documents', () => {
  it('are accepted together; those that a colleague judged stay as they are', async () => {
    const [one, two, three] = [
      await keepDocument(member, { name: 'een.pdf' }),
      await keepDocument(member, { name: 'twee.pdf' }),
      await keepDocument(member, { name: 'drie.pdf' }),
    ]
    await sendBack(await newAdmin(), member, two, 'Scheef')
    const list = await desk.get(queue, `?organisation=${member.organisationId}`)
    expect(list.rows.map(({ name }) => name)).toEqual(['een.pdf', 'drie.pdf'])
    const ids = [one, two, three].map(({ id }) => `${member.organisationId}~${id}`)
    expect(rowsOf(await send(actOnQueue, 'accept', ids))).toEqual([
      ['een.pdf', 'goedgekeurd', true],
      ['twee.pdf', 'is intussen door een collega gecontroleerd', false],
      ['drie.pdf', 'goedgekeurd', true],
    ])
    expect((await desk.done()).filter((action) => action === 'document-accepted')).toHaveLength(2)
  })
})

describe('users', () => {
  it('are invited again, but not who came in already', async () => {
    const add = async (name: string, more: Partial<typeof users.$inferInsert> = {}) => {
      const email = `${crypto.randomUUID()}@example.org`
      const { organisationId } = member
      const [added] = await database()
        .insert(users)
        .values({ name, email, organisationId, ...more })
        .returning()
      return added?.id ?? ''
    }
    const ids = [
      await add('Nieuw'),
      await add('Gekomen', { seenAt: new Date() }),
      await add('Weg', { disabledAt: new Date() }),
    ]
    const list = await desk.get(userList, `?organisation=${member.organisationId}&tick=all`)
    expect(list.tickAll.isTicked).toBe(true)
    expect(rowsOf(await send(actOnUsers, 'invite', ids))).toEqual([
      ['Nieuw', 'opnieuw uitgenodigd', true],
      ['Gekomen', 'heeft al ingelogd', false],
      ['Weg', 'is uitgeschakeld', false],
    ])
    expect(rowsOf(await send(actOnUsers, 'invite', ids.slice(0, 1)))).toEqual([
      ['Nieuw', 'kreeg in de laatste minuut al een uitnodiging', false],
    ])
    const table = await send(actOnUsers, 'export', ids.slice(0, 2))
    expect(table.headers.get('Location')).toBe(`/admin/users/csv?ids=${ids[0]}&ids=${ids[1]}`)
  })
})

describe('reminding', () => {
  const remindersOf = (who: Member) =>
    database().select({ subject: mailMessages.subject }).from(mailMessages).where(eq(mailMessages.toAddress, who.email))
  const lateAt = (who: Member, index: number) => addForm(who, index, 'target-date', { date: Date.now() + 10 * day })

  it('goes once a day to whom a late place concerns, and says so of each place', async () => {
    const late = await addOrganisation(['Huis', 'Hof'])
    await lateAt(late, 0)
    const id = (row: string) => `${late.organisationId}~${row}~late:x`
    const first = rowsOf(await send(actOnWork, 'remind', [id(locationId(0)), id(locationId(1))]))
    expect(first.map(([, words]) => words)).toEqual([
      `herinnerd: ${late.name}`,
      'er is niets te laat of binnenkort aan de beurt',
    ])
    const again = rowsOf(await send(actOnOrganisations, 'remind', [late.organisationId]))
    expect(again.map(([, words]) => words)).toEqual(['wie het aangaat, kreeg vandaag al een herinnering'])
    expect(await remindersOf(late)).toHaveLength(1)
  })

  it('is not sent to who wants none, nor where nobody can sign in, nor to an archived organisation', async () => {
    const muted = await addOrganisation(['Huis'])
    await lateAt(muted, 0)
    await savePreferences(muted, { ...usualPreferences, muted: ['reminder'] })
    const empty = await addOrganisation(['Huis'])
    await lateAt(empty, 0)
    await database().update(users).set({ disabledAt: new Date() }).where(eq(users.id, empty.userId))
    const words = rowsOf(await send(actOnOrganisations, 'remind', [muted.organisationId, empty.organisationId]))
    expect(words.map(([, said]) => said)).toEqual([
      'wie het aangaat, wil geen herinneringen',
      'niemand van de organisatie kan inloggen',
    ])
    expect([await remindersOf(muted), await remindersOf(empty)]).toEqual([[], []])
  })

  it('of two who ask at the same moment writes one message and one note', async () => {
    const late = await addOrganisation(['Huis'])
    await lateAt(late, 0)
    const ask = () => remindByHand(admin, late.organisationId, null, { origin: 'http://localhost', now: Date.now() })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map((one) => one.get(null)?.why).sort()).toEqual([null, 'today'].sort())
    expect(await remindersOf(late)).toHaveLength(1)
  })
})
