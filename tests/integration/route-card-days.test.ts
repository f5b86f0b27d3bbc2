import { afterAll, beforeAll, expect, test } from 'vitest'
import { workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const ofLetter = 'Dan heeft familie de brief een maand van tevoren.'
const ofAgreement = 'Dan zijn de afspraken rond voordat wij met gegevens van bewoners werken.'

test('a stop says why its own tasks are due, and where these have no day why those of the organisation are', async () => {
  const member = await addOrganisation(['Huis', 'Tuin'])
  await addForm(member, 0, 'target-date', { date: workingDaysAfter(addDays(dayOf(Date.now()), 120), 1) })
  const visitor = await signedIn(portal.origin, member)
  const [dated, undated] = await Promise.all(
    [0, 1].map(async (location) => (await visitor.ask(`/location/route-card?location=${location}`)).text),
  )
  expect([dated?.includes(ofLetter), dated?.includes(ofAgreement)]).toEqual([true, false])
  expect([undated?.includes(ofLetter), undated?.includes(ofAgreement)]).toEqual([false, true])
})
