import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openReviewDesk, type ReviewDesk } from '#tests/support/review-links.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: Portal
let desk: ReviewDesk
beforeAll(async () => {
  // Otherwise a page that was shown before takes no statement.
  portal = await openPortal({ PAGE_MEMORY_MB: '0' })
})
beforeEach(async () => {
  desk = await openReviewDesk(portal)
})
afterAll(() => portal.close())

const itemPage = '/location/make-info-letter?location=0'
const card = '/location/route-card?location=0'

describe('an approval', () => {
  test('lapses when what was approved changes, and stands again when it is put back', async () => {
    const { path } = await desk.share()
    await desk.answerBy(path, { answer: 'approve', words: '' })
    await desk.moveDate(Date.UTC(2027, 4, 10))
    const { id } = await desk.newest()
    for (const where of [itemPage, card]) expect(await desk.page(where)).toContain('geldt niet meer')
    const sender = await desk.page(`/links/${id}`)
    for (const words of ['12 april 2027', '10 mei 2027', 'Opnieuw sturen']) expect(sender).toContain(words)
    await desk.moveDate(Date.UTC(2027, 3, 12))
    expect(await desk.page(itemPage)).toContain('Akkoord van An Raad')
    expect(await desk.page(`/links/${id}`)).not.toContain('Opnieuw sturen')
  })

  test('is asked again in a next round, which shows what is different and what was said', async () => {
    const { path: first } = await desk.share()
    await desk.answerBy(first, { answer: 'ask', words: 'Andere dag graag' })
    const { id } = await desk.newest()
    const [remark] = await desk.comments()
    expect((await desk.leader.post(`/links/${id}/remarks/${remark?.id}`, {})).status).toBe(303)
    await desk.moveDate(Date.UTC(2027, 4, 10))
    expect(await desk.page(`/links/new?item=infoletter&location=0&purpose=council&again=${id}`)).toContain(
      'an@example.org',
    )
    const { path: second } = await desk.share({ again: String(id) })
    expect((await desk.guest.ask(first)).status).toBe(410)
    const next = await desk.newest()
    expect(next).toMatchObject({ round: 2, previous_id: id })
    const { text } = await desk.guest.ask(second)
    for (const words of ['ronde 2', '12 april 2027', '10 mei 2027', 'Andere dag graag', 'Verwerkt door Marieke Jansen'])
      expect(text).toContain(words)
    await expect(desk.share({ again: String(id) })).rejects.toThrow()
    expect(await desk.links()).toHaveLength(2)
    expect(await desk.answerBy(second, { answer: 'approve', words: '' })).toBe(303)
    expect(await desk.page(itemPage)).toContain('Akkoord van An Raad')
    expect(await desk.page(itemPage)).not.toContain('vroeg op')
  })
})

test('remarks wait until they are dealt with, and only those of one’s own organisation can be', async () => {
  const { path } = await desk.share({ item: 'target-date', purpose: 'reviewer' })
  await desk.answerBy(path, { answer: 'ask', words: '', 'remark-target-date-0': 'Een week later' })
  const { id } = await desk.newest()
  const [remark] = await desk.comments()
  const step = '/location/select-initial-target-date/details?location=0'
  expect(await desk.page(step)).toMatch(/An Raad vroeg op [^<]* om een wijziging: Een week later/)
  const other = await signedIn(portal.origin, await addOrganisation(['Elders']))
  expect((await other.post(`/links/${id}/remarks/${remark?.id}`, {})).status).toBe(404)
  expect((await desk.leader.post(`/links/${id}/remarks/${randomUUID()}`, {})).status).toBe(303)
  expect((await desk.leader.post(`/links/${id}/remarks/x%27`, {})).status).toBe(303)
  expect((await desk.comments())[0]).toMatchObject({ resolved_at: null })
  expect((await desk.leader.post(`/links/${id}/remarks/${remark?.id}`, {})).status).toBe(303)
  expect((await desk.comments())[0]).toMatchObject({ resolved_by_name: 'Marieke Jansen' })
  expect(await desk.page(step)).not.toContain('om een wijziging')
})

test('two reviewers answer each for themselves', async () => {
  const [an, bo] = [(await desk.share()).path, (await desk.share({ name: 'Bo Raad' })).path]
  await desk.answerBy(an, { answer: 'approve', words: 'Goed zo' })
  await desk.answerBy(bo, { answer: 'ask', words: 'Nog niet' })
  expect(await desk.letter()).toMatchObject({ sharedCouncil: true, remarksCouncil: 'Goed zo\n\nNog niet' })
  await desk.answerBy(bo, { answer: 'approve', words: 'Nu wel' })
  expect(await desk.letter()).toMatchObject({ remarksCouncil: 'Goed zo\n\nNu wel' })
  const text = await desk.page(itemPage)
  for (const name of ['An Raad', 'Bo Raad']) expect(text).toContain(`Akkoord van ${name}`)
})

test('the family says that it has read the letter, and what was written by hand stays', async () => {
  const { path } = await desk.share({ purpose: 'family', name: 'Fam Bakker' })
  const step = await openStep(desk.leader, '/location/make-info-letter/share?location=0')
  await step.send({ remarksFamily: 'Gebeld met de familie' })
  expect((await desk.guest.ask(path)).text).not.toContain('Ik ga akkoord')
  expect(await desk.answerBy(path, { answer: 'decline', words: 'x' })).toBe(422)
  expect(await desk.answerBy(path, { answer: 'approve', words: 'Dank u' })).toBe(303)
  expect(await desk.letter()).toMatchObject({
    sharedFamily: true,
    remarksFamily: 'Gebeld met de familie\n\nDank u',
    sharedCouncil: false,
  })
  // In the list, with what happened, and where it waits to be looked at.
  const { id } = await desk.newest()
  for (const where of ['/links', `/links/${id}`, '/', itemPage]) {
    const text = await desk.page(where)
    expect.soft(text, where).toMatch(/gelezen/i)
    expect.soft(text, where).not.toMatch(/akkoord/i)
  }
  const again = await openStep(desk.leader, '/location/make-info-letter/share?location=0')
  await again.send({ sharedFamily: '' })
  expect(await desk.letter()).toMatchObject({ sharedFamily: false })
})

test('a page takes one statement more where somebody answered, and none where nobody did', async () => {
  const { path } = await desk.share()
  const asked = () => portal.statements.during(() => desk.leader.ask(card))
  await desk.leader.ask(card)
  const before = await asked()
  await desk.answerBy(path, { answer: 'approve', words: '' })
  // An answer is news: the first who looks after it computes what is kept of the place, and everybody after that reads it.
  await desk.leader.ask(card)
  const added = (await asked()).filter((statement) => !before.includes(statement))
  expect(added).toEqual([expect.stringContaining('share_comments')])
})
