import { z } from 'zod'
import { allItems } from '#app/roadmap/registry.ts'
import { bare } from '#app/roadmap/rules/fields.ts'
import { inputKinds, type InputKind } from '#app/roadmap/rules/shapes.ts'
import { mailEventsSent } from '#app/platform/mail/events.ts'
import { usageSent } from '#app/platform/usage/usage-entry.server.ts'
import { toldInQuery } from './query-schemas.ts'
import { webhookEvent } from './program-schemas.ts'
import * as schemas from './schemas.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Schemas with a name of their own: of what is sent, and of what is answered. */
const named = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() }

/** `target-date` as `TargetDate` */
const nameOf = (key: string): string => key.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The name of the schema of a form type, in answers and in what is sent. */
export const formSchemaNames = (key: string) => ({ told: `${nameOf(key)}Form`, sent: `${nameOf(key)}Changes` })

const keyOf = ({ form_type: type }: { form_type: z.ZodLiteral }): string => String(type.value)

for (const form of schemas.form.options) named.output.add(form, { id: formSchemaNames(keyOf(form.shape)).told })
for (const form of schemas.formSent.shape.form.options) {
  named.input.add(form, { id: formSchemaNames(keyOf(form.shape)).sent })
}
named.output
  .add(schemas.user, { id: 'User' })
  .add(schemas.roadmap, { id: 'Roadmap' })
  .add(schemas.attention, { id: 'Attention' })
  .add(schemas.form, { id: 'Form' })
  .add(schemas.formsFound, { id: 'FormsFound' })
  .add(schemas.document, { id: 'Document' })
  .add(schemas.documents, { id: 'Documents' })
  .add(schemas.failure, { id: 'Failure' })
  .add(schemas.formsFailure, { id: 'FormsFailure' })
  .add(schemas.conflictFailure, { id: 'ConflictFailure' })
  .add(webhookEvent, { id: 'WebhookEvent' })
named.input
  .add(schemas.formsAsked, { id: 'FormsAsked' })
  .add(schemas.formSent, { id: 'FormSent' })
  .add(schemas.formSent.shape.form, { id: 'Changes' })
  .add(schemas.documentsAsked, { id: 'DocumentsAsked' })
  .add(usageSent, { id: 'UsageReport' })
  .add(mailEventsSent, { id: 'MailEvents' })

const root = '#/components/schemas/'

/**
 * How the document points to a schema.
 * @throws where the schema has no name
 */
export function refTo(schema: z.core.$ZodType): { $ref: string } {
  const name = named.output.get(schema) ?? named.input.get(schema)
  if (!name) throw new Error('A schema of the API has no name in the document.')
  return { $ref: root + name.id }
}

/** All named schemas, as `components.schemas` of the document has them. */
export function schemasByName(): Record<string, JsonSchema> {
  const uri = (id: string) => root + id
  const made = {
    ...z.toJSONSchema(named.output, { io: 'output', uri, override: tell('output') }).schemas,
    ...z.toJSONSchema(named.input, { io: 'input', uri, override: tell('input') }).schemas,
  }
  const written = Object.entries(made).map(
    ([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema] as const,
  )
  return {
    ...Object.fromEntries(written),
    Form: toldApart('told', made.Form),
    Changes: toldApart('sent', made.Changes),
  }
}

/** The parts of a query with their schemas, and whether they have to be there. */
export function queryParts(query: z.ZodObject): { name: string; required: boolean; schema: JsonSchema }[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', override: tell('input') })
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean' ? [] : [{ name, required: required.includes(name), schema }],
  )
}

const kinds: Partial<Record<InputKind, string>> = {
  date: 'Milliseconds since 1970 at midnight UTC of that day.',
  moment: 'Milliseconds since 1970.',
  secret: 'Kept encrypted and always empty in answers. Sent empty it stays as it is; null clears it.',
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** What the schemas know beside their shape, and without what only this program cares about. */
const tell =
  (io: 'input' | 'output'): Override =>
  ({ zodSchema, jsonSchema }) => {
    const inQuery = zodSchema instanceof z.ZodType ? toldInQuery.get(zodSchema) : undefined
    if (inQuery) replace(jsonSchema, inQuery)
    const kind = zodSchema instanceof z.ZodType ? inputKinds.get(zodSchema)?.kind : undefined
    if (kind && kinds[kind]) jsonSchema.description = kinds[kind]
    // The format says it shorter.
    if (jsonSchema.format) delete jsonSchema.pattern
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    // Answers may say more one day.
    if (io === 'output') delete jsonSchema.additionalProperties
    if (zodSchema instanceof z.ZodObject) leaveOutRefused(zodSchema, jsonSchema)
  }

function replace(jsonSchema: JsonSchema, by: JsonSchema): void {
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
  Object.assign(jsonSchema, by)
}

/** Fields that are only there to be refused by name need not be known to others. */
function leaveOutRefused(object: z.ZodObject, { properties = {} }: JsonSchema): void {
  for (const [name, part] of Object.entries(object.shape)) {
    const inner = part instanceof z.ZodOptional ? bare(part.unwrap()) : part
    if (inner instanceof z.ZodNever) Reflect.deleteProperty(properties, name)
  }
}

/** One of the form types, which generated clients tell apart by `form_type`. */
function toldApart(side: 'told' | 'sent', { oneOf }: JsonSchema = {}): JsonSchema {
  const mapping = Object.fromEntries(allItems.map(({ item }) => [item.key, root + formSchemaNames(item.key)[side]]))
  return { oneOf, discriminator: { propertyName: 'form_type', mapping } }
}
