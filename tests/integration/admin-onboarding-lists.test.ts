import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'
import { workbookOf } from '#tests/support/workbook.ts'

let portal: SharedPortal
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  // By this name nobody else works here: an owner is looked for by it.
  admin = await newAdmin(`Sanne ${randomUUID()}`)
  staff = await signedIn(portal.origin, admin)
})
afterAll(() => portal.close())

const path = '/admin/organisations/new'
const mark = () => randomUUID().slice(0, 8)
const aMailbox = () => `${randomUUID()}@example.org`
const send = (fields: Record<string, string | string[]>) => staff.post(path, { formId: randomUUID(), ...fields })
const organisation = async (name: string) =>
  (await portal.sql`select id from organisations where name = ${name}`).map(({ id }) => String(id))
const actionsOf = async (id: string) =>
  (await portal.sql`select action from audit_log where organisation_id = ${id} order by id`).flatMap(({ action }) =>
    action === 'organisation-looked-at' ? [] : String(action),
  )

describe('a list of organisations', () => {
  const sheetOf = (one: string, email: string) =>
    [
      'Organisatie;Locatie;Plaats;Naam;E-mailadres;Taal;Eigenaar',
      `Een ${one};Huis;Maarssen;Els Groen;${email};nl;${admin.name}`,
      ';Hof;Breukelen;;;;',
      `Twee ${one}`,
    ].join('\n')

  test('is checked, mended and added in one go; the rest of the form stays', async () => {
    const [one, email] = [mark(), aMailbox()]
    const wrong = sheetOf(one, 'els@').replace(admin.name, 'Niemand')
    const checked = await send({ sheet: wrong, intent: 'add-sheet', locations: 'Wat er stond\nen meer' })
    expect(checked.status).toBe(422)
    for (const said of [
      'dit is geen geldig e-mailadres.',
      'niet precies één medewerker',
      'Er is nog niets opgeslagen.',
    ])
      expect(unescapeHtml(checked.text)).toContain(said)
    expect(checked.text).toMatch(/name="locations" value="Wat er stond\r?\nen meer"/)
    expect(checked.text).not.toContain('Alles toevoegen')
    const right = await send({ sheet: sheetOf(one, email), intent: 'check' })
    expect([right.status, right.text.includes('Alles toevoegen')]).toEqual([200, true])
    expect(await organisation(`Twee ${one}`)).toEqual([])

    const sheet = { sheet: sheetOf(one, email), intent: 'add-sheet', invite: 'yes', formId: randomUUID() }
    const answers = await Promise.all([send(sheet), send(sheet)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [first = ''] = await organisation(`Een ${one}`)
    expect(await actionsOf(first)).toEqual([
      ...['organisation-added', 'location-added', 'location-added', 'owner-changed', 'user-invited'],
    ])
    const page = await staff.ask(answers[0]?.headers.location ?? '')
    expect(page.text).toContain('Er zijn 2 organisaties toegevoegd. Locaties: 2. Uitgenodigd: 1.')
    expect(page.text).toContain(`href="/admin/organisations/${first}"`)
  })

  test('adds nothing where one of its names is there, within itself too', async () => {
    const one = mark()
    const sheet = `Linde ${one};Huis\nStichting Linde ${one};Hof\nNieuw ${one}`
    const answer = await send({ sheet, intent: 'add-sheet' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('elk anders geschreven')
    expect(await organisation(`Nieuw ${one}`)).toEqual([])
    expect((await send({ sheet, intent: 'add-sheet', again: `linde ${one}` })).status).toBe(303)
    expect((await organisation(`Stichting Linde ${one}`)).length).toBe(1)
  })

  test.each(['klanten.csv', 'klanten.xlsx'])(
    'comes as %s too, which is never added before somebody looked at it',
    async (name) => {
      const one = mark()
      const form = new FormData()
      for (const [field, value] of Object.entries({ name: 'Wat er stond', intent: 'add-sheet' }))
        form.append(field, value)
      const template = await staff.ask('/admin/organisations/template')
      expect(template.headers['content-disposition']).toContain('.csv')
      const row = [`Uit bestand ${one}`, 'Huis']
      const [heads = ''] = template.text.replace(/[\ufeff"]/g, '').split('\r\n')
      const file = name.endsWith('.csv')
        ? `${template.text}${row.join(';')};;;;;\r\n`
        : await workbookOf([heads.split(';'), row])
      form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name)
      const body = new Response(form)
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': body.headers.get('Content-Type') ?? '' }
      const bytes = Buffer.from(await body.arrayBuffer())
      const answer = await staff.ask(path, { method: 'POST', headers, body: bytes })
      expect(answer.status).toBe(200)
      for (const said of [
        `Uit “${name}”.`,
        'Kijk de regel even na',
        'name="name" value="Wat er stond"',
        'Alles toevoegen',
      ])
        expect(answer.text).toContain(said)
      expect(await organisation(`Uit bestand ${one}`)).toEqual([])
    },
  )

  test('of a workbook is read from the sheet that is asked for, and the others stay with the page', async () => {
    const [one, other] = [`Een ${mark()}`, `Twee ${mark()}`]
    const sheets = { sheetNames: ['Oud', 'Nieuw'], sheetTexts: [`Organisatie\n${one}`, `Organisatie\n${other}`] }
    const answer = await send({ ...sheets, sheet: `Organisatie\n${one}`, readSheet: '1' })
    const read = unescapeHtml(answer.text)
    expect(/<textarea[^>]*name="sheet"[^>]*>([^<]*)</.exec(read)?.[1]?.trim()).toBe(`Organisatie\n${other}`)
    expect(read).toContain('Blad “Oud” lezen')
    expect(read).toContain('Dit is het blad “Nieuw”.')
    expect(await organisation(other)).toEqual([])
  })

  test.each([
    ['', 'Er staat geen enkele organisatie in.'],
    [Array.from({ length: 51 }, (_, at) => `Huis ${at}`).join('\n'), 'Dit zijn 51 organisaties.'],
  ])('that cannot be read is refused', async (sheet, said) => {
    const answer = await send({ sheet, intent: 'add-sheet' })
    expect([answer.status, answer.text.includes(said)]).toEqual([422, true])
  })
})
