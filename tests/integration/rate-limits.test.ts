import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#app/api/schemas.ts'
import { deepestJson, fieldsPerForm, rates, valuesInJson } from '#app/platform/config/limits.ts'
import type { Member } from '#app/persistence/actor.ts'
import { credentials } from '#tests/support/api-caller.ts'
import { ask, type Answer, type Question } from '#tests/support/ask.ts'
import { addColleague, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { addLink } from '#tests/support/share.ts'
import { draftsOf } from '#tests/support/drafts.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { ownForm, signedIn } from '#tests/support/visitor.ts'

/** So that five questions are many. */
const times = 0.05

let portal: Portal
let member: Member
beforeAll(async () => {
  portal = await openPortal({ RATE_LIMITS: String(times), TRUST_PROXY: '1' })
  member = await addOrganisation(['Huis'])
})
afterAll(() => portal.close())

let addresses = 0
/** A network address from which nothing was asked yet. */
const newAddress = () => `198.51.100.${(addresses += 1)}`
const most = (usual: number) => Math.max(1, Math.round(usual * times))

type Asked = { path: string } & Question

/** Asks the same as often as it may be asked, and once more. */
async function askOnceMore(allowed: number, { path, ...question }: Asked): Promise<{ before: Answer[]; last: Answer }> {
  const before: Answer[] = []
  for (let count = 0; count < allowed; count += 1) before.push(await ask(portal.origin, path, question))
  return { before, last: await ask(portal.origin, path, question) }
}

const hasWait = (answer: Answer) => {
  const seconds = Number(answer.headers['retry-after'])
  return answer.status === 429 && Number.isInteger(seconds) && seconds >= 1
}
const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

describe('whoever is not signed in is counted by address', () => {
  test.each<[string, { path: string; method?: string; body?: string; headers?: Record<string, string> }, number]>([
    ['a login', { path: '/authentication/login', method: 'POST', headers: ownForm, body: '' }, rates.login.perAddress],
    ['a new password', { path: '/identity/u/password/x', method: 'POST', headers: ownForm }, rates.password.perAddress],
    ['a token', { path: '/authentication/token', method: 'POST', headers: json, body: '{}' }, rates.token.perAddress],
    ['the API', { path: '/api/roadmap' }, rates.api.perAddress],
    ['the API by its other name', { path: '/ss/api/roadmap' }, rates.api.perAddress],
    ['a report of mail', { path: '/api/mail/events', method: 'POST', headers: json, body: '[]' }, rates.api.perAddress],
    ['a usage report', { path: '/api/user_log', method: 'POST', headers: json }, rates.usageReport.perAddress],
    ['an upload', { path: '/api/document/upload', method: 'POST', headers: json }, rates.upload.perAddress],
    ['a shared page', { path: '/share/nothing' }, rates.share.perAddress],
    ['a page', { path: '/authentication/login' }, rates.page.perAddress],
    ['a search', { path: '/admin/search?q=huis' }, rates.costly.perAddress],
    ['the feed of nobody', { path: '/calendar/nothing.ics' }, rates.share.perAddress],
    ['messages that nobody got', { path: '/unsubscribe/nothing' }, rates.share.perAddress],
    [
      'stopping those from elsewhere',
      { path: '/unsubscribe/x', method: 'POST', headers: { ...ownForm, 'Sec-Fetch-Site': 'cross-site' }, body: '' },
      rates.share.perAddress,
    ],
  ])('%s', async (_what, { path, headers = {}, ...question }, allowed) => {
    const from = { ...headers, 'X-Forwarded-For': newAddress() }
    const { before, last } = await askOnceMore(most(allowed), { path, ...question, headers: from })
    expect(before.filter(({ status }) => status === 429)).toEqual([])
    expect(hasWait(last)).toBe(true)
    const elsewhere = await ask(portal.origin, path, {
      ...question,
      headers: { ...from, 'X-Forwarded-For': newAddress() },
    })
    expect(elsewhere.status).not.toBe(429)
  })
})

describe('the address', () => {
  const askAs = (address: string) => ask(portal.origin, '/api/roadmap', { headers: { 'X-Forwarded-For': address } })
  const allowed = most(rates.api.perAddress)

  test('is the one that the proxy saw, whatever the browser claimed before it', async () => {
    const own = newAddress()
    const answers: number[] = []
    for (let count = 0; count <= allowed; count += 1) answers.push((await askAs(`${newAddress()}, ${own}`)).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })

  test('is the network in which an IPv6 connection chooses its own', async () => {
    for (let count = 0; count < allowed; count += 1) await askAs(`2001:db8:7:1::${(count + 1).toString(16)}`)
    expect((await askAs('2001:db8:7:1:ffff::1')).status).toBe(429)
    expect((await askAs('2001:db8:7:2::1')).status).toBe(401)
  })
})

test('whoever is signed in is counted alone, wherever they are and however they show it', async () => {
  const asking = await addOrganisation(['Huis'])
  const own = await credentials(portal, asking, 'session cookie')
  const byToken = await credentials(portal, asking, 'access token')
  const other = await credentials(portal, await addColleague(asking), 'session cookie')
  const askAs = (headers: Record<string, string>) =>
    ask(portal.origin, '/api/auth/user', { headers: { ...headers, 'X-Forwarded-For': newAddress() } })
  for (let count = 0; count < most(rates.api.perUser); count += 1) expect((await askAs(own)).status).toBe(200)
  for (const refused of [await askAs(own), await askAs(byToken)]) {
    expect(hasWait(refused)).toBe(true)
    expect(failure.parse(JSON.parse(refused.text)).error).toBe('too_many_requests')
  }
  expect((await askAs(other)).status).toBe(200)
})

test.each([
  ['nl', 'U vraagt te veel achter elkaar. Wacht een minuut', 'Too many requests'],
  ['en', 'Too many requests. Wait a minute', 'U vraagt'],
])('a person is told in their language (%s)', async (language, words, others) => {
  const headers = { ...ownForm, 'X-Forwarded-For': newAddress(), Cookie: `routekaart.language=${language}` }
  const asked = { path: '/authentication/login', method: 'POST', body: '', headers }
  const { last } = await askOnceMore(most(rates.login.perAddress), asked)
  expect(last.headers['content-type']).toContain('text/html')
  expect(last.text).toContain(`<html lang="${language}">`)
  expect(last.text).toContain(words)
  expect(last.text).not.toContain(others)
})

test('a link that opens something is counted for itself, wherever it is opened', async () => {
  const [open, other] = [await addLink(member), await addLink(member)]
  const askAs = (link: string) => ask(portal.origin, link, { headers: { 'X-Forwarded-For': newAddress() } })
  for (let count = 0; count < most(rates.page.perLink); count += 1) expect((await askAs(open.address)).status).toBe(200)
  expect(hasWait(await askAs(open.address))).toBe(true)
  expect((await askAs(other.address)).status).toBe(200)
})

test('pages are saved as often as anybody wants', async () => {
  const visitor = await signedIn(portal.origin, member)
  const path = '/location/select-initial-target-date/details?location=0'
  for (let count = 0; count < 30; count += 1) {
    const fields = {
      locationId: locationId(0),
      date: `2027-04-${String(1 + (count % 28)).padStart(2, '0')}`,
      goTo: 'save',
    }
    expect((await visitor.post(path, fields)).status).toBe(303)
  }
})

test('what is typed beside files is kept where too many come', async () => {
  const asking = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, asking)
  const path = '/location/pass-down-night-shift-roster/upload?location=0'
  const { fields } = await openStep(visitor, path)
  const body = Object.entries({ ...fields, textual: 'Ma tot wo Ans', goTo: 'nonsense' })
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`)
    .join('')
  const headers = { ...ownForm, 'Content-Type': 'multipart/form-data; boundary=b' }
  const send = () => visitor.ask(path, { method: 'POST', headers, body: `${body}--b--\r\n` })
  for (let count = 0; count < most(rates.upload.perUser); count += 1) expect((await send()).status).not.toBe(429)
  const refused = await send()
  expect(hasWait(refused)).toBe(true)
  expect(refused.text).toContain('Wat u typte, is bewaard.')
  expect(await draftsOf(portal, asking)).toMatchObject([{ reason: 'too-often' }])
})

describe('what is sent is refused', () => {
  test('as JSON that is nested too deep', async () => {
    const own = await credentials(portal, await addOrganisation(['Huis']), 'session cookie')
    const send = (deep: number) =>
      ask(portal.origin, '/api/documents/get', {
        ...{ method: 'POST', headers: { ...own, ...json } },
        body: `${'['.repeat(deep)}${']'.repeat(deep)}`,
      })
    const [deepest, deeper] = [await send(deepestJson), await send(deepestJson + 1)]
    expect([deepest.status, deeper.status]).toEqual([422, 400])
    expect(failure.parse(JSON.parse(deeper.text)).error).toBe('too_deep')
  })

  test('as JSON that holds more values than any form has, before any of them is looked at', async () => {
    const own = await credentials(portal, await addOrganisation(['Huis']), 'session cookie')
    const rows = Array.from({ length: valuesInJson }, () => 1)
    const form = { form_type: 'org-information', location_index: null, fields: { locations: rows } }
    const body = JSON.stringify({ form })
    const { status, text } = await ask(portal.origin, '/api/form', {
      ...{ method: 'POST', headers: { ...own, ...json }, body },
    })
    expect([status, failure.parse(JSON.parse(text)).error]).toEqual([413, 'too_large'])
  })

  test.each([
    ['nl', 'Dit formulier heeft meer velden dan we aannemen.'],
    ['en', 'This form has more fields than we accept.'],
  ])('as a form of more fields than any page has, in words (%s)', async (language, words) => {
    const visitor = await signedIn(portal.origin, await addOrganisation(['Huis']))
    visitor.cookies.set('routekaart.language', language)
    const path = '/location/select-initial-target-date/details?location=0'
    const own = { locationId: locationId(0), date: '2027-04-12', goTo: 'save' }
    const more = Array.from({ length: fieldsPerForm - Object.keys(own).length + 1 }, (_, at) => [`f${at}`, 'x'])
    const refused = await visitor.post(path, { ...own, ...Object.fromEntries(more) })
    expect([refused.status, refused.text.includes(words)]).toEqual([413, true])
    expect((await visitor.post(path, { ...own, ...Object.fromEntries(more.slice(1)) })).status).toBe(303)
  })
})
