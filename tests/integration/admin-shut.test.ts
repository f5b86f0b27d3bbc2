import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { isAnythingStale } from '#app/persistence/organisations/location-progress.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { keepFreshEverywhere, keepingOn } from '#app/roadmap/attention/keep.server.ts'
import { keepSearchEntries } from '#app/staff/search/keep.server.ts'
import { adminForms, sendAdminForm, type AdminForm } from '#tests/support/admin-forms.ts'
import { openAdminPlace, type AdminPlace } from '#tests/support/admin-place.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import {
  askWith,
  expectShut,
  isSentHome,
  isSentToLogin,
  ownStatements,
  waysAround,
} from '#tests/support/shut-answers.ts'
import { builtRoutes, type BuiltRoute } from '#tests/support/site-map.ts'
import { atNight } from '#tests/support/stages.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { encoded, openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let place: AdminPlace
let forms: AdminForm[]
let admin: Actor
let stranger: Member
const routes = (await builtRoutes()).filter(({ path }) => path.startsWith('/admin'))

beforeAll(async () => {
  portal = await openPortal()
  admin = await newAdmin()
  await portal.sql`update users set may_read_security_log = true where id = ${admin.userId}`
  place = await openAdminPlace(portal, admin)
  forms = adminForms(place)
  stranger = await newTenant([])
  // What the timer would otherwise do after a minute, in the middle of a test.
  const today = dayOf(Date.now())
  await keepFreshEverywhere({ which: 'stale', places: 'all' }, today)
  expect(await isAnythingStale(keepingOn(today))).toBe(false)
  while ((await keepSearchEntries(500)) > 0);
})
afterAll(() => portal.close())

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** In the coming weeks there is nothing to put into a calendar. */
const hasNothing = (id: string) => id === 'staff/board/pages/calendar'
/** The questions of the help page are not asked of the database each time, and a template is the same for everybody. */
const isAtHand = (id: string) => /^staff\/(site\/pages\/help\/csv|organisations\/pages\/template)$/.test(id)

/** What the page of an address is about, where it is nothing without. */
const queries = new Map([
  ['staff/organisations/pages/history', '?item=org-information'],
  ['staff/organisations/pages/answers', '?item=wifi-settings&location=0'],
  ['staff/organisations/pages/fill-in', '?item=wifi-settings&location=0'],
  ['staff/search/pages/json', '?q=huis'],
  ['staff/search/pages/suggestions', '?q=huis'],
  ['staff/usage/pages/csv', '?table=pages'],
  ['staff/radar/pages/csv', '?table=slips'],
  ['staff/privacy/pages/export', '?email=leader@example.org'],
])

const formsOf = (route: BuiltRoute): AdminForm[] => forms.filter((form) => form.route === route.id)

/** The address of something that is there; where the route has a form, of what that is about. */
function addressOf(route: BuiltRoute): string {
  const { member, documentIds, secrets } = place.tenant
  const [form] = formsOf(route)
  const path = route.path
    .replace(':organisationId', member.organisationId)
    .replace(':documentId', documentIds[1] ?? '')
    .replace(':row', secrets[4] ?? '')
    .replace(':id', documentIds[0] ?? '')
  return form?.path.split('?')[0] ?? path
}

/** Other ways to write an address: some lead to the same page, some to none. */
const spellings = (path: string): string[] => [
  ...[path.toUpperCase(), path.replace('/admin', '/aDMIN'), path.replace('/admin', '/%2561dmin')],
  ...[`/${path}`, path.replaceAll('/', '//'), path.replaceAll('/', '\\'), path.replace('/admin/', '/admin%5c')],
  ...[`${path}//`, `${path}/.`, `${path}%2f`, `/.${path}`, `/help/..${path}`, `/help/%2e%2e${path}`],
  ...[`/authentication/..${path}`, `/share/x/.%2E/..${path}`, `/authentication%2f..${path}`, `/assets${path}`],
  ...[`${path};x`, path.replace('/admin', '/admin;x'), `${path}%00`, `${path}%20`, path.replace('/admin', '/admin%20')],
  ...[path.replace('/admin', '/%EF%BD%81dmin'), `/nl${path}`, `/EN${path}`],
]

/** Every address that could be taken for that of the page, those that are it for sure first. */
function addressesOf(route: BuiltRoute): { sure: string[]; odd: string[] } {
  const path = addressOf(route)
  const encoded = path.replace('/admin', '/%61dmi%6e')
  return {
    sure: [path, `${encoded}/`, path.replace('/admin/', '/admin%2F')],
    odd: [...spellings(path), ...[`${path}.data`, `${path}.data/`, `${path}.DATA`, `${path}%2Edata`, `${path}?index`]],
  }
}

type Extent = 'gate' | 'night'

/** Asks in every way, with a form that provider staff could send; the gate asks an eighth of the odd addresses, the night run the others. */
async function askEverything(visitor: Visitor, route: BuiltRoute, extent: Extent) {
  const [form] = formsOf(route)
  const body = encoded(form ? await form.fields() : { name: 'Gekaapt', to: 'archived', intent: 'save', do: 'archive' })
  const { sure, odd } = addressesOf(route)
  const questions = [
    ...(extent === 'gate' ? sure.flatMap((path) => methods.map((method) => ({ path, method, body }))) : []),
    ...odd
      .filter((_, at) => ((at + routes.indexOf(route)) % 8 === 0) === (extent === 'gate'))
      .flatMap((path) => ['GET', 'POST'].map((method) => ({ path, method, body }))),
  ]
  return Promise.all(questions.map((question) => askWith(visitor, question)))
}

describe.each(routes.map((route) => [route.path, route] as const))('%s', (_path, route) => {
  for (const extent of ['gate', 'night'] as const) {
    const options = extent === 'night' ? atNight : {}
    test('sends people of an organisation home, and asks nothing of the database', options, async () => {
      const visitor = await signedIn(portal.origin, stranger)
      await expectShut(portal, place.tenant, () => askEverything(visitor, route, extent), isSentHome)
    })

    test('sends nobody further than the login page', options, async () => {
      const visitor = openVisitor(portal.origin)
      await expectShut(portal, place.tenant, () => askEverything(visitor, route, extent), isSentToLogin)
    })
  }

  test('is there for provider staff', async () => {
    const visitor = await signedIn(portal.origin, admin)
    const address = `${addressOf(route)}${queries.get(route.id) ?? ''}`
    let page = { status: 0, text: '' }
    const statements = await portal.statements.during(async () => (page = await visitor.ask(address)))
    const { id } = route
    expect([page.status, ownStatements(statements).length > 0]).toEqual([hasNothing(id) ? 404 : 200, !isAtHand(id)])
    if (page.status === 200 && page.text.startsWith('<!DOCTYPE html>'))
      for (const way of waysAround) expect(page.text).toContain(way)
  })
})

describe('the forms that were tried', () => {
  test('are those of every route that takes one', () => {
    // The frame takes what is sent to the work list without its index, and has no form of its own.
    const taking = routes.filter(({ id, hasAction }) => hasAction && id !== 'staff/layout').map(({ id }) => id)
    expect(new Set(forms.map(({ route }) => route))).toEqual(new Set(taking))
  })

  test('are saved where provider staff send them', async () => {
    const visitor = await signedIn(portal.origin, admin)
    // Without a mail server there is nothing to send again.
    for (const form of adminForms(await openAdminPlace(portal, admin)).filter(
      ({ route }) => route !== 'staff/mail/pages/one' && !hasNothing(route),
    )) {
      let status = 0
      const statements = await portal.statements.during(async () => ({ status } = await sendAdminForm(visitor, form)))
      const writes = statements.some((one) => /^(insert|update|delete)/.test(one))
      const { route, what } = form
      expect({ route, what, status, writes }).toEqual({
        route,
        what,
        status: handsOver(form) ? 200 : 303,
        writes: true,
      })
    }
  })
})

/** A new link, a new secret, one that is opened, and what became of each ticked row, is shown in the answer, once. */
const handsOver = ({ route }: AdminForm) =>
  /^staff\/(review\/pages\/queue|(users|requests)\/pages\/list)$/.test(route) ||
  /^staff\/(links\/pages\/new|organisations\/pages\/answers)$/.test(route) ||
  /^staff\/programs\/(webhooks\/)?pages\/(new|one)$/.test(route)
