import type { Request, RequestHandler, Response } from 'express'
import { accessTo } from '#app/platform/auth/access.ts'
import { requestAccess, senderOf, signInPath } from '#app/platform/auth/guard.server.ts'
import { largestBodies } from '#app/platform/config/limits.ts'
import { readAuthor } from '#app/platform/drafts/author.server.ts'
import { keepDraft, type Unsaved } from '#app/platform/drafts/drafts.server.ts'
import { isReadable, typedEntries, versionIn } from '#app/platform/drafts/form-entries.ts'
import { pagePath } from '#app/platform/drafts/page-path.ts'
import { readFields } from '#app/platform/drafts/read-fields.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { readStart } from './form-start.ts'

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/**
 * A form that somebody sends after their session ended is kept for whom it was made, and the way goes to the login page.
 * Has to run after `readRequestSession` and before `guard`, which answers everything else.
 */
export const keepDrafts: RequestHandler = (request, response, next) => {
  keepForm(request, response).then((isAnswered) => isAnswered || next(), next)
}

async function keepForm(request: Request, response: Response): Promise<boolean> {
  const { session, path } = requestAccess(request)
  if (session || accessTo(pathOf(request)) !== 'signed-in') return false
  if (!(await keepTyped(request, 'signed-out'))) return false
  response.append('Set-Cookie', flash('info', 'platform/drafts:signedOut'))
  response.set('Cache-Control', 'no-store').redirect(303, signInPath(request, path))
  // What was not read of the body still has to pass, or the next request on this connection waits for ever.
  request.resume()
  return true
}

/**
 * Keeps what was typed in a form of ours that can get no further. Of a form with files: what stands before the first one.
 * @returns false where there is nothing to keep: no such form, or none that tells for whom it was made
 */
export async function keepTyped(request: Request, reason: Unsaved['reason']): Promise<boolean> {
  if (request.method !== 'POST' || !formType.test(request.get('Content-Type') ?? '')) return false
  if (senderOf(request) === 'foreign') return false
  const { bytes } = await readStart(request, largestBodies.form)
  const form = await readFields(request.headers, bytes)
  const author = isReadable(form) ? readAuthor(textIn(form, 'author')) : null
  if (!author) return false
  const locationId = textIn(form, 'locationId')
  const about = { path: pagePath(pathOf(request)), locationId, version: versionIn(form), reason }
  return (await keepDraft(author, { ...about, entries: typedEntries(form) }, null)) !== null
}

const pathOf = (request: Request): string => new URL(`http://own.invalid${request.originalUrl}`).pathname

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
