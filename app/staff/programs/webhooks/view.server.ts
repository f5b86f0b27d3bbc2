import type { readWebhook } from '#app/persistence/programs/webhooks.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { knownEvents } from './values.ts'

type Webhook = NonNullable<Awaited<ReturnType<typeof readWebhook>>>

/** A webhook as its page shows it, with moments in words. */
export function webhookView(webhook: Webhook, language: Language) {
  const told = (at: Date) => formatMoment(at.getTime(), language)
  const { id, name, url, events, organisations, previousUntil, createdByName, createdAt, goneAt, endedAt } = webhook
  return {
    ...{ id, name, url, events: knownEvents(events), by: createdByName, made: told(createdAt) },
    organisations: organisations?.map((one) => one.name) ?? null,
    ended: endedAt && told(endedAt),
    isGone: goneAt !== null,
    previous: previousUntil !== null && previousUntil.getTime() > Date.now() ? told(previousUntil) : null,
    deliveries: webhook.deliveries.map((one) => ({
      ...{ id: one.id, event: knownEvents([one.type])[0] ?? null, at: told(one.happenedAt) },
      ...{ state: one.state, attempts: one.attempts, status: one.status, problem: one.problem },
    })),
  }
}

export type WebhookView = ReturnType<typeof webhookView>
