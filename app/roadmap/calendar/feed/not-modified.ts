/** What an answer is known by: an entity tag in quotes, and when it became what it is. */
type Validators = { etag: string; modifiedAt: Date }

/**
 * Whether whoever asks has this answer already, by RFC 9110, 13.1: where they name tags, dates do not count.
 * @param headers of the request
 * @param validators of the answer; the moment counts to the second
 */
export function isNotModified(headers: Headers, { etag, modifiedAt }: Validators): boolean {
  const tags = headers.get('If-None-Match')
  if (tags !== null)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers.get('If-Modified-Since') ?? '')
  return !Number.isNaN(since) && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since
}
