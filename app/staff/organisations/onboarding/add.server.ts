import { createHash } from 'node:crypto'
import type { Actor } from '#app/persistence/actor.ts'
import { database, type Queryable } from '#app/persistence/database.server.ts'
import {
  holdNames,
  listNames,
  readKnown,
  type KnownOrganisation,
} from '#app/persistence/organisations/namesakes.server.ts'
import { addOrganisation } from '#app/persistence/organisations/organisation-changes.server.ts'
import { planAppointment } from '#app/persistence/organisations/relationships.server.ts'
import { addUsers, knownPeople, type Invitee } from '#app/persistence/people/staff-users.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { sendInvitations } from '#app/staff/users/invitation.server.ts'
import { addFirstLocations } from '../locations.server.ts'
import type { Customer, Problem } from './customer.ts'
import { nameKey } from './same-name.ts'

/** An organisation of whose name there are others: those that are there, and whether another one of the list has it too. */
export type Namesake = { key: string; name: string; known: KnownOrganisation[]; isTwice: boolean }

/** Why nothing was added: addresses that are taken, and names that nobody agreed to have twice. */
export type Objections = { problems: Problem[]; namesakes: Namesake[] }

/** What is to be added. */
export type Act = {
  /** Made with the form, so that what is sent twice is added once. */
  formId: string
  customers: readonly Customer[]
  /** The names, as they are compared, that may be there twice. */
  agreed: ReadonlySet<string>
  isInviting: boolean
}

/** What stands in the way of adding organisations. */
export async function findObjections(
  actor: Actor,
  { customers, agreed }: Pick<Act, 'customers' | 'agreed'>,
  tx: Queryable = database(),
): Promise<Objections> {
  const people = customers.flatMap((one) => one.people)
  const taken = new Map(
    (
      await knownPeople(
        actor,
        people.map(({ email }) => email),
        tx,
      )
    ).map((one) => [one.email, one]),
  )
  const problems = people.flatMap(({ line, email }): Problem[] => {
    const found = taken.get(email.toLowerCase())
    if (!found) return []
    const values = { email, name: found.name }
    const { organisationName: where } = found
    return [
      where === null ? { line, what: 'takenByUs', values } : { line, what: 'taken', values: { ...values, where } },
    ]
  })
  const asked = customers.map(({ details: { name } }) => ({ name, key: nameKey(name) }))
  const open = asked.filter(({ key }) => !agreed.has(key))
  if (open.length === 0) return { problems, namesakes: [] }
  const keys = new Set(open.map(({ key }) => key))
  const alike = (await listNames(actor, tx)).filter(({ name }) => keys.has(nameKey(name)))
  const known = await readKnown(
    actor,
    alike.map(({ id }) => id),
    tx,
  )
  const namesakes = open.flatMap(({ name, key }): Namesake[] => {
    const others = known.filter((one) => nameKey(one.name) === key)
    const isTwice = asked.filter((one) => one.key === key).length > 1
    return others.length > 0 || isTwice ? [{ key, name, known: others, isTwice }] : []
  })
  return {
    problems,
    namesakes: namesakes.filter(({ key }, at) => namesakes.findIndex((one) => one.key === key) === at),
  }
}

/** Somebody else was quicker: nothing of the act is kept. */
class OvertakenError extends Error {}

/**
 * Adds organisations with their locations, people, owners and first appointments: all of it or nothing.
 * @param origin the portal's, for the links of invitations
 * @returns their ids, also where the same form had added them before; or why nothing was added, with no objection where
 * somebody else changed something at the same moment
 */
export async function addCustomers(actor: Actor, origin: string, act: Act): Promise<string[] | Objections> {
  try {
    return await database().transaction(async (tx) => {
      await holdNames(tx)
      const ids = act.customers.map((_, at) => idOf(act, at))
      if ((await readKnown(actor, ids, tx)).length > 0) return ids
      const objections = await findObjections(actor, act, tx)
      if (objections.problems.length > 0 || objections.namesakes.length > 0) return objections
      for (const [at, customer] of act.customers.entries()) {
        await addCustomer(tx, actor, origin, { id: ids[at] ?? '', customer, isInviting: act.isInviting })
      }
      return ids
    })
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error
    return findObjections(actor, act)
  }
}

/** An id that is the same for the same form with the same in it. */
function idOf({ formId, customers, isInviting }: Act, at: number): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([formId, customers, isInviting, at]))
    .digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

type One = { id: string; customer: Customer; isInviting: boolean }

async function addCustomer(tx: Queryable, actor: Actor, origin: string, { id, customer, isInviting }: One) {
  const { details, locations, people, ownerId, deputyId, appointment } = customer
  if (!(await addOrganisation(tx, actor, id, details))) throw new OvertakenError()
  if (locations.length > 0) await addFirstLocations(tx, actor, id, locations)
  if (ownerId !== null || deputyId !== null) {
    if (!(await assignOwners(actor, [id], { ownerId, deputyId }, tx))) throw new OvertakenError()
  }
  if (appointment) await planAppointment(tx, actor, id, appointment)
  const invited = people.map(({ name, email, language }) => ({ name, email, language, organisationId: id }))
  const write = isInviting
    ? (on: Queryable, invitees: readonly Invitee[]) => sendInvitations(on, origin, actor, invitees)
    : null
  const added = await addUsers(tx, actor, invited, write)
  if (added?.length !== people.length) throw new OvertakenError()
}
