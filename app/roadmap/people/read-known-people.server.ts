import { createHash } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readPeopleSources } from '#app/persistence/forms/people-forms.server.ts'
import { fold } from '#app/platform/i18n/fold.ts'
import { allItems } from '../registry.ts'
import { knownPeople, type KnownPerson } from './known-people.ts'
import { namesPeople } from './names-people.ts'
import { peopleIn } from './people-in.ts'

/** Somebody of an organisation, with a name for programs: the same as long as their name and address are. */
export type Person = KnownPerson & { id: string }

/** Forms that are looked through for people: of a very large organisation those changed last. */
const mostForms = 1000

/** Form types in which people of the organisation are named; the contact at the provider is not theirs. */
const formTypes = allItems
  .filter(({ item }) => namesPeople(item.fields) && item.key !== 'finalise-start-meeting')
  .map(({ item }) => item.key)

/** Whether people of the organisation are named in forms of this type. */
export const namesOwnPeople = (formType: string): boolean => formTypes.includes(formType)

/** By organisation: everybody, as of a revision. */
const kept = new LRUCache<string, { revision: number; people: readonly Person[] }>({ max: 500 })

/**
 * Everybody of the reader's organisation, by name: whom tasks name, who has an account, was added by hand, or has a link that
 * can be used. One query, and none while nothing of it was changed.
 */
export async function readKnownPeople(context: AppLoadContext): Promise<readonly Person[]> {
  const member = requireMember(context)
  const revision = context.session?.revision ?? null
  const known = kept.get(member.organisationId)
  if (known && known.revision === revision) return known.people.filter(isStillThere)
  const people = await readNow(member)
  if (revision !== null) kept.set(member.organisationId, { revision, people })
  return people
}

/** The same with what was saved in this very request. */
export const readKnownPeopleNow = (context: AppLoadContext): Promise<readonly Person[]> =>
  readNow(requireMember(context))

/** A link ends by itself, and nothing is changed by that. */
const isStillThere = ({ userId, added, places, linkUntil }: Person): boolean =>
  userId !== null || added !== null || places.length > 0 || linkUntil > Date.now()

async function readNow(member: Member): Promise<readonly Person[]> {
  const sources = await readPeopleSources(member, formTypes, mostForms)
  const named = sources.flatMap(({ userId, addedId, linkUntil, ...form }) =>
    peopleIn([form]).map((person) => ({ ...person, userId, addedId, linkUntil })),
  )
  return knownPeople(named).map((person) => ({ ...person, id: idOf(person) }))
}

const idOf = ({ userId, name, email }: KnownPerson): string =>
  userId ??
  createHash('sha256')
    .update(`${fold(name)}\n${email.toLowerCase()}`)
    .digest('hex')
    .slice(0, 16)
