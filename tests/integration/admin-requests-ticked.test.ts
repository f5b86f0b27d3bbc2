import { describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addItemRequest, readItemRequests } from '#app/persistence/requests/item-requests.server.ts'
import { answerItemRequest } from '#app/persistence/requests/request-answers.server.ts'
import { action, loader } from '#app/staff/requests/pages/list.tsx'
import type { TickedRequests } from '#app/staff/requests/answer-ticked.server.ts'
import { contextOfStaff, sendForm } from '#tests/support/library.ts'
import { openDesks, type OrganisationDesk } from '#tests/support/organisation-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'

/** Requests that are answered together: each by itself, told row by row. */

let admin: Actor
let member: Member
let desk: OrganisationDesk
openDesks((made) => ({ admin, member, desk } = made))

const send = (fields: [name: string, value: string][], who = admin) =>
  sendForm(
    action,
    fields.map(([name, value]) => ({ name, value })),
    { context: contextOfStaff(who), params: {} },
  )
const answerWith = (answer: string, ids: readonly string[], who = admin) =>
  send([['act', 'agree'], ['answer', answer], ...ids.map((id): [string, string] => ['ids', id])], who)
const rowsOf = ({ data }: { data: unknown }) =>
  ((data as { outcomes?: { name: string; words: string; isDone: boolean }[] }).outcomes ?? []).map(
    ({ words, isDone }) => [words, isDone],
  )

/** Asks about these tasks, and gives the boxes of their rows. */
async function ask(...items: string[]): Promise<string[]> {
  for (const item of items) {
    await database().transaction((tx) =>
      addItemRequest(tx, member, { item, locationIndex: 0, reason: 'Niet bij ons.' }),
    )
  }
  const { rows } = await desk.get(loader, `?q=${encodeURIComponent('niet bij ons')}&sort=-since`)
  return rows.map(({ tick }) => tick).filter((tick) => tick.startsWith(member.organisationId))
}
const answers = async () => (await readItemRequests(member, 0)).map(({ answer }) => answer)

describe('requests that were ticked', () => {
  it('get one answer, are written down one by one, and are open no more', async () => {
    const ids = await ask('night-shift-roster', 'newsletter')
    const answered = await answerWith(' Akkoord. ', ids)
    expect([answered.status, rowsOf(answered)]).toEqual([
      200,
      [
        ['beantwoord', true],
        ['beantwoord', true],
      ],
    ])
    expect((answered.data as TickedRequests).answer).toBeUndefined()
    expect(await answers()).toEqual(['Akkoord.', 'Akkoord.'])
    expect((await desk.done()).filter((one) => one === 'request-answered')).toHaveLength(2)
    expect(await ask()).toEqual([])
  })

  it('that a colleague answered meanwhile stay as they are, and the answer can be sent to others', async () => {
    const ids = await ask('night-shift-roster', 'newsletter')
    const [organisationId = '', id = ''] = (ids[0] ?? '').split('~')
    await answerItemRequest(await newAdmin(), { organisationId, id, seenAt: null }, { answer: 'Nee.', agreed: false })
    const answered = await answerWith('Akkoord.', ids)
    expect(rowsOf(answered)).toEqual([
      ['is intussen beantwoord of ingetrokken', false],
      ['beantwoord', true],
    ])
    expect((answered.data as TickedRequests).answer).toBe('Akkoord.')
    expect((await answers()).sort()).toEqual(['Akkoord.', 'Nee.'])
  })

  it('are answered once by two who do so at the same moment', async () => {
    const ids = await ask('night-shift-roster')
    const other = await newAdmin()
    const both = await Promise.all([answerWith('Ja.', ids), answerWith('Nee.', ids, other)])
    expect(both.flatMap((one) => rowsOf(one).map(([, isDone]) => isDone)).sort()).toEqual([false, true])
  })

  it.each([
    ['', 'Schrijf een antwoord.'],
    [' \u200b ', 'Schrijf een antwoord.'],
    ['x'.repeat(20_000), 'Dit is te lang.'],
  ])('get no answer where it is %j; what was ticked and typed stays', async (answer, words) => {
    const ids = await ask('night-shift-roster')
    const refused = await answerWith(answer, ids)
    expect(refused.status).toBe(422)
    expect(refused.data).toMatchObject({ ids, answer, answerProblem: expect.stringContaining(words) })
    expect(await answers()).toEqual([null])
  })

  it('are no more than a hundred, and of nothing that is gone', async () => {
    const ids = await ask('night-shift-roster')
    const many = Array.from({ length: 101 }, (_, n) => `${member.organisationId}~${n}`)
    const refused = await answerWith('Ja.', many)
    expect([refused.status, refused.data]).toEqual([422, expect.objectContaining({ answer: 'Ja.' })])
    const gone = [`${member.organisationId}~${crypto.randomUUID()}`, 'x', '~', `${crypto.randomUUID()}~${ids[0]}`]
    expect(rowsOf(await answerWith('Ja.', gone))).toEqual(gone.map(() => ['is er niet meer', false]))
    expect(await answers()).toEqual([null])
  })
})
