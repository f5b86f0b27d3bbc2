import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addLibraryAndHelp, addManyLocations, type Amount } from '#tests/support/many-locations.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

const few: Amount = { series: 'few', organisations: 3, locations: 20 }
const many: Amount = { series: 'many', organisations: 40, locations: 480 }

/** What is asked, in this order, and how many statements it may take; `:id` is an organisation. */
const pages: [name: string, path: string, most: number][] = [
  ['what waits, at its first view after a start', '/admin', 8],
  ['what waits for everybody', '/admin?owner=all&sort=date', 8],
  ['the search', '/admin/search?q=huis', 5],
  ['the board, at its first view after a start', '/admin/board', 3],
  ['the board, where nothing has changed', '/admin/board', 3],
  ['the board, after one change', '/admin/board', 10],
  ['the board of one organisation', '/admin/board?organisation=:id', 4],
  ['the last page of the board', '/admin/board?page=99999', 3],
  ['the board with a location beside it', '/admin/board?place=:id:0', 12],
  ['the calendar', '/admin/board/month', 3],
  ['the organisations', '/admin/organisations', 4],
  ['the organisations by their latest change', '/admin/organisations?sort=-changed', 4],
  ['the review queue', '/admin/review', 4],
  ['what was reviewed', '/admin/review?list=reviewed', 4],
  ['the review queue, narrowed and sorted', '/admin/review?q=huis&owner=me&sort=-organisation', 4],
  ['the requests, narrowed and sorted', '/admin/requests?q=huis&owner=none&sort=-organisation', 3],
  ['the library', '/admin/documents', 3],
  ['the relationships', '/admin/relationship-management', 3],
  ['one relationship', '/admin/relationship-management/:id', 5],
  ['the links', '/admin/links', 4],
  ['the links, narrowed and sorted', '/admin/links?q=huis&owner=me&sort=-opened', 4],
  ['the users, narrowed and sorted', '/admin/users?q=huis&owner=me&sort=-seen', 4],
  ['the users', '/admin/users', 4],
  ['the mail log', '/admin/mail', 4],
  ['the programs', '/admin/programs', 2],
  ['the webhooks', '/admin/programs/webhooks', 2],
  ['a new program', '/admin/programs/new', 2],
  ['the audit log', '/admin/audit', 4],
  ['the usage report', '/admin/usage', 8],
  ['the radar, at its first view after a start', '/admin/radar', 6],
  ['the radar', '/admin/radar?weeks=4', 6],
  ['the questions of the help page', '/admin/help', 1],
  ['the search for a person', '/admin/privacy', 2],
  ['a person that was found', '/admin/privacy?email=few-1@example.org', 8],
  ['an organisation', '/admin/organisations/:id', 34],
  ['its route card', '/admin/organisations/:id/route-card', 8],
  ['the route card of a location', '/admin/organisations/:id/route-card?location=0', 8],
  ['the history of a task', '/admin/organisations/:id/history?item=basic-information&location=0', 7],
]

/** Tables for spreadsheets: a statement more for every thousand rows, which are read as they are sent. */
const tables: [name: string, path: string, most: number][] = [
  ['the board', '/admin/board/csv', 2],
  ['the organisations', '/admin/organisations/csv', 2],
  ['the review queue', '/admin/review/csv', 1],
  ['what was reviewed', '/admin/review/csv?list=reviewed', 1],
  ['the library', '/admin/documents/csv', 1],
  ['the relationships', '/admin/relationship-management/csv', 1],
  ['the links', '/admin/links/csv', 1],
  ['the users', '/admin/users/csv', 1],
  ['the mail log', '/admin/mail/csv', 1],
  ['the audit log', '/admin/audit/csv', 1],
  ['the usage report', '/admin/usage/csv?table=pages', 6],
  ['the radar', '/admin/radar/csv?table=slips', 5],
  // What is asked of the questions of the help page the portal asks by itself too, so that nobody counts it.
  ['the questions of the help page', '/admin/help/csv', 0],
]
const rowsPerRead = 1000

/** What an answer took: lines, and statements apart from those about the session and those that begin a connection. */
type Cost = { status: number; statements: string[]; lines: number }

let portal: Portal
const costs = new Map<string, { few: Cost; many: Cost }>()
beforeAll(async () => {
  portal = await openPortal({ LOG_LEVEL: 'info' })
  await addLibraryAndHelp(portal.sql)
  await addManyLocations(portal.sql, few)
  const ofFew = await costOfAll('few')
  await addManyLocations(portal.sql, many)
  const ofMany = await costOfAll('many')
  for (const [at, [name, path]] of [...pages, ...tables].entries()) {
    const [one, other] = [ofFew[at], ofMany[at]]
    if (one && other) costs.set(`${name} ${path}`, { few: one, many: other })
  }
}, 180_000)
afterAll(() => portal.close())

/** Asks for everything, by a portal that has just started. */
async function costOfAll(series: string): Promise<Cost[]> {
  await portal.killAndStart()
  // What it removes at its start has nothing to do with what is asked.
  const hasBegun = () =>
    ['"cleanup"', '"progress of places"', '"entries for search"'].every((words) => portal.output().includes(words))
  await vi.waitFor(() => expect(hasBegun()).toBe(true), { timeout: 20_000, interval: 50 })
  const admin = await signedIn(portal.origin, await newAdmin())
  const [organisation] =
    await portal.sql`select id from organisations where name like ${`${series}%`} order by name limit 1`
  const found: Cost[] = []
  for (const [name, path] of [...pages, ...tables]) {
    if (name.endsWith('after one change')) await changeOneForm()
    let cost = { status: 0, lines: 0 }
    const statements = await portal.statements.during(async () => {
      const { status, text } = await admin.ask(path.replace(':id', String(organisation?.id)))
      cost = { status, lines: text.split('\r\n').length }
    })
    found.push({ ...cost, statements: statements.filter((statement) => !/auth_sessions|pg_catalog/.test(statement)) })
  }
  return found
}

const changeOneForm = () => portal.sql`
  update forms set version = version + 1, updated_at = now()
  where id = (select id from forms where location_index = 0 order by organisation_id, id limit 1)`

function costOf(name: string, path: string): { few: Cost; many: Cost } {
  const cost = costs.get(`${name} ${path}`)
  if (!cost) throw new Error(`Nobody asked for ${name}.`)
  return cost
}

describe('the statements of a page are as many, however many locations there are', () => {
  test.each(pages)('%s: %s', (name, path, most) => {
    const cost = costOf(name, path)
    expect(cost.few.status).toBeLessThan(400)
    expect(cost.many.status).toBeLessThan(400)
    expect(cost.few.statements.length).toBeGreaterThan(0)
    expect(cost.few.statements.length, cost.few.statements.join('\n')).toBeLessThanOrEqual(most)
    expect(cost.many.statements.length, cost.many.statements.join('\n')).toBe(cost.few.statements.length)
  })
})

describe('the statements of a table grow by one for a thousand rows', () => {
  test.each(tables)('%s: %s', (name, path, most) => {
    for (const { status, statements, lines } of Object.values(costOf(name, path))) {
      expect(status).toBe(200)
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most + Math.floor(lines / rowsPerRead))
    }
  })
})
