import { onlyReads, reads } from '#app/api/endpoint.server.ts'
import { openApiDocument } from '#app/api/openapi.server.ts'

/** GET /api/openapi.json: the API in the words of OpenAPI 3.1. It is the same for everybody, signed in or not. */
export const loader = reads(() =>
  Promise.resolve(Response.json(openApiDocument(), { headers: { 'Cache-Control': 'public, max-age=300' } })),
)

export const action = onlyReads
