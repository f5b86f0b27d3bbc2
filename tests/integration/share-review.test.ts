import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openReviewDesk, type ReviewDesk } from '#tests/support/review-links.ts'
import { eventsOf } from '#tests/support/share.ts'
import { historyOf } from '#tests/support/stored.ts'
import type { FormFields } from '#tests/support/visitor.ts'

let portal: Portal
let desk: ReviewDesk
beforeAll(async () => {
  portal = await openPortal()
})
beforeEach(async () => {
  desk = await openReviewDesk(portal)
})
afterAll(() => portal.close())

const itemPage = '/location/make-info-letter?location=0'
const card = '/location/route-card?location=0'

describe('a reviewer', () => {
  test('sees what was frozen, whatever happens afterwards', async () => {
    const { path } = await desk.share()
    await desk.moveDate(Date.UTC(2027, 4, 10))
    const { status, text } = await desk.guest.ask(path)
    expect(status).toBe(200)
    expect(text).toContain('12 april 2027')
    expect(text).not.toContain('10 mei 2027')
  })

  test('approves: the item, the card and the link say so, and the fields follow by that person', async () => {
    const { path } = await desk.share()
    expect(await desk.answerBy(path, { answer: 'approve', words: 'Mooie brief' })).toBe(303)
    expect(await desk.letter()).toMatchObject({ sharedCouncil: true, remarksCouncil: 'Mooie brief' })
    const history = await historyOf(portal, desk.member, 'infoletter')
    expect(history.map(({ path, user_name, way }) => [path, user_name, way])).toEqual([
      ['sharedCouncil', 'An Raad', 'share-link'],
      ['remarksCouncil', 'An Raad', 'share-link'],
    ])
    const { id } = await desk.newest()
    for (const where of [itemPage, card]) expect(await desk.page(where)).toContain('Akkoord van An Raad')
    expect(await desk.page(`/links/${id}`)).toContain('Het akkoord geldt')
    expect(await desk.page('/location/make-news-letter?location=0')).not.toContain('Akkoord van')
  })

  test('is not half believed: where the fields cannot follow, nothing of the answer is kept', async () => {
    const { path } = await desk.share()
    await portal.sql`alter table form_changes add constraint broken check (way <> 'share-link') not valid`
    try {
      const review = { answer: 'ask', words: 'Kan dit korter?', 'remark-infoletter-letter-4': 'Te lang' }
      expect(await desk.answerBy(path, { ...review, 'part-infoletter-letter-4': 'letter:letter:5' })).toBe(500)
    } finally {
      await portal.sql`alter table form_changes drop constraint broken`
    }
    const { id, outcome } = await desk.newest()
    expect([outcome, await desk.kindsOf(id), await desk.comments()]).toEqual([null, ['made'], []])
  })

  test('asks for changes with remarks, each kept once however often it is sent', async () => {
    const { path } = await desk.share()
    const review = {
      answer: 'ask',
      words: 'Kan dit korter?',
      'remark-infoletter-letter-4': 'Te lang',
      'part-infoletter-letter-4': 'letter:letter:5',
    }
    for (const _ of [1, 2, 3]) expect(await desk.answerBy(path, review)).toBe(303)
    const { id } = await desk.newest()
    expect(await desk.kindsOf(id)).toEqual(['made', 'changes-asked'])
    const kept = await desk.comments()
    expect(kept.map(({ item_key, path, words }) => [item_key, path, words])).toEqual([
      ['', '', 'Kan dit korter?'],
      ['infoletter', 'letter:letter:5', 'Te lang'],
    ])
    expect(await desk.letter()).toMatchObject({ sharedCouncil: false })
    expect((await desk.letter())?.remarksCouncil).toContain('Kan dit korter?')
    expect(await desk.page(itemPage)).toContain('Er wachten nog 2 opmerkingen')
    expect(await desk.page(card)).toContain('An Raad vroeg op')
    expect((await desk.guest.ask(path)).text).toContain('Te lang')
  })

  test('changes their mind until the link ends, each time written down', async () => {
    const { path } = await desk.share()
    for (const review of [
      { answer: 'ask', words: 'Anders' },
      { answer: 'decline', words: 'Toch niet' },
      { answer: 'approve', words: '' },
    ])
      expect(await desk.answerBy(path, review)).toBe(303)
    const { id, outcome } = await desk.newest()
    expect(outcome).toBe('approved')
    expect(await desk.kindsOf(id)).toEqual(['made', 'changes-asked', 'declined', 'approved'])
    expect(await desk.letter()).toMatchObject({ sharedCouncil: true, remarksCouncil: '' })
    await portal.sql`update share_links set revoked_at = now() where id = ${String(id)}`
    expect(await desk.answerBy(path, { answer: 'decline', words: 'Te laat' })).toBe(410)
    expect((await desk.newest()).outcome).toBe('approved')
  })

  test.each<[string, FormFields, string]>([
    ['nothing', {}, 'Kies uw antwoord.'],
    ['changes without words', { answer: 'ask' }, 'Schrijf op wat er anders moet'],
    ['a refusal without a reason', { answer: 'decline' }, 'Schrijf op waarom'],
    ['somebody else at no address', { answer: 'move', email: 'x' }, 'Dit e-mailadres klopt niet'],
    ['a name that advertises', { answer: 'move', name: 'Win op www.example.org' }, 'zonder adres of link'],
    ['a name that would be a header', { answer: 'move', name: 'x\nBcc: y', email: 'x@example.org' }, 'op één regel'],
  ])('is told what is wrong with %s, and keeps what was typed', async (_what, fields, said) => {
    const { path } = await desk.share()
    const typed = { 'remark-infoletter-letter-0': '<b>half</b>', ...fields }
    const { 'remark-infoletter-letter-0': remark, ...without } = typed
    const sent = fields.answer === 'ask' ? without : typed
    const { status, text } = await desk.guest.post(path, sent)
    expect(status).toBe(422)
    expect(text).toContain(said)
    if (sent === typed) expect(text).toContain(remark.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    expect((await desk.newest()).outcome).toBeNull()
    expect(await desk.comments()).toHaveLength(0)
  })

  test('only looks: opening changes nothing', async () => {
    const { path } = await desk.share()
    for (const method of ['GET', 'HEAD']) await desk.guest.ask(`${path}?answer=approve`, { method })
    const { id, outcome } = await desk.newest()
    expect(outcome).toBeNull()
    expect(await desk.kindsOf(id)).toEqual(['made'])
    expect(await eventsOf(portal, { id: String(id) })).toEqual(['made', 'fetched'])
    expect(await desk.letter()).toBeUndefined()
  })
})

describe('who is not the right person', () => {
  const right = { answer: 'move', name: 'Bo Juist', email: 'bo@example.org' }

  const leave = async (fields: FormFields = right) => {
    const { path } = await desk.share()
    const { status, text } = await desk.guest.post(path, fields)
    expect([status, text.includes('Bedankt dat u het laat weten')]).toEqual([200, true])
    expect([(await desk.guest.ask(path)).status, (await desk.guest.post(path, fields)).status]).toEqual([410, 410])
    return `/links/${(await desk.newest()).id}`
  }
  const mailed = async () => {
    const mails = await portal.sql`select to_address from mail_messages
      where organisation_id = ${desk.member.organisationId} and cause = 'share-link'`
    return mails.map(({ to_address }) => to_address).sort()
  }

  test('proposes who is: the link ends, and nothing goes to anybody before the sender agrees', async () => {
    const page = await leave()
    await desk.moveDate(Date.UTC(2027, 4, 10))
    expect([await mailed(), (await desk.links()).length]).toEqual([['an@example.org'], 1])
    const shown = await desk.page(page)
    expect(shown).toContain('value="Bo Juist"')
    expect(shown).toContain('value="bo@example.org"')
    const wrong = await desk.leader.post(page, { intent: 'pass-on', name: 'Bo Juist', email: 'bo' })
    expect([wrong.status, wrong.text.includes('value="Bo Juist"')]).toEqual([422, true])
    const agreed = await desk.leader.post(page, { intent: 'pass-on', name: 'B. Juist', email: 'bo@example.org' })
    expect([agreed.status, /\/share\/[\w-]{43}/.test(agreed.text)]).toEqual([200, true])
    const [old, next] = await desk.links()
    expect(old).toMatchObject({
      outcome: 'moved',
      outcome_words: 'Bo Juist (bo@example.org)',
      replaced_by_id: next?.id,
    })
    expect(next).toMatchObject({ recipient_name: 'B. Juist', content_hash: old?.content_hash })
    expect(await desk.kindsOf(old?.id)).toEqual(['made', 'moved', 'passed-on'])
    expect(await mailed()).toEqual(['an@example.org', 'bo@example.org'])
    // Once is enough.
    await desk.leader.post(page, { intent: 'pass-on', name: 'B. Juist', email: 'bo@example.org' })
    expect([(await desk.links()).length, await mailed()]).toEqual([2, ['an@example.org', 'bo@example.org']])
    expect(await desk.letter()).toBeUndefined()
  })

  test('need not say who is; the sender sees it waiting', async () => {
    const page = await leave({ answer: 'move', name: '', email: '' })
    expect(await desk.newest()).toMatchObject({ outcome: 'moved', outcome_words: null, proposed_email: null })
    expect(await desk.page('/links?state=waiting')).toContain(`href="${page}"`)
    expect(await desk.page(page)).toContain('Weet u wie dat wel is?')
  })

  test('only says so where the link has a code, which only the sender can tell', async () => {
    const { path, code } = await desk.share({ code: 'on' })
    expect(await desk.answerBy(path, right)).not.toBe(200)
    expect((await desk.newest()).outcome).toBeNull()
    expect(await desk.answerBy(`${path}/code`, { code })).toBe(303)
    const { status, text } = await desk.guest.post(path, right)
    expect([status, text.includes('Wij vertellen dit aan wie de link stuurde')]).toEqual([200, true])
    expect((await desk.guest.ask(path)).status).toBe(410)
    expect(await desk.links()).toHaveLength(1)
    expect(await desk.newest()).toMatchObject({ outcome: 'moved', revoked_by_name: 'An Raad' })
  })
})
