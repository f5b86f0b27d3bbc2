import { onlyWrites, writes } from '#app/api/endpoint.server.ts'
import { operations } from '#app/api/operations.server.ts'
import { readBody } from '#app/api/read-body.server.ts'
import { bringsSecret } from '#app/platform/auth/fixed-secret.server.ts'
import { problem } from '#app/platform/auth/json-answers.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { log } from '#app/platform/log/log.ts'
import { mailEventsIn } from '#app/platform/mail/events.ts'
import { noteMailEvents } from '#app/persistence/mail/delivery.server.ts'

export const loader = onlyWrites

/**
 * POST /api/mail/events: keeps what a mail provider tells of messages, for anyone who brings MAIL_EVENTS_SECRET. Answers 202
 * whether or not there are such messages.
 */
export const action = writes(async ({ request }) => {
  const { MAIL_EVENTS_SECRET: secret } = environment()
  if (secret === undefined || !bringsSecret(request.headers.get('Authorization'), secret)) {
    return problem(401, 'invalid_token', 'The Authorization header does not hold the secret of the portal.')
  }
  const events = mailEventsIn(await readBody(request, operations['mail/events'].body), Date.now())
  const count = await noteMailEvents(events)
  log.info({ events: events.length, changed: count }, 'mail events noted')
  return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } })
})
