import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxRows } from '#app/roadmap/import/limits.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { heads, importedForms, importedNames, importPage, press, sendFile } from '#tests/support/import-form.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'
import { workbookOf } from '#tests/support/workbook.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

async function newLeader() {
  const member = await addOrganisation([])
  return { member, leader: await signedIn(portal.origin, member) }
}

describe('what cannot be read', () => {
  test.each([
    ['a picture', 'a.xlsx', Buffer.from('PK\x03\x04\x14\0\x06'), 422, 'Dit bestand kunnen we niet lezen als lijst.'],
    ['no heads', 'a.csv', Buffer.from('Huis;Maarssen'), 422, 'We vinden geen kolom met de naam van de locatie.'],
    ['nothing', 'a.csv', Buffer.from(heads), 422, 'Er staan geen regels met gegevens in.'],
    [
      'too many rows',
      'a.csv',
      Buffer.from(`Locatie\n${'Huis\n'.repeat(maxRows + 1)}`),
      422,
      `Dit zijn ${maxRows + 1} regels.`,
    ],
    ['too much', 'a.csv', Buffer.alloc(600_000, 'a'), 422, 'Dit bestand is te groot.'],
    ['far too much', 'a.csv', Buffer.alloc(2_200_000, 'a'), 413, 'Dit is te groot.'],
  ])('%s is refused', async (_, name, bytes, status, said) => {
    const { leader } = await newLeader()
    const answer = await sendFile(leader, name, bytes)
    expect([answer.status, unescapeHtml(answer.text).includes(said)]).toEqual([status, true])
  })

  test.each([
    ['no JSON', { rows: '[2' }],
    ['too few cells', { rows: '[2,"",["Huis"]]' }],
    ['a choice that is none', { rows: JSON.stringify([2, 'all', Array(13).fill('')]) }],
  ])('rows with %s are not of ours', async (_, fields) => {
    const { leader } = await newLeader()
    expect((await leader.post(importPage, fields)).status).toBe(400)
  })

  test('the most rows can be checked and saved', async () => {
    const { member, leader } = await newLeader()
    const rows = Array.from({ length: maxRows }, (_, at) => `Huis ${at};Straat ${at};;Ütrecht;;;;;Zuid;;${at + 1}`)
    const checked = await sendFile(leader, 'a.csv', Buffer.from(`${heads}\n${rows.join('\n')}`, 'latin1'))
    expect([checked.status, checked.text.includes('letters met een accent')]).toEqual([200, true])
    expect((await press(leader, checked, { intent: 'save' })).status).toBe(303)
    expect(await importedNames(portal.sql, member)).toHaveLength(maxRows)
  })
})

describe('the file to start from', () => {
  test.each(['nl', 'en'])('is read by the page without a mistake, in %s', async (language) => {
    const { leader } = await newLeader()
    leader.cookies.set('routekaart.language', language)
    const template = await leader.ask(`${importPage}/template/csv`)
    const answer = await sendFile(leader, 'a.csv', Buffer.from(template.text))
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(language === 'nl' ? 'Dit komt uit ons voorbeeld' : 'This is one of our examples')
    const workbook = await fetch(`${portal.origin}${importPage}/template`, {
      headers: { Cookie: [...leader.cookies].map((cookie) => cookie.join('=')).join('; ') },
    })
    expect(workbook.headers.get('content-disposition')).toContain('.xlsx')
    const same = await sendFile(leader, 'a.xlsx', new Uint8Array(await workbook.arrayBuffer()))
    expect(same.status).toBe(200)
    expect(same.text).toContain('Eerste verdieping')
  })

  test('of a workbook the first sheet with locations is read, and the others are offered', async () => {
    const { member, leader } = await newLeader()
    const sheets = ['Oud', 'Nieuw'].map((name) => [
      ['Locatie', 'Plaats'],
      [`${name}e Huis`, 'Zeist'],
    ])
    const answer = await sendFile(leader, 'a.xlsx', await workbookOf([['PG'], ['Somatiek']], ...sheets))
    const read = unescapeHtml(answer.text)
    expect(read).toContain('Uit het blad “Blad2” van “a.xlsx”.')
    expect(read).toContain('Oude Huis')
    expect(read).toContain('Blad “Blad3” lezen')
    expect(read).not.toContain('Blad “Blad1” lezen')
    const long = Array.from({ length: 200 }, (_, at) => [`Huis ${at}`, 'x'.repeat(600)])
    const heads = ['Locatie', 'Plaats']
    const tooMuch = await sendFile(leader, 'b.xlsx', await workbookOf([heads, ...long], [heads, ...long]))
    expect(tooMuch.text).not.toContain('name="sheetTexts"')
    // Enter presses the first button of the form.
    const [, form = ''] = read.split('id="import"')
    expect(/<button[^>]*>/.exec(form)?.[0]).not.toContain('readSheet')
    const other = await press(leader, answer, { readSheet: '1' })
    expect(unescapeHtml(other.text)).toContain('Uit het blad “Blad3” van “a.xlsx”.')
    expect((await press(leader, other, { intent: 'save' })).status).toBe(303)
    expect(await importedNames(portal.sql, member)).toEqual(['Nieuwe Huis'])
  })

  test('what a spreadsheet changed by itself is asked about, and a line of totals is left out', async () => {
    const { member, leader } = await newLeader()
    const lines = ['Locatie,Telefoon,Afdeling,Bedden', 'Huis,305550101,2026-01-03,12', ',,3-feb,14', 'Totaal,,,26']
    const answer = await sendFile(leader, 'a.csv', Buffer.from(lines.join('\n')))
    const read = unescapeHtml(answer.text)
    for (const said of [
      'Is dit 0305550101?',
      'Is dit 3-1?',
      'Tussen de kolommen staat het teken “,”.',
      'een regel met totalen',
    ])
      expect(read).toContain(said)
    const one = await press(leader, answer, { choose: '3 keep' })
    const all = await press(leader, one, { choose: 'all take' })
    expect((await press(leader, all, { intent: 'save' })).status).toBe(303)
    const [, about] = await importedForms(portal.sql, member)
    const wards = [{ name: '3-1' }, { name: '3-feb' }]
    expect(about?.fields).toMatchObject({ location: { phone: '0305550101' }, wards })
    expect(await importedNames(portal.sql, member)).toEqual(['Huis'])
  })

  test('a workbook of somebody else is read too', async () => {
    const { leader } = await newLeader()
    const answer = await sendFile(
      leader,
      'a.xlsx',
      await workbookOf([
        ['Location', 'Beds'],
        ['Park', '12'],
      ]),
    )
    expect([answer.status, answer.text.includes('12 bedden')]).toEqual([200, true])
  })
})
