import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestBudgets } from '#app/platform/config/limits.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { spend } from '#app/persistence/links/share-budgets.server.ts'
import { agreementToSign, hashOn, who } from '#tests/support/agreement.ts'
import type { Answer } from '#tests/support/ask.ts'
import { passOn } from '#tests/support/passed-on.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openReviewDesk } from '#tests/support/review-links.ts'
import type { MadeLink } from '#tests/support/share.ts'
import { openStep } from '#tests/support/step-form.ts'
import { sendFiles } from '#tests/support/upload-form.ts'

/** What may come by one link on one day, and what somebody sees who sends more. */

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

type Link = { organisationId: string; id: string }
const linkOf = ({ organisationId }: { organisationId: string }, { id }: MadeLink): Link => ({ organisationId, id })

/** One below what may come today. */
const almost = (link: Link, what: 'answers' | 'files' | 'bytes', left = 1) =>
  spend(link, { [what]: guestBudgets[what] - left }, guestBudgets)

function expectWait({ status, headers, text }: Answer, said: string): void {
  expect([status, text.includes(said)]).toEqual([429, true])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400)
}

test('at most 120 files in a day, counted for all servers at once; more are not kept', async () => {
  const { member, link, guest } = await agreementToSign(portal, { may: 'upload' })
  const send = (count: number) =>
    sendFiles(
      guest,
      Array.from({ length: count }, (_, at) => ({ file: `${at}.pdf`, bytes: sampleFiles.pdf })),
      `${link.address}/upload`,
    )
  expect(guestBudgets.files).toBe(120)
  await almost(linkOf(member, link), 'files', 3)
  const answers = await Promise.all([send(2), send(2)])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 429])
  expect((await send(1)).status).toBe(303)
  const kept = await portal.filesOf(member.organisationId)
  expectWait(await send(1), 'Met deze link zijn vandaag te veel bestanden gestuurd.')
  expect([kept.length, (await portal.filesOf(member.organisationId)).length]).toEqual([3, 3])
  const rows = await portal.sql`select id from documents where organisation_id = ${member.organisationId}`
  expect(rows.length).toBe(3)
  // The next day it can be done again.
  await portal.sql`update share_budgets set day = day - 1 where link_id = ${link.id}`
  expect((await send(1)).status).toBe(303)
})

test('bytes have a budget too', async () => {
  const { member, link, guest } = await agreementToSign(portal, { may: 'upload' })
  await almost(linkOf(member, link), 'bytes')
  const answer = await sendFiles(guest, [{ file: 'a.pdf', bytes: sampleFiles.pdf }], `${link.address}/upload`)
  expectWait(answer, 'te veel bestanden')
  expect(await portal.filesOf(member.organisationId)).toEqual([])
})

const typed = 'Dit heb ik getypt'
const words = 'Met deze link is vandaag te vaak iets verstuurd.'

test('a review beyond the budget comes back as it was typed', async () => {
  const desk = await openReviewDesk(portal)
  const { path } = await desk.share()
  await almost({ organisationId: desk.member.organisationId, id: String((await desk.newest()).id) }, 'answers')
  expect(await desk.answerBy(path, { answer: 'decline', words: 'Nee' })).toBe(303)
  const answer = await desk.guest.post(path, { answer: 'ask', words: typed, 'remark-infoletter-letter-0': `${typed}!` })
  expectWait(answer, words)
  expect([answer.text.includes(`>${typed}<`), answer.text.includes(`${typed}!`)]).toEqual([true, true])
  expect((await desk.newest()).outcome).toBe('declined')
})

test('so does what is filled in, and why somebody does not sign, in the language of the reader', async () => {
  const passed = await passOn(portal)
  await almost(linkOf(passed.member, passed.link), 'answers', 0)
  const form = await openStep(passed.guest, passed.link.address)
  const filled = await form.send({ 'wifi.settings.ssid': typed })
  expectWait(filled, words)
  expect(filled.text).toContain(`value="${typed}"`)

  const { member, link, guest } = await agreementToSign(portal)
  await almost(linkOf(member, link), 'answers', 0)
  const declined = await guest.post(link.address, { intent: 'decline', reason: typed })
  expectWait(declined, words)
  expect(declined.text).toContain(`>${typed}<`)
  guest.cookies.set('routekaart.language', 'en')
  const sign = { intent: 'sign', agree: 'on', ...who, hash: await hashOn(guest, link) }
  expectWait(await guest.post(link.address, sign), 'This link has been used to send something too often today.')
})
