import type { AppLoadContext } from '@remix-run/node'
import { isSignature, sign } from './seal.server.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request that changes something comes from one of our own pages.
 * `owed`: the browser does not say (lynx, w3m); the form's csrf field has to show it. `hidden`: it says that it does not say, as
 * some do for privacy and other sites can make any do; only the csrf field of a session shows it.
 * @param origin our own, as the browser sees it
 * @param header gives a request header by its lower-case name
 */
export function checkOrigin(
  method: string,
  origin: string,
  header: (name: string) => string | undefined,
): 'own' | 'foreign' | 'owed' | 'hidden' {
  if (safeMethods.includes(method)) return 'own'
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  const sender = header('origin')
  if (sender === undefined) return 'owed'
  if (sender === 'null') return 'hidden'
  return sender === origin ? 'own' : 'foreign'
}

/** The value that the forms of a session carry. */
export const csrfFor = (idHash: Buffer): string => sign('csrf', idHash)

/**
 * Refuses a form that another site may have sent. Every action calls it; it looks only where the browser gave no sign.
 * @param formData the form as posted, with its `csrf` field
 * @throws a 403 response
 */
export function assertCsrf(context: AppLoadContext, formData: FormData): void {
  if (!context.csrfOwed || !context.session) return
  const given = formData.get('csrf')
  if (typeof given === 'string' && isSignature('csrf', context.session.idHash, given)) return
  throw new Response((context.language === 'en' ? en : nl).refused.foreign, { status: 403 })
}
