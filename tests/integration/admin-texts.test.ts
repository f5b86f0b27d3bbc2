import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { loader as root } from '#app/root.tsx'
import { loader as list } from '#app/staff/site/pages/help/list.tsx'
import { action as changeHelp, loader as helpEntry } from '#app/staff/site/pages/help/one.tsx'
import { action as changeSettings, loader as settings } from '#app/staff/site/pages/settings.tsx'
import { loader as helpPage } from '#app/routes/help.tsx'
import { welcomeVideo } from '#app/platform/site/site-texts.server.ts'
import { auditLog } from '#drizzle/schema/audit.ts'
import { contextOf, newMember, openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import { contextOfStaff, sendForm } from '#tests/support/library.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
  member = await newMember()
}, 60_000)
afterAll(() => place.close())

const request = new Request('http://localhost/')
type Typed = Record<string, string>
const pairs = (typed: Typed) => Object.entries(typed).map(([name, value]) => ({ name, value }))
/** A form that came back: with all that was typed, and a word about one field. */
const refused = (typed: Typed, field: string) => ({
  initialValue: Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
  error: { [field]: [expect.any(String)] },
})
const staff = () => contextOfStaff(admin)
const actions = async () => (await database().select().from(auditLog)).map(({ action }) => action)

describe('a question on the help page', () => {
  const question = {
    ...{ section: 'day', position: '2', questionNl: 'Mag ik filmen?', answerNl: 'Ja.\nOverdag.', version: '0' },
    ...{ questionEn: 'May I film?', answerEn: 'Yes.\nBy day.' },
  }
  const send = (typed: Typed, id?: string, context: AppLoadContext = staff()) =>
    sendForm(changeHelp, pairs({ ...question, ...typed }), { context, params: id === undefined ? {} : { id } })
  const shown = (language: 'nl' | 'en' = 'nl') =>
    helpPage({ request, context: contextOf(member, { language }), params: {} }).added
  const rows = async () => (await list({ request, context: staff(), params: {} })).rows
  const one = (id: string) => helpEntry({ request, context: staff(), params: { id } })
  let id = ''

  it('is added in both languages, and shown to everybody at once in theirs', async () => {
    expect((await send({})).status).toBe(303)
    id = (await rows())[0]?.id ?? ''
    expect(shown()).toEqual([{ id, section: 'day', question: 'Mag ik filmen?', answer: 'Ja.\nOverdag.' }])
    expect(shown('en')).toMatchObject([{ question: 'May I film?' }])
    expect(await actions()).toContain('help-added')
  })

  it('stands by its place', async () => {
    await send({ questionNl: 'Eerst', position: '1' })
    expect(shown().map(({ question: words }) => words)).toEqual(['Eerst', 'Mag ik filmen?'])
  })

  it.each([
    ['section', { section: 'elsewhere' }],
    ['position', { position: '-1' }],
    ['position', { position: '1.5' }],
    ['questionNl', { questionNl: ' ' }],
    ['answerNl', { answerNl: 'x'.repeat(4001) }],
    ['questionEn', { questionEn: '\0' }],
    ['answerEn', { answerEn: '' }],
  ])('asks for %s again where it is wrong, and keeps what was typed', async (field, wrong) => {
    const answer = await send(wrong)
    expect(answer.status).toBe(422)
    expect(answer.data).toMatchObject({ result: refused({ position: '2', ...wrong }, field) })
    expect(await rows()).toHaveLength(2)
  })

  it('is changed, with what it said before', async () => {
    expect((await send({ version: '1', answerNl: 'Nee.' }, id)).status).toBe(303)
    expect(shown()[1]?.answer).toBe('Nee.')
    const { versions, version } = await one(id)
    expect(version).toBe(2)
    expect(versions).toMatchObject([{ version: 1, by: admin.name }])
    expect(versions[0]?.lines).toContainEqual({ name: 'Antwoord in het Nederlands', value: 'Ja.\nOverdag.' })
  })

  it('is not changed where somebody else did meanwhile', async () => {
    const late = await send({ version: '1', answerNl: 'Soms.' }, id)
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ isStale: true, result: { initialValue: { answerNl: 'Soms.' } } })
    expect(shown()[1]?.answer).toBe('Nee.')
  })

  it('is archived even with half a form, and then is nowhere', async () => {
    expect((await send({ version: '2', questionNl: '', do: 'archive' }, id)).status).toBe(303)
    expect(shown().map(({ question: words }) => words)).toEqual(['Eerst'])
    expect((await outcome(() => one(id))).status).toBe(404)
    expect((await send({ version: '3' }, id)).status).toBe(409)
    expect((await send({}, crypto.randomUUID())).status).toBe(404)
  })

  it('is for provider staff alone', async () => {
    expect((await send({}, undefined, contextOf(member))).headers.get('Location')).toBe('/')
    expect((await send({}, undefined, contextOfStaff(admin, { csrfOwed: true }))).status).toBe(403)
  })
})

describe('the settings', () => {
  const send = (setting: string, typed: Typed, context: AppLoadContext = staff()) =>
    sendForm(changeSettings, pairs({ setting, version: '0', ...typed }), { context, params: {} })
  const stored = async (name: string) =>
    (await settings({ request, context: staff(), params: {} })).settings.find((one) => one.name === name)
  const always = { fromDay: '', fromTime: '', untilDay: '', untilTime: '' }
  const notice = { textNl: 'Vanavond weg', textEn: 'Away tonight', kind: 'warning', ...always }
  /** Somebody whose session ends at a time that can be told. */
  const reader = (language: 'nl' | 'en' = 'nl'): AppLoadContext => {
    const { session, ...context } = contextOf(member, { language })
    return { ...context, session: session && { ...session, end: { at: Date.now() + 3_600_000, canStay: true } } }
  }
  const seen = (context: AppLoadContext, url = 'http://localhost/') =>
    root({ request: new Request(url), context, params: {} }).data.banner

  it('put a notice on every page of who is signed in, and on the login page, in their language', async () => {
    expect(seen(reader())).toBeNull()
    expect((await send('banner', notice)).status).toBe(303)
    expect(seen(reader())).toEqual({ kind: 'warning', text: 'Vanavond weg' })
    expect(seen(reader('en'))?.text).toBe('Away tonight')
    const nobody = { ...contextOf(member), session: null }
    expect(seen(nobody, 'http://localhost/authentication/login?returnTo=/')?.text).toBe('Vanavond weg')
    expect(seen(nobody, 'http://localhost/share/abc')).toBeNull()
  })

  it.each([
    ['before it begins', { fromDay: '2099-01-01', fromTime: '9.30' }, false],
    ['once it has ended', { untilDay: '1-2-2020' }, false],
    ['meanwhile', { fromDay: '1-2-2020', untilDay: '2099-01-01', untilTime: '10:00' }, true],
  ])('show the notice or not %s', async (_when, typed, isSeen) => {
    const version = String((await stored('banner'))?.version)
    expect((await send('banner', { ...notice, ...typed, version })).status).toBe(303)
    expect(seen(reader()) !== null).toBe(isSeen)
  })

  it.each([
    ['banner', 'textEn', { ...notice, textEn: '' }],
    ['banner', 'textNl', { ...notice, textNl: 'x'.repeat(501) }],
    ['banner', 'kind', { ...notice, kind: 'loud' }],
    ['banner', 'fromDay', { ...notice, fromDay: '31-2-2027' }],
    ['banner', 'fromTime', { ...notice, fromDay: '1-2-2027', fromTime: '25.00' }],
    ['banner', 'untilDay', { ...notice, fromDay: '2-2-2027', untilDay: '1-2-2027' }],
    ['welcome-video', 'address', { address: 'http://example.org/film' }],
    ['welcome-video', 'address', { address: 'javascript:alert(1)' }],
    ['welcome-video', 'address', { address: 'https://me:secret@example.org/' }],
    ['retention', 'usage', { usage: '0' }],
    ['retention', 'mail', { mail: 'altijd' }],
  ])('refuse a wrong %s: %s', async (name, field, typed) => {
    const before = await stored(name)
    const answer = await send(name, { ...typed, version: String(before?.version ?? 0) })
    expect(answer.status).toBe(422)
    expect(answer.data).toMatchObject({ form: name, result: refused(typed, field) })
    expect(await stored(name)).toEqual(before)
  })

  it('link to the welcome film', async () => {
    await send('welcome-video', { address: ' https://example.org/film?x=1 ' })
    expect(welcomeVideo()).toBe('https://example.org/film?x=1')
  })

  it('keep what they said before, and are refused where somebody else saved meanwhile', async () => {
    await send('retention', { usage: '100' })
    await send('retention', { usage: '200', version: '1' })
    expect(await stored('retention')).toMatchObject({ version: 2, values: { usage: '200', mail: '' } })
    expect((await stored('retention'))?.versions).toMatchObject([{ version: 1, lines: [{ value: '100' }] }])
    expect((await send('retention', { usage: '300', version: '1' })).status).toBe(409)
    const both = await Promise.all(['1', '2'].map((mail) => send('retention', { mail, version: '2' })))
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
  })

  it('are for provider staff alone', async () => {
    expect((await send('banner', notice, contextOf(member))).headers.get('Location')).toBe('/')
    expect((await send('nothing', notice)).status).toBe(400)
    await expect(saveSetting(member, 'banner', 0, {})).rejects.toThrow('provider staff')
  })
})
