import { answer } from '#app/platform/auth/json-answers.server.ts'
import { onlyReads, reads } from '#app/api/endpoint.server.ts'
import type { user } from '#app/api/schemas.ts'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import type { z } from 'zod'

/** GET /api/auth/user: who is asking. */
export const loader = reads(async ({ context }) => {
  const { actor } = requireUser(context)
  return answer({
    id: actor.userId,
    organisation_id: actor.organisationId,
    is_admin: actor.isAdmin,
    name: actor.name,
    email: actor.email,
    language: actor.language,
  } satisfies z.output<typeof user>)
})

export const action = onlyReads
