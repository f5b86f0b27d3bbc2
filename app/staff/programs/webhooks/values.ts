import { webhookTypes, type WebhookType } from '#app/persistence/programs/webhook-event.ts'
import type { ReachValues } from '../key-values.ts'

/** The form of a new webhook as it is typed. */
export type WebhookValues = ReachValues & { url: string; events: string[] }

/** Its fields, in the order of the page. */
export const webhookFields = ['name', 'url', 'events', 'reach', 'organisations'] as const

/** The events of a webhook that there still are, in their order. */
export const knownEvents = (events: readonly string[]): WebhookType[] =>
  webhookTypes.filter((type) => events.includes(type))
