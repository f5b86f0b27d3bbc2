import type { AppLoadContext } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { readKnownPeople, type Person } from '../people/read-known-people.server.ts'
import type { Item } from '../rules/item.ts'
import { purposeToPassOn } from '../rules/shares.ts'

/** What stands for somebody whom the portal does not know yet, and who gets a link. */
export const somebodyElse = 'other'

/** Somebody to whom a task can be given: their id is that of their account, where they have one. */
export type Assignable = { id: string; person: Person | null }

/** Somebody who can be chosen, in words. */
export type AssigneeOption = { value: string; label: string }

const idOf = ({ userId, id }: Person): string => userId ?? id

/** Finds whom somebody chose; null where there is no such person. */
export async function findAssignable(context: AppLoadContext, id: string): Promise<Assignable | null> {
  if (id === somebodyElse) return { id, person: null }
  const person = (await readKnownPeople(context)).find((one) => idOf(one) === id)
  return person ? { id, person } : null
}

/**
 * Whom tasks can be given to: the reader first, then everybody with an account, then those who get a link.
 * @param items which tasks; who has no account is offered only where each of them can be done by a link
 */
export async function assigneeOptions(context: AppLoadContext, items: readonly Item[]): Promise<AssigneeOption[]> {
  const { userId } = requireMember(context)
  const t = textFor(context.language, 'roadmap/assigning')
  const people = await readKnownPeople(context)
  const others = people.filter((one) => one.userId !== userId)
  const withAccount = others.filter((one) => one.userId !== null).map((one) => ({ value: idOf(one), label: one.name }))
  const byLink = others
    .filter((one) => one.userId === null)
    .map((one) => ({ value: idOf(one), label: t('form.byLink', { name: labelOf(one) }) }))
  const canBeLinked = items.every((item) => purposeToPassOn(item) !== null)
  return [
    { value: userId, label: t('form.me') },
    ...withAccount,
    ...(canBeLinked ? [...byLink, { value: somebodyElse, label: t('form.other') }] : []),
  ]
}

const labelOf = ({ name, role }: Person): string => [name, role].filter(Boolean).join(', ')
