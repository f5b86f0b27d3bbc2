import { scopeOf, type ProgramScope } from '#app/platform/auth/program-scopes.ts'
import { failureHeaders, failureKinds, type FailureStatus } from './failures.ts'
import { queryParts, refTo, schemasByName, type JsonSchema } from './openapi-schemas.server.ts'
import { allOperations, type Operation } from './operations.server.ts'
import { conflictFailure, failure } from './schemas.ts'
import { documentedWebhooks, type DocumentedWebhook } from './webhooks.server.ts'

type Content = Record<string, { schema: JsonSchema; example?: unknown }>
type Header = { description: string; schema: JsonSchema } | { $ref: string }
type Answer = { description: string; headers?: Record<string, Header>; content?: Content }

/** How somebody shows who they are. */
type SecurityScheme =
  | { type: 'apiKey'; in: 'cookie'; name: string; description: string }
  | { type: 'http'; scheme: 'bearer'; bearerFormat?: string; description: string }
  | {
      type: 'oauth2'
      description: string
      flows: { clientCredentials: { tokenUrl: string; scopes: Record<ProgramScope, string> } }
    }

/** One operation of the document. */
export type DocumentedOperation = {
  operationId: string
  summary: string
  description: string
  security?: Record<string, string[]>[]
  parameters: {
    name: string
    in: 'query'
    required: boolean
    description?: string
    schema: JsonSchema
    example?: string | number
  }[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Answer | { $ref: string }>
}

/** The parts of an OpenAPI 3.1 document that ours has. */
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Partial<Record<Operation['method'], DocumentedOperation>>>
  webhooks: Record<string, DocumentedWebhook>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Answer>
    headers: Record<string, Header>
    securitySchemes: Record<string, SecurityScheme>
  }
}

let made: OpenApiDocument | undefined

/** The document about the whole API, made once from the schemas that the endpoints read by. */
export const openApiDocument = (): OpenApiDocument => (made ??= makeDocument())

/** By a session or by an access token of a person. */
const ofPeople: Record<string, string[]>[] = [{ session: [] }, { bearer: ['read:current_user'] }]

const makeDocument = (): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Routekaart',
    version: '1',
    description:
      'Reads and fills in the route cards of a care organisation. Failures are JSON: a code for programs, a sentence ' +
      'for people, and often the places that are wrong. Answers may get further fields one day.',
  },
  servers: [
    { url: '/api', description: 'The API.' },
    { url: '/ss/api', description: 'The same, under its other name.' },
  ],
  security: ofPeople,
  paths: Object.fromEntries(
    allOperations.map(([path, operation]) => [`/${path}`, { [operation.method]: documented(path, operation) }]),
  ),
  webhooks: documentedWebhooks(),
  components: {
    schemas: schemasByName(),
    responses: Object.fromEntries(
      Object.values(failureKinds).map((kind) => [kind.name, answerOf(kind, refTo(failure))]),
    ),
    headers: Object.fromEntries(
      Object.entries(failureHeaders).map(([name, description]) => [
        name,
        { description, schema: name === 'Retry-After' ? { type: 'integer', minimum: 1 } : { type: 'string' } },
      ]),
    ),
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'routekaart.session',
        description:
          'The cookie of a browser in which somebody is signed in; over https its name begins with __Host-. What other ' +
          'sites make a browser send is refused.',
      },
      bearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description:
          'An access token of the identity provider, for the audience self-service and with the scope ' +
          'read:current_user. Where there is an Authorization header, cookies do not count.',
      },
      program: {
        type: 'oauth2',
        description:
          'For programs of the provider, with a client id and a secret that staff make. The token endpoint takes a form ' +
          'and answers as RFC 6749 says (sections 4.4 and 5); the client comes by HTTP Basic or in the form. A token is good ' +
          'for 15 minutes, for the organisations of its client.',
        flows: {
          clientCredentials: {
            tokenUrl: '/api/oauth/token',
            scopes: {
              'attention:read': 'What needs provider staff.',
              'forms:read': 'Forms; secrets are empty.',
              'documents:read': 'What there is of documents, without the files.',
            },
          },
        },
      },
      mailSecret: {
        type: 'http',
        scheme: 'bearer',
        description: 'The secret that the operator set as MAIL_EVENTS_SECRET. Where none is set nobody may ask.',
      },
    },
  },
})

/** By what somebody may ask, where it is not as everywhere. */
function securityOf(path: string, { security }: Operation): Pick<DocumentedOperation, 'security'> {
  if (security) return { security: [{ [security]: [] }] }
  const scope = scopeOf(`/api/${path}`)
  return scope === null ? {} : { security: [...ofPeople, { program: [scope] }] }
}

function documented(path: string, operation: Operation): DocumentedOperation {
  const { id, summary, description, query, body, answer, failures, example } = operation
  const success: Answer = answer
    ? { description: 'Done.', content: json(refTo(answer), example.answer) }
    : { description: 'Done; there is nothing to tell.' }
  return {
    ...{ operationId: id, summary, description, ...securityOf(path, operation) },
    parameters: query
      ? queryParts(query).map(({ schema: { description: words, ...schema }, ...part }) => ({
          ...{ ...part, in: 'query' as const, description: words, schema },
          example: schema.type === 'integer' ? Number(example.query?.[part.name]) : example.query?.[part.name],
        }))
      : [],
    ...(body && { requestBody: { required: true as const, content: sent(body, example.body) } }),
    responses: Object.fromEntries([
      [answer ? '200' : operation.isOnlyTaken ? '202' : '204', success],
      ...[...failures].sort((a, b) => a - b).map((status) => [String(status), failing(operation, status)]),
    ]),
  }
}

const json = (schema: JsonSchema, example?: unknown): Content => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

function sent(body: NonNullable<Operation['body']>, example: unknown): Content {
  if (body !== 'files') return json(refTo(body), example)
  const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }
  const files = { type: 'array' as const, minItems: 1, items: file }
  return { 'multipart/form-data': { schema: { type: 'object', properties: { files }, required: ['files'] } } }
}

function failing({ id, failure: own }: Operation, status: FailureStatus): Answer | { $ref: string } {
  const kind: (typeof failureKinds)[FailureStatus] = failureKinds[status]
  const usual = refTo(failure)
  if (own && kind.isOfAddress) {
    return answerOf(kind, 'isOfAddressOnly' in kind ? refTo(own) : { anyOf: [refTo(own), usual] })
  }
  if (status === 409 && id === 'saveForm') return answerOf(kind, { anyOf: [refTo(conflictFailure), usual] })
  return { $ref: `#/components/responses/${kind.name}` }
}

function answerOf(kind: (typeof failureKinds)[FailureStatus], schema: JsonSchema): Answer {
  const headers = 'headers' in kind ? kind.headers : []
  return {
    description: `${kind.description} (${kind.codes.join(', ')})`,
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    }),
    content: json(schema),
  }
}
