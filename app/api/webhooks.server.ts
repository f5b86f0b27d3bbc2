import { webhookTypes, type WebhookType } from '#app/persistence/programs/webhook-event.ts'
import { webhookExample } from './examples.ts'
import { refTo, type JsonSchema } from './openapi-schemas.server.ts'
import { webhookEvent } from './program-schemas.ts'

/** What we ask of an address of somebody else, as OpenAPI 3.1 tells it. */
export type DocumentedWebhook = {
  post: {
    operationId: string
    summary: string
    description: string
    security: []
    parameters: { name: string; in: 'header'; required: true; description: string; schema: JsonSchema }[]
    requestBody: { required: true; content: Record<string, { schema: JsonSchema; example: unknown }> }
    responses: Record<string, { description: string }>
  }
}

const summaries: Record<WebhookType, string> = {
  'document-uploaded': 'Somebody uploaded a document',
  accepted: 'Provider staff accepted a document',
  'sent-back': 'Provider staff sent a document back',
  answer: 'Somebody answered by a shared link',
  signed: 'Somebody signed by a shared link, or the provider signed what was signed by it',
  'envelope-changed':
    'Somebody was asked to sign an agreement, answered, or is asked no more; or its text changed after an answer',
  'request-answered': 'Provider staff answered the request of a location',
  appointment: 'A start meeting or an appointment with the provider was made, moved, changed or cancelled',
  'connection-day': 'The definitive connection day of a location was set, moved or cleared',
}

const headers = [
  ['webhook-id', 'Of the delivery. The same again is the same event: what was done already need not be done.'],
  ['webhook-timestamp', 'Seconds since 1970 at which it was sent.'],
  ['webhook-signature', 'One or more signatures with spaces between them, `v1,` and base64 each: one has to be right.'],
] as const

/** Everything that programs can be told of, by its type. */
export const documentedWebhooks = (): Record<string, DocumentedWebhook> =>
  Object.fromEntries(webhookTypes.map((type) => [type, { post: documented(type) }]))

const documented = (type: WebhookType): DocumentedWebhook['post'] => ({
  operationId: `on-${type}`,
  summary: summaries[type],
  description:
    'Sent to addresses that staff of the provider added, and signed by the Standard Webhooks specification (HMAC-SHA256 over ' +
    'id, timestamp and body, with points between them). It may come more than once, and in any order. It names nobody: ask the API for more.',
  security: [],
  parameters: headers.map(([name, description]) => ({
    ...{ name, in: 'header' as const, required: true as const, description, schema: { type: 'string' as const } },
  })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: refTo(webhookEvent), example: { ...webhookExample, type } } },
  },
  responses: {
    '2XX': { description: 'Taken. Answer within ten seconds and do the work afterwards.' },
    '410': { description: 'Never again: the address is switched off.' },
    default: { description: 'Not taken, redirects too: it is sent again, for up to three days.' },
  },
})
