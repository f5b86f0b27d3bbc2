import type { Constraint, Submission } from '@conform-to/dom'
import { serializeHtmlPattern } from '@conform-to/dom/future'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { readForm } from './read-form.server.ts'

/** What is wrong with a field, in the reader's language. */
export type ErrorOf = (field: string) => string

/** What the HTML of a form's fields says about them, by their names. */
export type Constraints = Record<string, Constraint>

/**
 * A form that a page of ours sent, for pages with more than one: `parseForm` reads what it finds it to be.
 * @throws a 400, 403 or 413 response: see `readForm` and `assertCsrf`
 */
export async function readOwnForm(request: Request, context: AppLoadContext): Promise<FormData> {
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  return form
}

/**
 * A form that a page of ours sent, as conform reads it by its schema.
 * @throws a 400, 403 or 413 response: see `readForm` and `assertCsrf`
 */
export async function readSubmission<Schema extends z.ZodType>(
  request: Request,
  context: AppLoadContext,
  schema: Schema,
  errorOf: ErrorOf,
) {
  return parseForm(await readOwnForm(request, context), schema, errorOf)
}

/**
 * A form, or a query, as conform reads it: its values, or what is wrong, once for each field, with all that was typed. An
 * empty field is as one that was not sent.
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData | URLSearchParams,
  schema: Schema,
  errorOf: ErrorOf,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  return parseWithZod<Schema, string[]>(onlyFieldsOf(schema, form), {
    schema,
    error: ({ path }) => errorOf(path?.join('.') ?? ''),
    formatError: (issues) => [...new Set(issues.map(({ message }) => message))],
  })
}

/**
 * A form that changes something stored, with what is stored in place of texts that it does not have at all. Browsers send
 * a text that was emptied; what is missing was never shown to whoever made the form, and is not cleared.
 * @param readStored gives the values as the page shows them; called only where a text is missing
 */
export async function withStored(
  form: FormData,
  schema: z.ZodType,
  readStored: () => Promise<Record<string, unknown>>,
): Promise<FormData> {
  const missing = emptyTextsOf(schema).filter((name) => !form.has(name))
  if (missing.length === 0) return form
  const stored = await readStored()
  for (const name of missing) {
    const value = stored[name]
    if (typeof value === 'string') form.append(name, value)
  }
  return form
}

/**
 * What a form holds that nobody types, such as which button was pressed.
 * @throws a 400 response where it is not as our own pages make it
 */
export function expectForm<Schema extends z.ZodType>(
  form: FormData | URLSearchParams,
  schema: Schema,
): z.output<Schema> {
  const submission = parseForm(form, schema, () => '')
  if (submission.status !== 'success') throw new Response(null, { status: 400 })
  return submission.value
}

/**
 * What the schema of a form says of its fields for HTML: which are required, and how long they may be. conform finds no
 * lengths and patterns in the zod that we use, which keeps them elsewhere since 4.6; zod itself tells them.
 */
export function constraintsOf(schema: z.ZodType): Constraints {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries(getZodConstraint(beforeTransform(schema)))
  return Object.fromEntries(fields.map(([name, said]) => [name, { ...said, ...limitsIn(properties[name]) }]))
}

/**
 * The same without what is required, for a form with days and times. Browsers have to check those, because of half a day
 * they send nothing; what is missing we tell by ourselves.
 */
export const limitsOf = (schema: z.ZodType): Constraints =>
  Object.fromEntries(Object.entries(constraintsOf(schema)).map(([name, { required: _, ...limits }]) => [name, limits]))

function limitsIn(field: z.core.JSONSchema._JSONSchema | undefined): Constraint {
  if (typeof field !== 'object') return {}
  const { minLength, maxLength, pattern } = field
  const html = pattern === undefined ? undefined : serializeHtmlPattern(new RegExp(pattern))
  return { ...(minLength && { minLength }), ...(maxLength && { maxLength }), ...(html && { pattern: html }) }
}

/**
 * The same form without what its schema does not know. Names are paths to conform, and some have it do things:
 * `__intent__` changes what was typed, and `name[4294967294]` makes a list that long.
 */
function onlyFieldsOf(schema: z.ZodType, form: FormData | URLSearchParams): FormData {
  const known = new Set(Object.keys(getZodConstraint(beforeTransform(schema))))
  const fields = new FormData()
  for (const [name, value] of form) if (known.has(name) && !name.endsWith('[]')) fields.append(name, value)
  return fields
}

/** The names of texts that may be empty. */
function emptyTextsOf(schema: z.ZodType): string[] {
  const object = beforeTransform(schema)
  if (!(object instanceof z.ZodObject)) return []
  return Object.entries(object.shape).flatMap(([name, part]) =>
    part instanceof z.ZodDefault && part.unwrap() instanceof z.ZodString ? [name] : [],
  )
}

// conform takes no schema apart that makes something else of a whole form.
const beforeTransform = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodPipe ? beforeTransform(schema.in) : schema
