import { allItems } from '#app/roadmap/registry.ts'
import { failureKinds } from './failures.ts'
import { formSchemaNames, type JsonSchema } from './openapi-schemas.server.ts'
import { openApiDocument, type DocumentedOperation } from './openapi.server.ts'
import { leavesOf, type Leaf } from './schema-leaves.ts'

/** What the page about the API shows of one operation. */
export type OperationView = {
  id: string
  method: string
  path: string
  summary: string
  description: string
  parameters: Leaf[]
  /** What is sent as JSON; null where nothing is, or files are. */
  body: Leaf[] | null
  takesFiles: boolean
  answer: Leaf[]
  example: { question: string | null; answer: string | null }
  /** Of its answers. */
  statuses: string[]
}

/** What the page about the API shows of a form type. */
export type ToldForm = { key: string; isOfLocation: boolean; fields: Leaf[] }

/** What the page about the API shows: the document, laid out to be read. */
export type Reference = {
  operations: OperationView[]
  forms: ToldForm[]
  failures: { status: string; description: string; codes: string; headers: string }[]
}

const named = (name: string): JsonSchema | undefined => openApiDocument().components.schemas[name]

/** The document about the API as the page shows it. */
export function readReference(): Reference {
  const { paths } = openApiDocument()
  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationView(path, method, operation)),
    ),
    forms: allItems.map(({ item: { key, roadmap } }) => ({
      ...{ key, isOfLocation: roadmap === 'location' },
      fields: leavesOf(property(named(formSchemaNames(key).told), 'fields'), named),
    })),
    failures: Object.entries(failureKinds).map(([status, kind]) => ({
      ...{ status, description: kind.description, codes: kind.codes.join(', ') },
      headers: 'headers' in kind ? kind.headers.join(', ') : '',
    })),
  }
}

function operationView(path: string, method: string, operation: DocumentedOperation): OperationView {
  const { operationId: id, summary, description, parameters, requestBody, responses } = operation
  const sent = requestBody?.content['application/json']
  const success = responses['200']
  const answered = success && 'content' in success ? success.content?.['application/json'] : undefined
  const asked = new URLSearchParams(
    parameters.flatMap(({ name, example }): [string, string][] =>
      example === undefined ? [] : [[name, String(example)]],
    ),
  )
  return {
    ...{ id, summary, description, method: method.toUpperCase(), path: `/api${path}` },
    parameters: parameters.flatMap(({ name, required, schema, description: about = '' }) =>
      leavesOf({ properties: { [name]: { ...schema, description: about } }, required: required ? [name] : [] }, named),
    ),
    body: sent ? leavesOf(sent.schema, named) : null,
    takesFiles: requestBody?.content['multipart/form-data'] !== undefined,
    answer: leavesOf(answered?.schema, named),
    example: {
      question: sent ? written(sent.example) : asked.size > 0 ? `/api${path}?${asked}` : null,
      answer: written(answered?.example),
    },
    statuses: Object.keys(responses),
  }
}

const written = (example: unknown): string | null => (example === undefined ? null : JSON.stringify(example, null, 2))

function property(schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  const found = schema?.properties?.[name]
  return typeof found === 'object' ? found : undefined
}
