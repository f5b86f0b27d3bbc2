import { randomUUID } from 'node:crypto'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addItemRequest, readItemRequests } from '#app/persistence/requests/item-requests.server.ts'
import { answerItemRequest } from '#app/persistence/requests/request-answers.server.ts'
import { newAdmin } from './tenant.ts'

const items = ['night-shift-roster', 'newsletter']

/** Asks that a task does not apply to a location. @returns whether it was asked */
export async function askToLeaveOut(member: Member, index: number | null, n: number): Promise<boolean> {
  if (index === null) return false
  const asked = { item: items[n % items.length] ?? '', locationIndex: index, reason: 'Niet bij ons.' }
  return database().transaction((tx) => addItemRequest(tx, member, asked))
}

/** Lets staff answer what the first location asked, or change their answer. @returns whether there was anything to answer */
export async function answerRequest(member: Member, n: number): Promise<boolean> {
  const asked = (await readItemRequests(member, 0)).filter(({ withdrawnAt }) => withdrawnAt === null)
  const one = asked[n % Math.max(1, asked.length)]
  if (!one) return false
  const which = { organisationId: member.organisationId, id: one.id, seenAt: one.answeredAt?.getTime() ?? null }
  const given = { answer: randomUUID(), agreed: n % 2 === 1 }
  return (await answerItemRequest(await newAdmin(), which, given)) === 'answered'
}
