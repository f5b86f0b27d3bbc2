import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fileStore } from '#app/platform/documents/store.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { loader as ofLocation } from '#app/routes/location/export.ts'
import { loader as ofOrganisation } from '#app/routes/organisation/export.ts'
import { loader as byStaff } from '#app/staff/organisations/pages/export.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { contextOf, openDocumentsPlace, outcome, type DocumentsPlace } from '#tests/support/documents-place.ts'
import { addFilledOrganisation, password } from '#tests/support/filled-organisation.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { unzip } from '#tests/support/unzip.ts'

let place: DocumentsPlace
let member: Member
let admin: Actor
beforeAll(async () => {
  place = await openDocumentsPlace()
  member = await addFilledOrganisation()
  admin = await newAdmin()
})
afterAll(() => place.close())

type Loader = (args: LoaderFunctionArgs) => Promise<Response>
const ask = (loader: Loader, path: string, over: { actor?: Actor; method?: string; language?: 'nl' | 'en' } = {}) => {
  const request = new Request(`http://localhost${path}`, { method: over.method ?? 'GET' })
  const context = contextOf(member, { language: over.language ?? 'nl' })
  if (over.actor && context.session) context.session.actor = over.actor
  const params = { organisationId: /organisations\/([^/]+)/.exec(path)?.[1] }
  return outcome(() => loader({ request, context, params }))
}
async function taken(loader: Loader, path: string, over: Parameters<typeof ask>[2] = {}) {
  const { response, status, headers } = await ask(loader, path, over)
  expect(status).toBe(200)
  if (!response) throw new Error('There is no answer.')
  const bytes = Buffer.from(await response.arrayBuffer())
  const files = unzip(bytes)
  return { files, bytes, headers, text: (name: string) => files.get(name)?.toString('utf8') ?? `no ${name}` }
}

test('a location is taken out whole, each file under a name of its own', async () => {
  const { files, text, headers } = await taken(ofLocation, '/location/take-out?location=0')
  const plans = '1 Huis aan de Vecht/Documenten/Plattegrond'
  const folder = '1 Huis aan de Vecht'
  expect([...files.keys()]).toEqual([
    ...['README.txt', `${folder}/antwoorden.html`, `${folder}/antwoorden.json`, `${folder}/wijzigingen.csv`],
    ...[`${plans}/plan.pdf`, `${plans}/Plan (2).pdf`, `${plans}/Eerdere versies/plan.pdf`],
    ...[`${folder}/documenten.csv`, 'ONTBREEKT.txt'],
  ])
  expect(text(`${plans}/plan.pdf`)).toBe('first plan')
  expect(text(`${plans}/Plan (2).pdf`)).toBe('second plan')
  expect(text(`${plans}/Eerdere versies/plan.pdf`)).toBe('old plan')
  expect(text('ONTBREEKT.txt')).toContain(`- ${plans}/kwijt.pdf`)
  expect(text('README.txt')).toContain('voor Huis aan de Vecht')
  const list = text(`${folder}/documenten.csv`)
  expect(list).toMatch(/"";"wacht\.pdf";.*virussen gecontroleerd"/)
  expect(list).toMatch(/"";"ziek\.pdf";.*virus in gevonden"/)
  expect(list).toMatch(/"";"kwijt\.pdf";.*kon niet worden gelezen"/)
  expect(list).not.toContain('weg.pdf')
  expect(headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="Routekaart De Proef, Huis aan de Vecht .*\.zip"/,
  )
  expect(headers.get('Content-Type')).toBe('application/zip')
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})

test('answers are there for programs and for people', async () => {
  const { text } = await taken(ofLocation, '/location/take-out?location=0', { language: 'en' })
  const forms = z
    .array(
      z.object({ form_type: z.string(), left_out: z.array(z.string()), fields: z.record(z.string(), z.unknown()) }),
    )
    .parse(JSON.parse(text('1 Huis aan de Vecht/answers.json')))
  expect(forms.find(({ form_type: type }) => type === 'basic-information')?.fields.location).toMatchObject({
    city: '<b>Utrecht',
  })
  const page = text('1 Huis aan de Vecht/answers.html')
  expect(page).toContain('&lt;b&gt;Utrecht')
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('Zorgnet')
  expect(page).not.toContain('<script')
})

test('secrets are left out, and it is told where', async () => {
  const { files, bytes, text } = await taken(ofOrganisation, '/organisation/take-out')
  for (const [name, content] of files) {
    for (const secret of [password, 'sealed:', Buffer.from(password).toString('base64')]) {
      expect({ name, has: content.includes(secret) }).toEqual({ name, has: false })
    }
  }
  expect(bytes.includes(password)).toBe(false)
  const folder = '1 Huis aan de Vecht'
  expect(JSON.parse(text(`${folder}/antwoorden.json`))).toContainEqual(
    expect.objectContaining({ form_type: 'wifi-settings', left_out: ['wifi.settings.password'] }),
  )
  expect(text('README.txt')).toContain('Wachtwoorden staan er niet in')
})

test('the history is a table in which nothing is a formula', async () => {
  const { text } = await taken(ofLocation, '/location/take-out?location=0')
  const lines = text('1 Huis aan de Vecht/wijzigingen.csv').split('\r\n')
  expect(lines[0]).toBe('\ufeff"Wanneer";"Wie";"Onderdeel";"Vraag";"Eerst";"Daarna"')
  expect(lines[1]).toMatch(/;"Marieke Jansen";.*;"";"'=cmd\|A1"$/)
  expect(lines[2]).toMatch(/;"'=cmd\|A1";"<b>Utrecht"$/)
  expect(lines.slice(1).join()).not.toMatch(/;"[=+\-@]/)
})

test('an organisation is taken out with all its locations that have a name', async () => {
  const { files, text } = await taken(ofOrganisation, '/organisation/take-out')
  const folders = new Set([...files.keys()].map((path) => path.split('/')[0]))
  expect([...folders]).toEqual(['README.txt', 'Organisatie', '1 Huis aan de Vecht', '2 CON - _West_', 'ONTBREEKT.txt'])
  const [agreement] = [...files].filter(([path]) => path.endsWith('overeenkomst.pdf'))
  expect(agreement?.[1].toString()).toBe('agreement')
  expect(text('2 CON - _West_/Documenten/Plattegrond/west.pdf')).toBe('plan of west')
  expect(text('2 CON - _West_/antwoorden.html')).toContain('12 apr 2027')
})

test('another organisation gets its own, without ours', async () => {
  const other = await addOrganisation(['Elders'])
  const { files } = await taken(ofOrganisation, '/organisation/take-out', { actor: other })
  expect([...files.values()].some((content) => /first plan|Vecht/.test(content.toString()))).toBe(false)
  expect((await ask(ofLocation, '/location/take-out?location=1', { actor: other })).status).toBe(404)
})

test('a location without a name, or that is not there, gives nothing', async () => {
  expect((await ask(ofLocation, '/location/take-out?location=2')).status).toBe(404)
  expect((await ask(ofLocation, '/location/take-out?location=9')).status).toBe(404)
})

test('provider staff get it too, which is written down; nobody else does by their address', async () => {
  const path = `/admin/organisations/${member.organisationId}/take-out`
  const { files } = await taken(byStaff, path, { actor: admin })
  expect(files.size).toBeGreaterThan(10)
  const notes = await database().execute(sql`select user_name, subject from audit_log
    where action = 'organisation-taken-out' and organisation_id = ${member.organisationId}`)
  expect([...notes]).toEqual([{ user_name: 'Sanne Bakker', subject: { name: 'De Zonnehof' } }])
  expect((await ask(byStaff, path)).status).not.toBe(200)
  for (const id of [randomUUID(), 'nonsense']) {
    expect((await ask(byStaff, `/admin/organisations/${id}/take-out`, { actor: admin })).status).toBe(404)
  }
})

test('HEAD says what would come', async () => {
  const { response, headers } = await ask(ofOrganisation, '/organisation/take-out', { method: 'HEAD' })
  expect(response?.body).toBeNull()
  expect(headers.get('Content-Type')).toBe('application/zip')
})

test('where the store fails on the way, the archive breaks off', async () => {
  const store = fileStore()
  const read = store.read
  store.read = async () => {
    const broken = new Readable({ read: () => {} })
    broken.push('half a pla')
    setImmediate(() => broken.destroy(new Error('the store went away')))
    return broken
  }
  const { response } = await ask(ofLocation, '/location/take-out?location=0')
  await expect(response?.arrayBuffer()).rejects.toThrow('the store went away')
  store.read = read
})

test('who goes away stops the reading, and a slow reader is waited for', async () => {
  const store = fileStore()
  const read = store.read
  let sent = 0
  const opened: Readable[] = []
  store.read = async () => {
    const endless = new Readable({
      read() {
        sent += 65_536
        this.push(Buffer.alloc(65_536, 1))
      },
    })
    opened.push(endless)
    return endless
  }
  const { response } = await ask(ofLocation, '/location/take-out?location=0')
  const reader = response?.body?.getReader()
  await expect.poll(() => opened.length).toBe(1)
  let seen = -1
  await expect
    .poll(() => {
      const isStill = seen === sent
      seen = sent
      return isStill
    })
    .toBe(true)
  expect(sent).toBeLessThan(2_000_000)
  await reader?.cancel()
  await expect.poll(() => opened[0]?.destroyed).toBe(true)
  store.read = read
})
