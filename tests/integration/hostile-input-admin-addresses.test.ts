import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { adminForms, sendAdminForm, type AdminForm } from '#tests/support/admin-forms.ts'
import { openAdminPlace, type AdminPlace } from '#tests/support/admin-place.ts'
import { listParameters } from '#tests/support/list-parameters.ts'
import { addMarkedTenant, type MarkedTenant } from '#tests/support/marked-tenant.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { builtRoutes } from '#tests/support/site-map.ts'
import { atNight, splitBy } from '#tests/support/stages.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let place: AdminPlace
let elsewhere: MarkedTenant
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await openPortal()
  admin = await newAdmin()
  await portal.sql`update users set may_read_security_log = true where id = ${admin.userId}`
  place = await openAdminPlace(portal, admin)
  elsewhere = await addMarkedTenant(portal, 'Kwartelei', 1)
  await signInAnew()
})
afterAll(() => portal.close())

async function signInAnew(): Promise<void> {
  staff = await signedIn(portal.origin, admin)
  staff.cookies.set('routekaart.language', 'en')
}

const routes = (await builtRoutes()).filter(({ path }) => path.startsWith('/admin'))

const values = [
  ...['', '%20', '-1', '0', '1e9', '99999999999999999999', 'NaN', '0x1', '%EF%BF%BD', '%F0%9F%98%80', '%25_%5C', "'--"],
  ...[
    '__proto__',
    'constructor',
    '31-02-2027',
    '0000-00-00',
    '275761-01-01',
    '1-1-0001',
    '9999-12-31',
    'x'.repeat(3000),
  ],
  ...[
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '%E2%80%AEx',
    'no%20id',
    '-name',
    '--name',
    '00000000-0000-0000-0000-000000000000',
  ],
]

/** How many questions are asked at the same time. */
const atOnce = 24

/** The files of a list, and other addresses below it that stand for all of it, take what it takes. */
const listOf = (path: string) => path.replace(/\/(csv|calendar|calendar\.ics|ics)$/, '')

const filledIn = (path: string) =>
  path
    .replace(':organisationId', place.tenant.member.organisationId)
    .replace(':documentId', place.tenant.documentIds[1] ?? '')

const lists = routes.filter(({ path }) => listParameters.has(listOf(path))).map(({ path }) => path)

test('every list and every file of one is among them', () => {
  const files = routes.map(({ path }) => path).filter((path) => path.endsWith('csv'))
  expect(files.filter((path) => !lists.includes(path))).toEqual([])
  expect(lists.length).toBeGreaterThan(listParameters.size)
})

/** A list and its file read what they take alike: one parameter with one value is asked of one of the two, in turn. */
function isAskedHere(path: string, number: number): boolean {
  const alike = lists.filter((other) => listOf(other) === listOf(path))
  return number % alike.length === alike.indexOf(path)
}

describe.each(lists)('%s', (path) => {
  const numbered = values.map((value, at) => ({ value, at }))
  // A fixed eighth of the values at each list, the next one at the next.
  const stages = splitBy(numbered, ({ at }) => (at + lists.indexOf(path)) % 8 === 0)
  for (const { rows, options } of stages) {
    test('takes anything for what it is narrowed by', options, async () => {
      const names = listParameters.get(listOf(path)) ?? []
      const queries = rows.flatMap(({ value, at }) => [
        ...names.filter((_, number) => isAskedHere(path, at + number)).map((name) => `${name}=${value}`),
        names.map((name) => `${name}=${value}`).join('&'),
        names.flatMap((name) => [`${name}=${value}`, `${name}=x`]).join('&'),
      ])
      const faultOf = async (query: string) => {
        const { status, text } = await staff.ask(`${filledIn(path)}?${query}`)
        const isFine = status < 500 && !text.includes('<script>alert')
        return isFine ? [] : [{ query: query.slice(0, 200), status }]
      }
      const faults = []
      // All of them at once are more than a server takes: it rightly says to come back later.
      while (queries.length > 0) faults.push(...(await Promise.all(queries.splice(0, atOnce).map(faultOf))))
      expect(faults.flat()).toEqual([])
    })
  }
})

/** What may stand in an address where an id is asked; each names nothing. */
const noIds = (own: string) => [
  ...['x', '0', '-1', '__proto__', 'constructor', "'", '%25', '%EF%BF%BD', '%F0%9F%98%80', 'x'.repeat(500)],
  ...[randomUUID(), own.slice(0, -1), `${own}0`, `%7B${own}%7D`, elsewhere.member.organisationId],
  ...[elsewhere.documentIds[1] ?? '', elsewhere.secrets[4] ?? ''],
]

/** The last ones are ids of another organisation: the gate tries them everywhere. */
const ofOthers = 3

type Other = { path: string; isInGate: boolean }

/** The same address with another word in the place of one of its ids. */
function othersThan(path: string): Other[] {
  const parts = path.split('/')
  return parts.flatMap((part, at) => {
    if (!/^[0-9a-f]{8}(-[0-9a-f-]{27})?$/.test(part)) return []
    const words = noIds(part)
    return words.map((word, number) => ({
      path: parts.with(at, word).join('/'),
      isInGate: number >= words.length - ofOthers || (number + path.length) % 8 === 0,
    }))
  })
}

const forms = routes.filter(({ hasAction }) => hasAction).map(({ id }) => id)

describe.each(forms)('%s', (id) => {
  // What does harm asks for a new sign-in after five minutes, which the lists before these take on a busy machine.
  beforeAll(signInAnew)

  const stages = [
    { isInGate: true, options: {} },
    { isInGate: false, options: atNight },
  ]
  for (const { isInGate, options } of stages) {
    test(
      'ids that name nothing, or something of another organisation, are no address, and nothing is done',
      options,
      async () => {
        const faults = []
        for (const form of adminForms(place).filter(({ route }) => route === id)) {
          for (const { path } of othersThan(form.path).filter((other) => other.isInGate === isInGate)) {
            const page = await staff.ask(path)
            let sent = { status: 0, text: '' }
            const statements = await portal.statements.during(
              async () => (sent = await sendAdminForm(staff, { ...form, path })),
            )
            // An update of what is not there does nothing; of everything that is done a note is added.
            const writes = statements.filter((one) => /^(insert|delete)/i.test(one))
            const isFound = leadsElsewhere(form, path)
            const isRefused = [page, sent].every(({ status, text }) => status >= 400 && status < 500 && isEnglish(text))
            if (!isFound && (!isRefused || writes.length > 0))
              faults.push({ path, page: page.status, sent: sent.status, writes })
          }
        }
        expect(faults).toEqual([])
      },
    )
  }
})

test('there are such addresses', () => {
  expect(adminForms(place).filter(({ path }) => othersThan(path).length > 0).length).toBeGreaterThan(20)
})

const isEnglish = (text: string) => text.includes('<html lang="en"')

/** The page of the other organisation itself, which is there for provider staff. */
const leadsElsewhere = ({ path: own }: AdminForm, path: string) =>
  own.replace(place.tenant.member.organisationId, elsewhere.member.organisationId) === path &&
  othersThan(own).length === noIds(own).length
