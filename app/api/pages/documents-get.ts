import { answer } from '#app/platform/auth/json-answers.server.ts'
import { toDocumentJson } from '#app/api/documents.server.ts'
import { onlyWrites, writes } from '#app/api/endpoint.server.ts'
import { operations } from '#app/api/operations.server.ts'
import { readPlaceFor } from '#app/api/place.server.ts'
import { readBody } from '#app/api/read-body.server.ts'

export const loader = onlyWrites

/** POST /api/documents/get {location_index}: the documents of a location, or of the organisation as a whole. */
export const action = writes(async (call) => {
  const { location_index: locationIndex } = await readBody(call.request, operations['documents/get'].body)
  const { documents } = await readPlaceFor(call, locationIndex)
  const asked = documents.filter((one) => one.locationIndex === locationIndex && one.replacedAt === null)
  return answer(asked.map(toDocumentJson))
})
