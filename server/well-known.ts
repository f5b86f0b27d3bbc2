import { Router } from 'express'
import { usesEmbeddedProvider } from '#app/platform/auth/config.server.ts'
import type { Environment } from '#app/platform/config/env.server.ts'
import { readMailbox } from '#app/platform/config/mail.ts'

const halfYear = 183 * 24 * 3600 * 1000

/** Answers at the addresses where programs look on every site: where a password is changed, and who is told of a weakness. */
export function wellKnown({ SECURITY_CONTACT, MAIL_FROM }: Environment): Router {
  const mailbox = MAIL_FROM === undefined ? null : readMailbox(MAIL_FROM)
  const contact = SECURITY_CONTACT ?? (mailbox && `mailto:${mailbox.address}`)
  const router = Router()
  // For managers of passwords: https://w3c.github.io/webappsec-change-password-url/
  router.get('/.well-known/change-password', (_request, response) => {
    response.redirect(302, usesEmbeddedProvider() ? '/identity/u/forgotten' : '/settings')
  })
  // RFC 9116
  router.get('/.well-known/security.txt', (_request, response) => {
    if (!contact) {
      response.sendStatus(404)
      return
    }
    const lines = {
      Contact: contact,
      Expires: new Date(Date.now() + halfYear).toISOString(),
      'Preferred-Languages': 'nl, en',
      Canonical: `${response.locals.origin}/.well-known/security.txt`,
    }
    response.type('text/plain').send(
      Object.entries(lines)
        .map(([name, value]) => `${name}: ${value}\n`)
        .join(''),
    )
  })
  return router
}
