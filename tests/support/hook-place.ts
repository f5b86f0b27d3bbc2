import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { webhookEvent } from '#app/api/program-schemas.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addWebhookEvents } from '#app/persistence/programs/webhook-events.server.ts'
import { addOrganisation } from './care-organisation.ts'
import { openHookReceiver, type HookReceiver, type Told } from './hook-receiver.ts'
import { openPortal, type Portal } from './portal.ts'
import { addHook } from './program.ts'
import { newAdmin } from './tenant.ts'
import { signedIn, type Visitor } from './visitor.ts'

/** A portal, and a program that is told what happens there. */
export type HookPlace = Awaited<ReturnType<typeof openHookPlace>>

/** What was told, as the API says it looks. */
export const eventIn = ({ body }: Told) => webhookEvent.parse(JSON.parse(body))

/** Opens a portal and a program, with somebody of the staff. */
export async function openHookPlace() {
  const portal: Portal = await openPortal()
  const receiver: HookReceiver = await openHookReceiver()
  const admin: Actor = await newAdmin()
  const staff: Visitor = await signedIn(portal.origin, admin)
  let member: Member = await addOrganisation(['Huis'])
  let path = '/'
  const deliveries = ({ id }: { id: string }) =>
    portal.sql`select id, state, attempts, status, problem, next_at - tried_at as wait
      from webhook_deliveries where webhook_id = ${id}`
  return {
    ...{ portal, receiver, admin, staff, deliveries },
    /** Ends earlier webhooks; gives an organisation that nobody knows yet. */
    begin: async (): Promise<Member> => {
      await portal.sql`update webhooks set ended_at = now()`
      receiver.answer(204)
      path = `/${randomUUID()}`
      member = await addOrganisation(['Huis'])
      return member
    },
    path: () => path,
    listen: (over: Parameters<typeof addHook>[2] = {}) => addHook(admin, receiver.origin + path, over),
    /** What was told, once so much of it has come. */
    told: async (count: number): Promise<Told[]> => {
      await expect.poll(() => receiver.at(path).length, { timeout: 15_000 }).toBe(count)
      return receiver.at(path)
    },
    /** Something happens, to the newest organisation where no other is named. */
    happens: (organisationId = member.organisationId, subject: string = randomUUID()) => {
      const event = { type: 'accepted', locationIndex: 0, item: 'floor-plan', subjects: [subject] } as const
      return addWebhookEvents(database(), { ...event, organisationId })
    },
    /** Waits until the only delivery of a webhook is like this. */
    settled: (hook: { id: string }, expected: object) =>
      expect.poll(async () => (await deliveries(hook))[0], { timeout: 15_000 }).toMatchObject(expected),
    isDueNow: ({ id }: { id: string }) =>
      portal.sql`update webhook_deliveries set next_at = now() where webhook_id = ${id}`,
    close: async () => {
      receiver.close()
      await portal.close()
    },
  }
}
