import type { Colleague } from '#app/persistence/staff/owners.server.ts'
import { withoutTotals, type ListDoubts } from '#app/platform/spreadsheet/doubts.ts'
import { calledBy, readByColumns, type ListColumns } from '#app/platform/spreadsheet/heads.ts'
import type { Separator } from '#app/platform/spreadsheet/pasted-lines.ts'
import { nameLine } from '../read-details.server.ts'
import type { Customer, Problem } from './customer.ts'
import { columnsOf, maxLines, readLocation, readPerson } from './read-lists.server.ts'

/** The columns of a list of organisations, in their order. */
export const sheetColumns = ['organisation', 'location', 'town', 'person', 'email', 'language', 'owner'] as const

/** What people call them. */
export const customerColumns: ListColumns = {
  names: [
    ...[calledBy.organisation, calledBy.location, calledBy.town],
    [...calledBy.name, 'persoon', 'contactpersoon', 'person', 'contact', 'contact person'],
    ...[calledBy.email, calledBy.language, calledBy.owner],
  ],
  required: 0,
}

/** A line of a list as the page shows it. */
export type SheetLine = { line: number; cells: string[] }
/** What a list of organisations says: its lines, the organisations on them in their order, and what is wrong. */
export type ReadSheet = {
  lines: SheetLine[]
  customers: Customer[]
  problems: Problem[]
  hasHeads: boolean
  unknownHeads: string[]
  separator: Separator
  doubts: ListDoubts
  /** True if there are more lines than are read. */
  isTooLong: boolean
}

type Defaults = Pick<Customer, 'ownerId' | 'deputyId'>

/**
 * Reads a list of organisations with their locations and people. A line without an organisation goes on with the one above
 * it; a location that stands on several lines is one.
 * @param staff who can be an owner, by name or address
 * @param defaults who looks after an organisation where the list names nobody
 */
export function readSheet(
  text: string,
  staff: readonly (Colleague & { email: string })[],
  defaults: Defaults,
): ReadSheet {
  const { lines: all, head, unknownHeads, separator, count } = readByColumns(text, customerColumns, maxLines)
  const { lines, ...doubts } = withoutTotals(all, [0, 1, 2, 3])
  const customers = new Map<string, Customer>()
  const owners = new Map<Customer, string>()
  const problems: Problem[] = []
  const firstLines = new Map<string, number>()
  let last = ''
  for (const { line, cells } of lines) {
    const [organisation = '', location = '', town = '', person = '', email = '', language = '', owner = ''] = cells
    problems.push(...columnsOf(line, cells.slice(sheetColumns.length)))
    const name = nameLine.safeParse(organisation === '' ? last : organisation)
    if (!name.success) {
      problems.push({ line, what: 'organisation' })
      continue
    }
    last = name.data
    const customer = customers.get(last) ?? newCustomer(last, defaults)
    customers.set(last, customer)
    if (location !== '') problems.push(...addLocation(customer, line, { name: location, town }))
    else if (town !== '') problems.push({ line, what: 'townAlone' })
    if (person !== '' || email !== '') {
      const read = readPerson(line, { name: person, email, language }, firstLines)
      customer.people.push(...read.found)
      problems.push(...read.problems)
    }
    if (owner !== '') problems.push(...setOwner(customer, line, owner))
  }
  const ofList = { hasHeads: head !== null, unknownHeads, separator, doubts, isTooLong: count > maxLines }
  return { lines, customers: [...customers.values()], problems, ...ofList }

  function setOwner(customer: Customer, line: number, owner: string): Problem[] {
    const asked = owner.toLowerCase()
    const found = staff.filter((one) => one.name.toLowerCase() === asked || one.email.toLowerCase() === asked)
    const [only] = found
    if (!only || found.length > 1) return [{ line, what: 'owner', values: { owner } }]
    const before = owners.get(customer)
    if (before !== undefined && before !== only.id) return [{ line, what: 'ownerDiffers' }]
    owners.set(customer, only.id)
    customer.ownerId = only.id
    return []
  }
}

const newCustomer = (name: string, { ownerId, deputyId }: Defaults): Customer => ({
  details: { name, signingLink: null, identityOrganisation: null },
  ...{ locations: [], people: [], ownerId, deputyId, appointment: null },
})

function addLocation(customer: Customer, line: number, cells: { name: string; town: string }): Problem[] {
  const read = readLocation(line, cells)
  const [found] = read.found
  if (!found) return read.problems
  const same = customer.locations.find(({ name }) => name.toLowerCase() === found.name.toLowerCase())
  if (!same) customer.locations.push(found)
  else if (same.town === '') same.town = found.town
  else if (found.town !== '' && found.town !== same.town)
    return [{ line, what: 'townDiffers', values: { other: same.line } }]
  return read.problems
}
