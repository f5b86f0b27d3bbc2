import type { z } from 'zod'
import { largestBodies } from '#app/platform/config/limits.ts'
import { problem } from '../platform/auth/json-answers.server.ts'
import { issuesOf } from './issues.server.ts'
import { readJson } from './read-json.server.ts'

/**
 * What a request brings along, in the shape that an address wants it.
 * @throws a response: 415, 413 and 400 as `readJson` does; 422 for JSON in another shape
 */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  return fitting(schema, await readJson(request, largestBodies.json), 'The body')
}

/**
 * A value in the shape that is wanted.
 * @param what begins the sentence about it
 * @throws a 422 response
 */
export function fitting<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw problem(422, 'invalid', `${what} is not as it has to be.`, { issues: issuesOf(parsed.error) })
}
