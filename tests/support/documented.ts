import { expect } from 'vitest'
import { z } from 'zod'
import { openApiDocument, type DocumentedOperation } from '#app/api/openapi.server.ts'
import type { Answer } from './ask.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

const { paths, components } = openApiDocument()

/** A schema of the document by its name. */
export const namedSchema = (name: string): JsonSchema | undefined => components.schemas[name]

/** Every operation of the document. */
export const documentedOperations: readonly [path: string, method: string, operation: DocumentedOperation][] =
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, DocumentedOperation] => [
      path,
      method.toUpperCase(),
      operation,
    ]),
  )

const readers = new Map<string, z.ZodType>()

/** Reads what a schema of the document describes, as somebody would who has nothing but the document. */
function readerOf(schema: JsonSchema): z.ZodType {
  const written = JSON.stringify(schema)
  const known = readers.get(written)
  if (known) return known
  const local = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'))
  const made = z.fromJSONSchema({ ...local(schema), $defs: local(components.schemas) })
  readers.set(written, made)
  return made
}

/** Fails where an answer has a status, a header or a body that the document does not tell of. */
export function expectDocumented({ responses }: DocumentedOperation, answer: Answer, question: unknown): void {
  const { status, headers, text } = answer
  const found = responses[status]
  const told = found && '$ref' in found ? components.responses[found.$ref.split('/').at(-1) ?? ''] : found
  expect({ question, status, isTold: told !== undefined }).toEqual({ question, status, isTold: true })
  for (const name of Object.keys(told?.headers ?? {})) {
    expect({ question, name, value: headers[name.toLowerCase()] }).toMatchObject({ value: expect.stringMatching(/./) })
  }
  const schema = told?.content?.['application/json']?.schema
  if (!schema) {
    expect({ question, text }).toEqual({ question, text: '' })
    return
  }
  expect(headers['content-type']).toContain('application/json')
  const { error } = readerOf(schema).safeParse(JSON.parse(text))
  expect({ question, text, error }).toEqual({ question, text, error: undefined })
}
