import { json, type ActionFunctionArgs } from '@remix-run/node'
import { environment } from '#app/platform/config/env.server.ts'
import { lookAtFile } from '#app/sharing/evidence/received.server.ts'
import { verdictForPrograms, verify } from '#app/sharing/evidence/verify.server.ts'

const notSigned = { signed: false, document: null, signedBy: null, at: null }
const statuses = { none: 422, tooLarge: 413, broken: 400 }

/** There is nothing to look at without a file. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })

/** POST /verify of a program (`Accept: application/json`): whether a file is evidence as it was made here. Nothing is kept. */
export async function action({ request }: ActionFunctionArgs) {
  const file = await lookAtFile(request, environment().UPLOAD_MAX_MB)
  if (typeof file === 'string') return json({ ...notSigned, problem: file }, { status: statuses[file] })
  return json(verdictForPrograms(await verify(file)))
}
