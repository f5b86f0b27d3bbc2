import { answer } from '#app/platform/auth/json-answers.server.ts'
import { toDocumentJson, uploadDocuments } from '#app/api/documents.server.ts'
import { callerOf, onlyWrites, writes } from '#app/api/endpoint.server.ts'
import { wrongPlace } from '#app/api/forms.server.ts'
import { operations } from '#app/api/operations.server.ts'
import { readPlaceFor } from '#app/api/place.server.ts'
import { fitting } from '#app/api/read-body.server.ts'
import { findItem } from '#app/roadmap/registry.ts'

const { query: uploadQuery } = operations['document/upload']

export const loader = onlyWrites

/** POST /api/document/upload?document_type=…&location_index=…&replaces=…, a multipart form: the new documents. */
export const action = writes(async (call) => {
  callerOf(call.context)
  const query = new URL(call.request.url).searchParams
  const sent = { ...Object.fromEntries(query), replaces: query.getAll('replaces') }
  const { document_type: key, location_index: asked, replaces } = fitting(uploadQuery, sent, 'The query')
  const item = findItem(key)
  if (!item) throw new Error(`The schema lets the unknown document type ${key} pass.`)
  if ((item.roadmap === 'location') !== (asked !== null)) throw wrongPlace(item)
  const route = await readPlaceFor(call, asked)
  return answer((await uploadDocuments(call, route, item, replaces)).map(toDocumentJson))
})
