import { z } from 'zod'
import { largestBodies } from '#app/platform/config/limits.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { database } from '#app/persistence/database.server.ts'
import { recordRejected } from '#app/persistence/staff/usage.server.ts'
import { callerOf, type Call } from './endpoint.server.ts'
import { fitting } from './read-body.server.ts'
import { readJson } from './read-json.server.ts'
import { formSent } from './schemas.ts'

const named = z.object({ form: z.object({ form_type: z.string() }) })

/**
 * The changed fields that a program sends. Which of them do not fit goes into the usage log, as it does for pages: the
 * names of our fields, never what was sent.
 * @throws a response: 415, 413 and 400 as `readJson` does; 422 for JSON in another shape
 */
export async function readFormSent({ request, context }: Call): Promise<z.output<typeof formSent>> {
  const sent = await readJson(request, largestBodies.json)
  const { error } = formSent.safeParse(sent)
  const item = findItem(named.safeParse(sent).data?.form.form_type ?? '')
  if (error && item) await recordRejected(database(), callerOf(context), item.key, fieldsIn(error))
  return fitting(formSent, sent, 'The body')
}

/** The fields that an error is about: `wards.name` for the name in any row. */
function fieldsIn({ issues }: z.ZodError): string[] {
  const names = issues.flatMap(({ path: [form, fields, ...path] }) =>
    form === 'form' && fields === 'fields' ? [path.filter((part) => typeof part === 'string').join('.')] : [],
  )
  return [...new Set(names)].filter((name) => name !== '')
}
