import { afterAll, beforeAll, expect, test } from 'vitest'
import { zonnehofForms } from '#drizzle/seed/de-zonnehof.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/** Somebody of an organisation with the demo data, without some of its forms. */
async function without(...formTypes: string[]) {
  const forms = zonnehofForms(Date.now()).filter(({ formType }) => !formTypes.includes(formType))
  return signedIn(portal.origin, await newTenant(forms))
}

test('without a floor plan there is nothing to check, and the way to upload one', async () => {
  const { text } = await (await without('floor-plan')).ask('/location/upload-floor-plan/confirmation?location=1')
  expect(text).toMatch(/<h1[^>]*>Eerst is een plattegrond nodig</)
  expect(text).toMatch(/href="\/location\/upload-floor-plan\/upload\?location=1">Naar het uploaden</)
})

test('the training names the date that is not set, only where it is shown', async () => {
  const visitor = await without('day-planning-logistics', 'finalise-start-meeting')
  const [intro, training, guides] = await Promise.all(
    ['', '/training', '/quick-guides'].map((page) =>
      visitor.ask(`/location/follow-training-and-tutorial${page}?location=0`),
    ),
  )
  const said = 'De startbijeenkomst en de aansluitdag staan nog niet vast.'
  expect([intro, training, guides].map((page) => page?.text.includes(said))).toEqual([false, true, true])
})

test('only a task that is not complete is offered to somebody else', async () => {
  const pass = 'href="/links/new?item=target-date&amp;location=0&amp;purpose=colleague"'
  const page = '/location/select-initial-target-date?location=0'
  const isOffered = async (...forms: string[]) => (await (await without(...forms)).ask(page)).text.includes(pass)
  expect([await isOffered('target-date'), await isOffered()]).toEqual([true, false])
})
