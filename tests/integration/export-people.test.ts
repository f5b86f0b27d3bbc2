import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addNamedPerson } from '#app/persistence/people/named-people.server.ts'
import { loader as ofLocation } from '#app/routes/location/export.ts'
import { loader as ofOrganisation } from '#app/routes/organisation/export.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { contextOf, openDocumentsPlace, outcome, type DocumentsPlace } from '#tests/support/documents-place.ts'
import { unzip } from '#tests/support/unzip.ts'

let place: DocumentsPlace
beforeAll(async () => {
  place = await openDocumentsPlace()
})
afterAll(() => place.close())

async function taken(member: Member, load: (args: LoaderFunctionArgs) => Promise<Response>, path: string) {
  const request = new Request(`http://localhost${path}`)
  const context = contextOf(member, { language: 'nl' })
  const { response } = await outcome(() => load({ request, context, params: {} }))
  if (!response) throw new Error('There is no answer.')
  const files = unzip(Buffer.from(await response.arrayBuffer()))
  return (name: string) => files.get(name)?.toString('utf8')
}

test('who was added to the list of people by hand is taken out with the organisation, and not with a location', async () => {
  const member = await addOrganisation(['Huis'])
  const file = 'Organisatie/mensen.csv'
  expect((await taken(member, ofOrganisation, '/organisation/take-out'))(file)).toBeUndefined()
  const peter = { name: 'Peter Koster', role: '=manager', email: 'peter@example.org', phone: '030 1' }
  await addNamedPerson(member, randomUUID(), peter)
  const all = await taken(member, ofOrganisation, '/organisation/take-out')
  expect(all(file)).toContain(`"Peter Koster";"'=manager";"peter@example.org";"030 1"`)
  expect(all('README.txt')).toContain('mensen.csv')
  const one = await taken(member, ofLocation, '/location/take-out?location=0')
  expect(one('README.txt')).not.toContain('mensen.csv')
})
