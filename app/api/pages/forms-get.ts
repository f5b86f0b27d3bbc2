import { answer } from '#app/platform/auth/json-answers.server.ts'
import { onlyWrites, writes, type Call } from '#app/api/endpoint.server.ts'
import { formsAt } from '#app/api/forms.server.ts'
import { operations } from '#app/api/operations.server.ts'
import { readPlaceAsked } from '#app/api/place.server.ts'
import { readBody } from '#app/api/read-body.server.ts'

export const loader = onlyWrites

/**
 * POST /api/forms/get {form_types, location_index, organisation_id}: [forms, null], or [[], error] with the status of the
 * error. Programs name the organisation.
 */
export const action = writes(async (call) => answer([await find(call), null]), inPair)

async function find(call: Call) {
  const { form_types: formTypes, ...place } = await readBody(call.request, operations['forms/get'].body)
  return formsAt(await readPlaceAsked(call, place, 'forms:read'), formTypes)
}

async function inPair(failure: Response): Promise<Response> {
  const { status, headers } = failure
  const body = JSON.stringify([[], await failure.json()])
  return new Response(body, { status, headers })
}
