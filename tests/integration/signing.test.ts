import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import { signingExample } from '#app/platform/site/signing-example.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import { docxType } from '#app/roadmap/letters/docx.server.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const item = '/organisation/sign-processing-agreement'
const path = `${item}/sign`

async function memberWith(signingLink: string | null) {
  const member = await newTenant([])
  await database().update(organisations).set({ signingLink }).where(eq(organisations.id, member.organisationId))
  return { member, visitor: await signedIn(portal.origin, member) }
}

/** Where the task stands on the route card. */
async function stateOf(visitor: Visitor): Promise<string | undefined> {
  const { text } = await visitor.ask('/api/roadmap')
  return /"key":"processing-agreement"[^}]*?"progress":"(\w+)"/.exec(text)?.[1]
}

test('the button notes that the signing service was opened, and leads to it', async () => {
  const { member, visitor } = await memberWith('https://signing.example.org/a b?c=d')
  expect((await visitor.ask(path)).text).not.toContain('signing.example.org')
  const pressed = await visitor.post(path, {})
  expect([pressed.status, pressed.headers.location]).toEqual([303, `${path}?open`])
  expect((await storedForm(portal, member, 'processing-agreement', null))?.fields).toMatchObject({
    openedDocuSignLink: true,
  })
  const opening = await visitor.ask(`${path}?open`)
  expect(opening.headers.refresh).toBe('0; url=https://signing.example.org/a%20b?c=d')
  expect(opening.text).toContain('href="https://signing.example.org/a%20b?c=d"')
  await visitor.post(path, {})
  expect(await historyOf(portal, member, 'processing-agreement', null)).toHaveLength(1)
})

test('the signing service opens in its own tab, which the button says and which cannot reach this one', async () => {
  const { visitor } = await memberWith('https://signing.example.org/zonnehof')
  const { text } = await visitor.ask(path)
  const form = text.split('<form').find((part) => part.includes('Naar de ondertekendienst (nieuw tabblad)')) ?? ''
  expect(form).toMatch(/^[^>]* target="_blank"/)
  expect(form).toMatch(/^[^>]* rel="noopener"/)
})

test('the signing service of the demo is a page of ours, which says in both languages what would happen', async () => {
  const { visitor } = await memberWith(signingExample)
  expect((await visitor.post(path, {})).headers.location).toBe(`${path}?open`)
  expect((await visitor.ask(`${path}?open`)).headers.refresh).toBe(`0; url=${signingExample}`)
  const stranger = openVisitor(portal.origin)
  const page = await stranger.ask(signingExample)
  expect(page.status).toBe(200)
  for (const part of ['Hier tekent u niets', 'Sluit dit tabblad', `href="${path}"`]) expect(page.text).toContain(part)
  expect(page.text).not.toMatch(/<script[^>]* src=/)
  await stranger.post('/language', { language: 'en', returnTo: signingExample })
  expect((await stranger.ask(signingExample)).text).toContain('You don’t sign anything here')
})

test.each([null, '', 'javascript:alert(1)', 'http://signing.example.org', '//signing.example.org', 'nonsense'])(
  'with the address %j the page says that the service is not ready, and leads nowhere',
  async (signingLink) => {
    const { member, visitor } = await memberWith(signingLink)
    for (const address of [path, `${path}?open`]) {
      const page = await visitor.ask(address)
      expect(page.text).toContain('De ondertekendienst staat voor uw organisatie nog niet klaar')
      expect(page.headers.refresh).toBeUndefined()
    }
    const pressed = await visitor.post(path, {})
    expect([pressed.status, pressed.headers.location]).toEqual([303, path])
    expect(await storedForm(portal, member, 'processing-agreement', null)).toBeUndefined()
  },
)

test('the model is downloaded with what is known, which is noted once and completes nothing', async () => {
  const { member, visitor } = await memberWith(null)
  const details = await openStep(visitor, `${item}/details`)
  await details.send({
    'signer.first_name': 'Hanneke',
    'signer.last_name': 'de Vries',
    'signer.role': 'Bestuurder',
  })
  const page = await visitor.ask(path)
  expect(page.text).toContain('Verwerkersovereenkomst')
  expect(page.text).toContain('Hanneke de Vries, Bestuurder')
  expect(await stateOf(visitor)).toBe('busy')

  for (const _ of [1, 2]) {
    const pressed = await visitor.post(`${path}?letter=agreement`, {})
    expect([pressed.status, pressed.headers.location]).toEqual([303, `${item}/download/agreement`])
  }
  expect((await storedForm(portal, member, 'processing-agreement', null))?.fields).toMatchObject({
    downloadedOnce: true,
    openedDocuSignLink: false,
  })
  const noted = (await historyOf(portal, member, 'processing-agreement', null)).map(({ path: field }) => field)
  expect(noted.filter((field) => field === 'downloadedOnce')).toHaveLength(1)
  expect(await stateOf(visitor)).toBe('busy')

  const file = await visitor.ask(`${item}/download/agreement`)
  expect([file.status, file.headers['content-type']]).toEqual([200, docxType])
  expect(file.headers['content-disposition']).toContain('filename="Verwerkersovereenkomst ')
  expect((await visitor.post(`${path}?letter=other`, {})).status).toBe(404)
})
