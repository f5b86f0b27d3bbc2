import { onlyWrites, writes } from '#app/api/endpoint.server.ts'
import { clientIn } from '#app/api/oauth-client.ts'
import { largestBodies } from '#app/platform/config/limits.ts'
import { hashOfSecret, newProgramToken } from '#app/platform/auth/program.server.ts'
import { addProgramToken } from '#app/persistence/programs/program-tokens.server.ts'

/** Seconds that a token is good for. */
const lifetime = 15 * 60

export const loader = onlyWrites

/**
 * POST /api/oauth/token: an access token for a program of the provider that brings its client id and secret (RFC 6749,
 * section 4.4). Failures are told as section 5.2 wants them.
 */
export const action = writes(async ({ request }) => {
  const body = await readForm(request)
  if (!body) return refused('invalid_request', 'The body has to be a form in which no name stands twice.')
  const grant = body.get('grant_type')
  if (grant === null) return refused('invalid_request', 'There is no grant_type.')
  if (grant !== 'client_credentials') return refused('unsupported_grant_type', 'Only client_credentials is known.')
  const header = request.headers.get('Authorization')
  const client = clientIn(header, body)
  if (!client) return unknownClient(header !== null)
  const token = newProgramToken()
  const asked = body.get('scope')?.split(' ').filter(Boolean) ?? []
  const given = await addProgramToken(
    { clientId: client.id, secretHash: hashOfSecret(client.secret), scopes: asked.length > 0 ? asked : null },
    token.hash,
    lifetime,
  )
  if (given === 'invalid_client') return unknownClient(client.isByHeader)
  if (given === 'invalid_scope') return refused('invalid_scope', 'The client does not have one of these scopes.')
  const answered = { access_token: token.words, token_type: 'Bearer', expires_in: lifetime, scope: given.join(' ') }
  return Response.json(answered, { headers: unkept })
})

const unkept = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

/** The fields of the body; null where it is no form, too long, or says something twice. */
async function readForm(request: Request): Promise<URLSearchParams | null> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('Content-Type') ?? '')
  const bytes = await request.arrayBuffer()
  if (!isForm || bytes.byteLength > largestBodies.tokenQuestion) return null
  const fields = new URLSearchParams(new TextDecoder().decode(bytes))
  return new Set(fields.keys()).size === fields.size ? fields : null
}

const refused = (error: string, error_description: string, status = 400): Response =>
  Response.json({ error, error_description }, { status, headers: unkept })

/** 401 names the way in which the client came, where that is HTTP's. */
function unknownClient(isByHeader: boolean): Response {
  const answer = refused('invalid_client', 'There is no such client, or this is not its secret.', 401)
  if (isByHeader) answer.headers.set('WWW-Authenticate', 'Basic realm="Routekaart", charset="UTF-8"')
  return answer
}
