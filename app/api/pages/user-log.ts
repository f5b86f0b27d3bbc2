import { problem } from '#app/platform/auth/json-answers.server.ts'
import { onlyWrites, writes } from '#app/api/endpoint.server.ts'
import { readJson } from '#app/api/read-json.server.ts'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { largestBodies } from '#app/platform/config/limits.ts'
import { recordUse } from '#app/persistence/staff/usage.server.ts'
import { readUsage } from '#app/platform/usage/usage-entry.server.ts'

export const loader = onlyWrites

/** POST /api/user_log {log_type, amount, data}: keeps that a page was shown or scrolled; answers 204. */
export const action = writes(async ({ request, context }) => {
  const { actor } = requireUser(context)
  const read = readUsage(await readJson(request, largestBodies.usageReport))
  if ('issues' in read) {
    return problem(422, 'invalid', 'log_type, amount or data is not right.', { issues: read.issues })
  }
  const { log_type: logType, amount, data } = read.entry
  await recordUse(actor, { logType, amount, data })
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
})
