import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'
import { workbookOf } from '#tests/support/workbook.ts'

let portal: SharedPortal
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await signedIn(portal.origin, await newAdmin())
})
afterAll(() => portal.close())

const aMailbox = () => `${randomUUID()}@example.org`

describe('a list of people in a file', () => {
  const send = (file: Blob, fields: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [field, value] of Object.entries({ people: '', intent: 'check', ...fields })) form.append(field, value)
    form.append('file', file, 'mensen.csv')
    return multipart(form)
  }
  const multipart = async (form: FormData) => {
    const body = new Response(form)
    const type = body.headers.get('Content-Type') ?? ''
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type }
    return staff.ask('/admin/users/bulk', { method: 'POST', headers, body: Buffer.from(await body.arrayBuffer()) })
  }
  /** What the page has put in the list. */
  const listIn = (html: string) => /<textarea[^>]*>([^<]*)</.exec(html)?.[1]

  test.each([';', ',', '\t'])('is checked as if it had been pasted: %j', async (separator) => {
    const name = `Huize ${randomUUID().slice(0, 8)}`
    await portal.sql`insert into organisations (name) values (${name})`
    const row = (...cells: string[]) => `${cells.join(separator)}\r\n`
    const email = aMailbox()
    const text = row('Naam', 'E-mail', 'Organisatie') + row('Zoë', email, name) + row('Bob', 'nergens', name)
    const answer = await send(new Blob([`\ufeff${text}`]), { people: 'wat er stond' })
    expect(answer.status).toBe(422)
    expect(listIn(answer.text)).toBe(text)
    for (const said of ['1 uitnodiging versturen', '1 regel klopt niet.', 'Geen geldig e-mailadres.']) {
      expect(answer.text).toContain(said)
    }
    expect(answer.text).not.toContain('hoe zijn letters zijn opgeslagen')
  })

  test('with older letters is read, and says that they are to be looked at', async () => {
    const answer = await send(new Blob([Buffer.from('Zo\xeb M\xfcller;nergens;x', 'latin1')]))
    expect(listIn(answer.text)).toBe('Zoë Müller;nergens;x')
    expect(answer.text).toContain('Het bestand zegt niet hoe zijn letters zijn opgeslagen.')
  })

  test.each([
    ['a spreadsheet', Buffer.from('PK\x03\x04\xff', 'latin1'), 'Dit bestand kunnen we niet lezen als lijst.'],
    ['only headings', Buffer.from('Naam;E-mail;Organisatie'), 'In dit bestand staat geen enkele persoon.'],
    ['nothing', Buffer.alloc(0), 'In dit bestand staat geen enkele persoon.'],
    ['too much', Buffer.alloc(500_001, 'a'), 'Dit bestand is te groot.'],
  ])('that is no list is refused, and what was typed stays: %s', async (_, bytes, said) => {
    const answer = await send(new Blob([bytes]), { people: 'wat er stond' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(`href="#file"`)
    expect(answer.text).toContain(said)
    expect(listIn(answer.text)).toBe('wat er stond')
  })

  test('that is a workbook offers its other sheets with people, and reads the one that is asked for', async () => {
    const heads = ['Naam', 'E-mail', 'Organisatie']
    const workbook = await workbookOf([['PG']], [heads, ['Anna', 'nergens', 'x']], [heads, ['Bob', 'nergens', 'y']])
    const answer = await send(new Blob([new Uint8Array(workbook)]))
    const read = unescapeHtml(answer.text)
    expect(listIn(read)).toContain('Anna')
    expect(read).toContain('Blad “Blad3” lezen')
    expect(read).not.toContain('Blad “Blad1” lezen')
    const carried = [...read.matchAll(/name="(sheet(?:Names|Texts))" value="([^"]*)"/g)]
    const form = new FormData()
    for (const [, name = '', value = ''] of carried) form.append(name, value)
    for (const [name, value] of Object.entries({ people: listIn(read) ?? '', readSheet: '1' })) form.append(name, value)
    const other = unescapeHtml((await multipart(form)).text)
    expect(listIn(other)).toContain('Bob')
    expect(listIn(other)).not.toContain('Anna')
    expect(other).toContain('Blad “Blad2” lezen')
  })

  const large = new Blob([Buffer.alloc(5_000_000, 'a')])

  test.each([
    ['nl', 'Dit bestand is te groot.'],
    ['en', 'This file is too large.'],
  ])('larger than any form is refused at its field, in the language of the reader: %s', async (language, said) => {
    staff.cookies.set('routekaart.language', language)
    const answer = await send(large, { people: 'wat er stond' })
    staff.cookies.delete('routekaart.language')
    expect(answer.status).toBe(413)
    expect(answer.text).toContain(`href="#file"`)
    expect(answer.text).toContain(said)
    expect(listIn(answer.text)).toBe('wat er stond')
  })

  test('beside a list that is too large by itself is not what is refused', async () => {
    const people = 'a'.repeat(3_000_000)
    for (const answer of [await send(large, { people }), await staff.post('/admin/users/bulk', { people })]) {
      expect(answer.status).toBe(413)
      expect(answer.text).toContain(`href="#people"`)
      expect(answer.text).toContain('Deze lijst is te groot.')
      expect(answer.text.length).toBeLessThan(100_000)
    }
  })

  test('too large is kept from whoever is no staff, and from other sites', async () => {
    const member = await signedIn(portal.origin, await addOrganisation(['Huis']))
    const people = 'a'.repeat(3_000_000)
    expect((await member.post('/admin/users/bulk', { people })).headers.location).toBe('/')
    const foreign = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await staff.post('/admin/users/bulk', { people }, foreign)).status).toBe(403)
  })

  test('is never sent before it was looked at; where none was chosen, the list counts', async () => {
    const email = aMailbox()
    const name = `Huize ${randomUUID().slice(0, 8)}`
    await portal.sql`insert into organisations (name) values (${name})`
    const answer = await send(new Blob([`Anna;${email};${name}`]), { intent: 'send' })
    expect(answer.status).toBe(200)
    expect((await portal.sql`select 1 from users where email = ${email}`).length).toBe(0)
    const form = new FormData()
    for (const [field, value] of [
      ['people', `Anna;${email};${name}`],
      ['intent', 'check'],
    ] as const)
      form.append(field, value)
    form.append('file', new Blob([]), '')
    expect((await multipart(form)).text).toContain('1 uitnodiging versturen')
  })
})
