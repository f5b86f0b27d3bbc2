import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { newMember } from '#tests/support/documents-place.ts'
import { openReplicaPlace, type ReplicaPlace } from '#tests/support/replica-place.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'
import { openStep } from '#tests/support/step-form.ts'

/** Pages that are read from a standby. */

let place: ReplicaPlace
beforeAll(async () => {
  place = await openReplicaPlace()
  await place.untilRead(true)
})
afterEach(() => place.standby.resume())
afterAll(() => place.close())

const contacts = '/location/basic-info/contacts?location=0'
const pages = ['/', '/organisation', '/location/route-card?location=0', contacts, '/documents', '/api/roadmap']

const writtenIn = ({ cookies }: Visitor) => [...cookies.keys()].filter((name) => name.includes('routekaart.written.'))

test.each(pages)('%s is read from the standby', async (page) => {
  const visitor = await signedIn(place.origin, await newMember())
  await visitor.ask(page)
  await place.standby.catchUp()
  let atReplica: string[] = []
  const atPrimary = await place.primary.during(async () => {
    atReplica = await place.replica.during(async () => expect((await visitor.ask(page)).status).toBe(200))
  })
  expect(atReplica.join()).toContain('auth_sessions')
  expect(atPrimary).toEqual([])
})
