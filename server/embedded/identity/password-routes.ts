import type { Request, RequestHandler, Response as Answer, Router } from 'express'
import { authConfigAt, embeddedOriginFor } from '#app/platform/auth/config.server.ts'
import { endSessionsOf } from '#app/platform/auth/session.server.ts'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { sendNewPassword } from '#app/staff/users/invitation.server.ts'
import { findInvitation, spendInvitation } from '#app/persistence/people/identity-invitations.server.ts'
import { writeForForgetful } from '#app/persistence/people/forgotten-passwords.server.ts'
import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { log } from '#app/platform/log/log.ts'
import { rememberOnlyPlace } from './known-places.ts'
import { languageOf } from './login-page.ts'
import { problemWith } from './new-password.ts'
import { askedPage, choosePage, closedPage, forgottenPage } from './password-pages.ts'
import { hashPassword } from './passwords.ts'

/** Links that are written for one person in 15 minutes, at most. */
const maxLinks = 3

/**
 * Adds the pages on which somebody chooses a password with the link they were sent, and asks for such a link.
 * @param form reads the body of a form
 */
export function addPasswordRoutes(router: Router, form: RequestHandler): void {
  router.get('/u/password/:token', (request, answer, next) => {
    showChoice(request, answer).catch(next)
  })
  router.post('/u/password/:token', form, (request, answer, next) => {
    receiveChoice(request, answer).catch(next)
  })
  router.get('/u/forgotten', (request, answer) => {
    answer.type('html').send(forgottenPage(spoken(request)))
  })
  router.post('/u/forgotten', form, (request, answer) => {
    // Nobody waits for it: how long it takes would tell whether there is such a user.
    writeLink(request).catch((error: unknown) => log.error({ err: error }, 'link for a new password not written'))
    answer.type('html').send(askedPage(spoken(request)))
  })
}

const spoken = (request: Request): Language => languageOf(request.headers.cookie)
const hashIn = (request: Request): string => hashOfToken(request.params.token ?? '')

async function showChoice(request: Request, answer: Answer): Promise<void> {
  const invitation = await findInvitation(hashIn(request))
  if (invitation) answer.type('html').send(choosePage(spoken(request), invitation.email, null))
  else refuse(request, answer)
}

async function receiveChoice(request: Request, answer: Answer): Promise<void> {
  const invitation = await findInvitation(hashIn(request))
  if (!invitation) return refuse(request, answer)
  const password = typed(request, 'password')
  const problem = problemWith(password, typed(request, 'repeat'), invitation)
  if (problem) {
    answer
      .status(422)
      .type('html')
      .send(choosePage(spoken(request), invitation.email, problem))
    return
  }
  const used = await spendInvitation(hashIn(request), await hashPassword(password))
  if (!used) return refuse(request, answer)
  await rememberOnlyPlace(request, answer, originOf(request), used.account)
  // Anyone who knew the old password is out.
  await endSessionsOf(authConfigAt(originOf(request)), used.userId, { actorId: used.userId, how: 'password' })
  answer.append('Set-Cookie', flash('success', 'platform/auth:passwordSaved'))
  answer.redirect(303, '/authentication/login')
}

function refuse(request: Request, answer: Answer): void {
  answer
    .status(410)
    .type('html')
    .send(closedPage(spoken(request)))
}

async function writeLink(request: Request): Promise<void> {
  const email = typedAddress(typed(request, 'email'))
  if (!isEmailAddress(email)) return
  const origin = originOf(request)
  await writeForForgetful(email, maxLinks, (tx, person) => sendNewPassword(tx, origin, person, spoken(request)))
}

/** The provider is asked only at hosts of ours: `nameOrigin` in provider.ts has seen to that. */
export function originOf(request: Request): string {
  const origin = embeddedOriginFor(request.get('X-Forwarded-Host'))
  if (origin === null) throw new Error('The embedded provider was asked at a host that is none of ours.')
  return origin
}

function typed(request: Request, name: string): string {
  const value: unknown = Object(request.body)[name]
  return typeof value === 'string' ? value : ''
}
