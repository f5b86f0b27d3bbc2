/** What a request to the token endpoint says of its client. */
export type Client = { id: string; secret: string; isByHeader: boolean }

/**
 * The client of a request to the token endpoint: by HTTP Basic or in the body, never both (RFC 6749, section 2.3.1).
 * @param header the value of Authorization
 * @returns null where it says nothing of its client, or it in two ways
 */
export function clientIn(header: string | null, body: URLSearchParams): Client | null {
  const [id, secret] = [body.get('client_id'), body.get('client_secret')]
  if (header === null) return id === null || secret === null ? null : { id, secret, isByHeader: false }
  const basic = basicIn(header)
  // The id may stand in the body too, where it is the same.
  return basic && secret === null && (id === null || id === basic.id) ? basic : null
}

function basicIn(header: string): Client | null {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header) ?? []
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  if (id === undefined || secret === undefined) return null
  try {
    return { id: decodeForm(id), secret: decodeForm(secret), isByHeader: true }
  } catch {
    return null
  }
}

/** Both are encoded as in a form before they are joined. */
const decodeForm = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))
