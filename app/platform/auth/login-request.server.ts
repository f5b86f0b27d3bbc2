import { z } from 'zod'
import { expectForm } from '#app/platform/frame/submission.server.ts'
import { safeReturnTo } from './return-to.ts'
import type { LoginStart } from './auth0-strategy.server.ts'

const short = z.string().max(256).optional().catch(undefined)
/** Seconds. */
const maxAge = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional()
  .catch(undefined)
const fields = z.object({
  returnTo: z.string().optional().catch(undefined),
  organization: short,
  invitation: short,
  login_hint: short,
  max_age: maxAge,
  prompt: z.literal('login').optional().catch(undefined),
})

/**
 * How a login is to start, as a form or a query asks for it: returnTo, organization, invitation, login_hint, max_age and
 * prompt=login. What is not as it should be, or is asked twice, is left out.
 */
export function readLoginRequest(asked: FormData | URLSearchParams): Omit<LoginStart, 'mode' | 'flow'> {
  const { returnTo, organization, invitation, login_hint, max_age, prompt } = expectForm(asked, fields)
  return {
    ...{ returnTo: safeReturnTo(returnTo), organization, invitation },
    ...{ loginHint: login_hint, maxAge: max_age, askAgain: prompt === 'login' },
  }
}

/**
 * What a page of ours knows the answer by, from the `flow` in the address of a window or frame it opened.
 * @throws a 400 response where there is none, or none that a page of ours made
 */
export function readFlow(query: URLSearchParams): string {
  const flow = query.get('flow') ?? ''
  if (/^[\w-]{16,64}$/.test(flow)) return flow
  throw badRequest('This address is opened by a page of this website.')
}

/** An answer to who opened an address in a way it is not meant for. */
export const badRequest = (message: string): Response =>
  new Response(`${message}\n`, {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
