import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { blocks, type BlockKey } from '#app/roadmap/defaults/blocks.ts'
import { findItem } from '#app/roadmap/registry.ts'
import type { Answer } from '#tests/support/ask.ts'
import { fieldsIn, stepIn } from '#tests/support/step-form.ts'
import { openVisitor, type FormFields, type Visitor } from '#tests/support/visitor.ts'
import { inFolder, startPortal, stopServer, type MeasuredPortal } from './servers.ts'
import { cookiesOfUser } from './sessions.ts'

const locations = 40

/** What a way of doing it took: pages that were opened, forms that were sent, and the seconds the server took for all. */
type Taken = { pages: number; forms: number; seconds: number }

/**
 * Gives the answers of all blocks to an organisation of forty named locations, without script: once page by page of each
 * location, once by the answers that are given once. Prints what both take, and fails where the forms differ afterwards.
 */
export async function run(): Promise<boolean> {
  return inFolder(async (folder) => {
    const portal = await startPortal(folder)
    const sql = postgres(portal.settings.DATABASE_URL, { max: 1 })
    try {
      const [before, after] = [await newLeader(portal, sql), await newLeader(portal, sql)]
      const each = await measured(before.visitor, fillEachLocation)
      const once = await measured(after.visitor, fillOnce)
      report('every page of each location', each)
      report('one answer, one preview', once)
      const [one, other] = [await filledIn(sql, before.organisationId), await filledIn(sql, after.organisationId)]
      if (one.length !== other.length || one.some((form, at) => form !== other[at]))
        throw new Error(`The forms differ: ${one.length} and ${other.length}.`)
      return true
    } finally {
      await sql.end()
      await stopServer(portal)
    }
  })
}

const report = (way: string, { pages, forms, seconds }: Taken) =>
  process.stdout.write(`${way}: ${pages} pages opened, ${forms} forms sent, ${seconds.toFixed(1)} s of the server\n`)

async function newLeader(portal: MeasuredPortal, sql: postgres.Sql) {
  const [organisationId, userId] = [randomUUID(), randomUUID()]
  const listed = Array.from({ length: locations }, (_, at) => ({
    id: (0xa0000000 + at).toString(16),
    name: `Huis ${at + 1}`,
  }))
  const fields = { locations: listed, numberOfLocations: locations, numberOfBedsenseLocations: locations }
  await sql`insert into organisations (id, name) values (${organisationId}, 'Veertig huizen')`
  await sql`insert into users (id, organisation_id, name, email)
    values (${userId}, ${organisationId}, 'Anna Mol', ${`${userId}@example.org`})`
  await sql`insert into forms (organisation_id, form_type, fields, version, updated_by_name)
    values (${organisationId}, 'org-information', ${sql.json(fields)}, 1, 'Anna Mol')`
  const visitor = openVisitor(portal.origin)
  for (const pair of (await cookiesOfUser(userId, portal.origin, portal.settings)).split('; ')) {
    const at = pair.indexOf('=')
    visitor.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return { organisationId, visitor }
}

/** Counts what some work asks of the portal, one after the other as one person does. */
async function measured(visitor: Visitor, work: (visitor: Visitor) => Promise<void>): Promise<Taken> {
  const taken: Taken = { pages: 0, forms: 0, seconds: 0 }
  const timed = async <Given>(kind: 'pages' | 'forms', ask: () => Promise<Given>): Promise<Given> => {
    const began = performance.now()
    const answer = await ask()
    taken[kind]++
    taken.seconds += (performance.now() - began) / 1000
    return answer
  }
  await work({
    ...visitor,
    ask: (...asked) => timed('pages', () => visitor.ask(...asked)),
    post: (...sent) => timed('forms', () => visitor.post(...sent)),
  })
  return taken
}

/** Fills in the page of each block at each location; a browser opens the page that follows each save. */
async function fillEachLocation(visitor: Visitor): Promise<void> {
  for (let at = 0; at < locations; at++) {
    for (const block of blocks) {
      const page = `${findItem(block.item)?.path}/${block.page}?location=${at}`
      const answer = await visitor.ask(page)
      const saved = await stepIn(visitor, page, answer).send(typed[block.key], 'next')
      await visitor.ask(leadsOn(saved))
    }
  }
}

/** Gives each answer once, looks at what it changes, and has all locations take it over. */
async function fillOnce(visitor: Visitor): Promise<void> {
  for (const block of blocks) {
    const page = `/organisation/defaults?block=${block.key}`
    const answer = await visitor.ask(page)
    const given = await stepIn(visitor, page, answer).send(typed[block.key], 'preview')
    const preview = leadsOn(given)
    const fields = fieldsIn((await visitor.ask(preview)).text, 'apply')
    await visitor.ask(leadsOn(await visitor.post(preview, { ...fields, goTo: 'apply' })))
  }
}

function leadsOn({ status, headers, text }: Answer): string {
  if (status !== 303 || !headers.location) throw new Error(`A form was refused: ${status} ${text.slice(0, 300)}`)
  return headers.location
}

const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 555 01 31' }
const under = (group: string, fields: Record<string, string>): FormFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}.${name}`, value]))

/** What is typed into the fields of each block. */
const typed: Record<BlockKey, FormFields> = {
  alarm: under('alarm', { phones: 'smartphone', explanation: 'De nachtdienst heeft twee telefoons.' }),
  'night-shift': under('nightshift', {
    ...{ amount: '2', wardsPerNightShift: '2', shiftsPerWardEvening: '3', rosterType: 'fixed' },
  }),
  'project-team': { numberOfMembers: '1', ...under('members[0]', { first_name: 'Bas', last_name: 'Hendriks' }) },
  'study-goals': { quality: ['incidents'], workplace: ['workload'], efficiency: ['rounds'], other_effects: 'Rust' },
  'wifi-contact': under('wifi.contact', bas),
  families: { numberOfPersons: '1', ...under('persons[0]', bas) },
  colleagues: { contact: 'Bas Hendriks, 030 555 01 31' },
}

/** What the forms of the locations say, without the ids of rows. */
async function filledIn(sql: postgres.Sql, organisationId: string): Promise<string[]> {
  const rows = await sql<{ said: string }[]>`
    select form_type || location_index || regexp_replace(fields::text, '"id": "[0-9a-f]{8}"', '"id"', 'g') as said
    from forms where organisation_id = ${organisationId} and location_index is not null order by form_type, location_index`
  return rows.map(({ said }) => said)
}
