import { changeShareLink } from '#app/persistence/links/share-links.server.ts'
import type { OpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { isMailedCode } from '../mailed-code.server.ts'
import { codeGiven, isCode, maxWrongCodes } from './code.server.ts'

/** What came of a code that somebody typed. */
export type Tried = { isRight: true; cookie: string } | { isRight: false; wrongCodes: number; left: number }

/**
 * Looks whether a code opens a link. A wrong one is counted, while nobody else can be: ten at once are ten.
 * @param token of the link, as it stands in the address
 */
export async function tryCode(link: OpenShareLink, token: string, code: string): Promise<Tried> {
  let wasRight = false
  const now = await changeShareLink(link, link.id, link.recipientName, ({ wrongCodes, isUsable }) => {
    wasRight = isUsable && wrongCodes < maxWrongCodes && isCodeOf(link, token, code)
    return wasRight ? null : { change: { wrongCodes: wrongCodes + 1 }, kind: 'wrong-code' }
  })
  if (wasRight) return { isRight: true, cookie: codeGiven(link) }
  const wrongCodes = now?.wrongCodes ?? maxWrongCodes
  return { isRight: false, wrongCodes, left: Math.max(0, maxWrongCodes - wrongCodes) }
}

/** A code that is mailed follows from the link; of one that the sender tells the hash is kept. */
function isCodeOf({ id, codeHash, codeEmail }: OpenShareLink, token: string, code: string): boolean {
  if (codeHash === null) return true
  if (codeEmail === '') return isCode(hashOfToken(token), code, codeHash)
  return isMailedCode('link-code', id, { address: codeEmail, typed: code, now: Date.now() })
}
