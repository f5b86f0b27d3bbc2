import { signingExample } from '#app/platform/site/signing-example.ts'
import { pageAddress, pagesOf } from '#app/roadmap/flow/addresses.ts'
import { allItems } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'

/** De Zonnehof's locations in the demo data: one well under way, one hardly begun, one without a name. */
const [wellUnderWay, hardlyBegun, unnamed] = [0, 1, 2]

/** The addresses of an item's pages: filled in, and empty. */
function addressesOf(item: Item): string[] {
  const locations = item.roadmap === 'organisation' ? [null] : [wellUnderWay, hardlyBegun]
  return locations.flatMap((location) =>
    [...pagesOf(item), 'history', 'assignee', ...(item.mayNotApply ? ['does-not-apply'] : [])].map((page) =>
      pageAddress(item, page, location),
    ),
  )
}

const aroundTheItems = [
  '/',
  '/documents',
  '/help',
  '/settings',
  '/api/docs',
  signingExample,
  '/authentication/logout',
  '/links',
  '/links?state=ended',
  '/links/new?item=processing-agreement',
  '/links/new?item=newsletter&location=0&purpose=reviewer',
  '/organisation',
  '/organisation?q=vecht',
  '/organisation?show=no-date&order=late',
  '/organisation/import',
  '/organisation/logo',
  '/organisation/logo/remove',
  '/organisation/looked-at',
  '/organisation/people',
  '/organisation/people?show=no-phone',
  '/organisation/people/new',
  '/organisation/defaults',
  '/organisation/defaults?block=alarm',
  '/organisation/defaults?block=project-team',
  '/organisation/defaults?block=alarm&step=preview&from=0',
  '/organisation/defaults?block=families&step=preview',
  '/organisation/assigned',
  '/organisation/assigned?who=nobody',
  '/organisation/tasks',
  '/organisation/tasks?order=late',
  '/organisation/route-card',
  '/location/route-card?location=0&who=nobody',
  ...[wellUnderWay, hardlyBegun, unnamed].map((location) => `/location/route-card?location=${location}`),
  `/location/basic-info/wards?location=${unnamed}`,
]

/**
 * Every page of the site map that somebody of a care organisation can open, by what the pages have in common. The styleguide is in
 * no build: tests/e2e/styleguide-with-scripts.spec.ts looks at it.
 */
export const sitePages: Record<string, string[]> = {
  'pages around the tasks': aroundTheItems,
  ...Object.fromEntries(allItems.map(({ item }) => [item.path, addressesOf(item)])),
}

/** Pages of provider staff that are there whatever has been done. */
export const staffPages = [
  '/admin',
  '/admin?owner=all&kind=late&sort=date',
  '/admin/board',
  '/admin/board?step=1&state=busy&waits=them',
  '/admin/board?owner=all&show=near&sort=late&q=huis',
  '/admin/board/month',
  '/admin/board/month?owner=all&from=2027-03-15&day=2027-04-20',
  '/admin/organisations',
  '/admin/organisations?list=archived&q=x&sort=-changed',
  '/admin/organisations/new',
  '/admin/review',
  '/admin/review?list=reviewed&item=floor-plan',
  '/admin/documents?category=ict',
  '/admin/documents/upload',
  '/admin/links?state=open',
  '/admin/relationship-management?state=preparing',
  '/admin/users?state=active&sort=seen',
  '/admin/users/new',
  '/admin/users/bulk',
  '/admin/audit?action=mail-opened',
  '/admin/mail?state=failed',
  '/admin/usage?from=2026-01-01',
  '/admin/radar',
  '/admin/radar?owner=all&weeks=4&days=365&kind=late&item=quotation',
  '/admin/help',
  '/admin/help/new',
  '/admin/settings',
  '/admin/privacy?email=leader@example.org',
]
