import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let staff: Visitor
let organisation: { address: string; name: string }
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await signedIn(portal.origin, await newAdmin())
  const member = await addOrganisation(['Huis', ''])
  organisation = { address: `/admin/organisations/${member.organisationId}`, name: await nameApart(member) }
})
afterAll(() => portal.close())

/** The heading and the title of a page, of which the second is the first one and the product. */
async function headingOf(path: string, language: string): Promise<string> {
  staff.cookies.set('routekaart.language', language)
  const { text } = await staff.ask(`${organisation.address}${path}`)
  const [, heading = ''] = /<h1>([^<]*)<\/h1>/.exec(text) ?? []
  expect(text).toContain(`<title>${heading} - Routekaart</title>`)
  return heading
}

test.each([
  ['/route-card', 'Meekijken: routekaart van *', 'Viewing as staff: route card of *'],
  ['/route-card?location=0', 'Meekijken: routekaart van Huis', 'Viewing as staff: route card of Huis'],
  [
    '/route-card?location=1',
    'Meekijken: routekaart van Locatie 2, nog zonder naam',
    'Viewing as staff: route card of Location 2 (no name yet)',
  ],
  [
    '/history?item=target-date&location=0',
    'Meekijken: Wijzigingen in Streefdatum',
    'Viewing as staff: Changes to Target date',
  ],
  [
    '/history?item=org-information',
    'Meekijken: Wijzigingen in Organisatie en locaties',
    'Viewing as staff: Changes to Organisation and locations',
  ],
])('%s says whose page it is that staff look at', async (path, dutch, english) => {
  expect(await headingOf(path, 'nl')).toBe(dutch.replace('*', organisation.name))
  expect(await headingOf(path, 'en')).toBe(english.replace('*', organisation.name))
})
