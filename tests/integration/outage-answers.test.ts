import { rename } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { environment } from '#app/platform/config/env.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import type { Answer } from '#tests/support/ask.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { carriedIn, expectOutage } from '#tests/support/outage-page.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { openStep, type StepForm } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { pdfOf, sendFiles } from '#tests/support/upload-form.ts'
import { ownForm, signedIn, type Visitor } from '#tests/support/visitor.ts'
import { destination, openBrowser } from './sign-in-steps.ts'

let portal: Portal
let member: Member
let visitor: Visitor
beforeAll(async () => {
  portal = await openPortal({ LOG_LEVEL: 'warn' })
  member = await addOrganisation(['Huis'])
  visitor = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

let isCut = false
const cut = () => {
  isCut = true
  portal.statements.cut()
}
afterEach(async () => {
  if (isCut) await portal.statements.mend()
  isCut = false
})

const contacts = '/location/basic-info/contacts?location=0'
const evil = 'Bo "\'<script>&amp;\n\nen nog een regel'

const sendAgain = ({ action, fields }: ReturnType<typeof carriedIn>) =>
  visitor.ask(action, { method: 'POST', headers: ownForm, body: new URLSearchParams(fields).toString() })

describe('a save that meets an outage gives back all that was typed, ready to be sent again', () => {
  async function refuseSaves(code: string): Promise<void> {
    await portal.sql.unsafe(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '${code}'; end $$`)
    await portal.sql`create trigger refuse before insert or update on forms execute function refuse()`
  }
  const allowSaves = () => portal.sql`drop function if exists refuse cascade`

  test.each(['25006', '53100', '53200', '53300', '57014', '57P03', '55P03'])('SQLSTATE %s', async (code) => {
    const page = await openStep(visitor, contacts)
    const typed = { 'contact.first_name': `${evil} ${code}`, 'contact.email': `a${code}@example.org` }
    await refuseSaves(code)
    let answer: Answer
    try {
      answer = await page.send(typed)
    } finally {
      await allowSaves()
    }
    expectOutage(answer)
    expect(answer.text).toMatch(/^(?!.*<script>).*<dt>Voornaam contactpersoon<\/dt>/s)
    expect((await sendAgain(carriedIn(answer.text))).status).toBe(303)
    const stored = await storedForm(portal, member, 'basic-information')
    expect(stored?.fields).toMatchObject({ contact: { email: `a${code}@example.org` } })
    const resent = Object.fromEntries(carriedIn(answer.text).fields)
    const sent: StepForm['fields'] = { ...page.fields, ...typed, goTo: 'save' }
    for (const [name, value] of Object.entries(sent))
      if (typeof value === 'string') expect(resent[name], name).toBe(value.replaceAll('\r\n', '\n'))
  })

  test('also where nobody can be looked up, of every size up to the limit; its sender only', async () => {
    const page = await openStep(visitor, contacts)
    cut()
    const long = 'x'.repeat(1_900_000)
    for (const typed of ['Bo', long]) {
      const answer = await page.send({ 'contact.first_name': typed })
      expectOutage(answer)
      expect(Object.fromEntries(carriedIn(answer.text).fields)['contact.first_name']).toBe(typed)
    }
    const foreign = await visitor.post(
      contacts,
      { 'contact.first_name': 'Mallory' },
      { 'Sec-Fetch-Site': 'cross-site' },
    )
    expectOutage(foreign)
    expect(foreign.text).not.toContain('Mallory')
  })

  test('passwords are carried and not shown', async () => {
    cut()
    const answer = await visitor.post('/location/setup-it-settings?location=0', {
      'settings.password': 'geheim "1"',
      'settings.ssid': 'Huis',
    })
    expectOutage(answer)
    expect(answer.text).toContain(
      'type="password" autocomplete="off" name="settings.password" value="geheim &quot;1&quot;"',
    )
    expect(answer.text.match(/geheim/g)).toHaveLength(1)
    expect(answer.text).toContain('<dd>Huis</dd>')
  })

  test('files cannot be carried, and are named', async () => {
    cut()
    const answer = await sendFiles(visitor, [
      { name: 'note', value: 'erbij getypt' },
      { file: 'plan <1>.pdf', bytes: pdfOf(5_000_000 / 10) },
    ])
    expectOutage(answer)
    expect(answer.text).toContain('<li>plan &lt;1&gt;.pdf</li>')
    expect(answer.text).toContain('enctype="multipart/form-data"')
    expect(answer.text).toMatch(/<input id="files-0" type="file" multiple name="[^"]+">/)
    expect(Object.fromEntries(carriedIn(answer.text).fields)).toMatchObject({ goTo: 'save', note: 'erbij getypt' })
  })
})

test('a connection that is lost in the middle of a page, an upload or a download is an outage, not a fault', async () => {
  const link = await addLink(member)
  const file = [{ file: 'a.pdf', bytes: pdfOf(1000) }]
  const byApi = '/api/document/upload?document_type=floor-plan&location_index=0'
  const anyDocument = `/documents/${crypto.randomUUID()}/download`
  // Who asks is known by then.
  const [forms, documents] = ['select "form_type"', 'select "id", "document_type"']
  const questions: [string, string, () => Promise<Answer>][] = [
    [forms, 'a page', () => visitor.ask(contacts)],
    [documents, 'a page made of two questions', () => visitor.ask('/location/route-card')],
    [forms, 'a shared link', () => visitor.ask(link.address)],
    [forms, 'the API', () => visitor.ask('/api/roadmap')],
    ['begin', 'an upload', () => sendFiles(visitor, file)],
    ['begin', 'an upload by the API', () => sendFiles(visitor, file, byApi)],
    [documents, 'a download', () => visitor.ask(anyDocument)],
  ]
  for (const [at, what, question] of questions) {
    isCut = true
    portal.statements.cutAt(at)
    const { status, headers } = await question()
    expect([what, status, headers['retry-after']]).toEqual([what, 503, '10'])
    await portal.statements.mend()
    isCut = false
    // It hears of every connection that it lost before it answers this: the next question meets none that is dead already,
    // which would be an outage before the statement that is waited for.
    expect((await visitor.ask('/healthz')).status).toBe(200)
  }
})

test('signing in by the embedded provider', async () => {
  const browser = openBrowser(portal.origin)
  const toProvider = destination(await browser.ask('/authentication/login', { returnTo: '/' }))
  const loginForm = destination(await browser.ask(toProvider))
  cut()
  for (const answer of [await browser.ask(toProvider), await browser.ask(loginForm)]) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
    expect(await answer.text()).toMatch(/even niet bereikbaar/)
  }
  const refused = await browser.ask(loginForm, { email: 'bo@example.org', password: 'geheim' })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10'])
  const { action, fields } = carriedIn(await refused.text())
  expect([action, Object.fromEntries(fields)]).toEqual([
    new URL(loginForm, portal.origin).pathname,
    { email: 'bo@example.org', password: 'geheim' },
  ])
})

test('files that are away are an outage while they are downloaded; a file that is gone is not', async () => {
  expect((await sendFiles(visitor, [{ file: 'a.pdf', bytes: pdfOf(1000) }])).status).toBe(303)
  const [document] = await readDocuments(member, 0)
  const folder = `${environment().DATA_DIR}/files`
  await rename(folder, `${folder}-away`)
  try {
    expectOutage(await visitor.ask(`/documents/${document?.id}/download`))
    expectOutage(await visitor.ask(`/documents/${document?.id}/preview`))
    expect((await visitor.ask('/readyz')).status).toBe(503)
  } finally {
    await rename(`${folder}-away`, folder)
  }
  expect((await visitor.ask(`/documents/${document?.id}/download`)).status).toBe(200)
  await rename(`${folder}/${member.organisationId}`, `${folder}/elsewhere`)
  expect((await visitor.ask(`/documents/${document?.id}/download`)).status).toBe(404)
})
