import { answer } from '#app/api/answers.server.ts'
import { toldDocument } from '#app/api/documents.server.ts'
import { onlyWrites, writes } from '#app/api/endpoint.server.ts'
import { readPlaceFor } from '#app/api/place.server.ts'
import { readBody } from '#app/api/read-body.server.ts'
import { documentsAsked } from '#app/api/schemas.ts'

export const loader = onlyWrites

/** POST /api/documents/get {location_index}: the documents of a location, or of the organisation as a whole. */
export const action = writes(async (call) => {
  const { location_index: locationIndex } = await readBody(call.request, documentsAsked)
  const { documents } = await readPlaceFor(call, locationIndex)
  return answer(documents.filter((document) => document.locationIndex === locationIndex).map(toldDocument))
})
