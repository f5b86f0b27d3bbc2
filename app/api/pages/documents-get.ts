import { answer } from '#app/platform/auth/json-answers.server.ts'
import { toDocumentJson } from '#app/api/documents.server.ts'
import { onlyWrites, writes } from '#app/api/endpoint.server.ts'
import { operations } from '#app/api/operations.server.ts'
import { readPlaceAsked } from '#app/api/place.server.ts'
import { readBody } from '#app/api/read-body.server.ts'

export const loader = onlyWrites

/**
 * POST /api/documents/get {location_index, organisation_id}: the documents of a location, or of the organisation as a whole.
 * Programs name the organisation.
 */
export const action = writes(async (call) => {
  const place = await readBody(call.request, operations['documents/get'].body)
  const { documents } = await readPlaceAsked(call, place, 'documents:read')
  const asked = documents.filter((one) => one.locationIndex === place.location_index && one.replacedAt === null)
  return answer(asked.map(toDocumentJson))
})
