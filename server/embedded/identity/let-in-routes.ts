import type { Request, Response as Answer, Router } from 'express'
import { escapeHtml } from '#app/platform/auth/refusal.server.ts'
import { isLetIn, spendLetIn } from '#app/platform/auth/let-in.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { findAccountById } from '#app/persistence/people/identity-store.server.ts'
import { noteSecurity } from '#app/persistence/staff/security.server.ts'
import { clientAddress } from '../../client-address.ts'
import { en } from './en.ts'
import { framedPage } from './framed-page.ts'
import { rememberBrowser } from './known-places.ts'
import { languageOf } from './login-page.ts'
import { nl } from './nl.ts'
import { closedPage } from './password-pages.ts'
import { originOf } from './password-routes.ts'

/**
 * Adds the page behind the link in the message about guesses. Opening it does nothing; its button makes this browser one in
 * which the account is known, so that guesses from elsewhere no longer keep it waiting.
 */
export function addLetInRoutes(router: Router): void {
  router.get('/u/let-in/:token', (request, answer, next) => {
    showQuestion(request, answer).catch(next)
  })
  router.post('/u/let-in/:token', (request, answer, next) => {
    letIn(request, answer).catch(next)
  })
}

async function showQuestion(request: Request, answer: Answer): Promise<void> {
  if (!(await isLetIn(request.params.token ?? ''))) return refuse(request, answer)
  answer.type('html').send(letInPage(languageOf(request.headers.cookie)))
}

async function letIn(request: Request, answer: Answer): Promise<void> {
  const accountId = await spendLetIn(request.params.token ?? '')
  const account = accountId === null ? null : await findAccountById(accountId)
  if (!account) return refuse(request, answer)
  await rememberBrowser(request, answer, originOf(request), account.id)
  const details = { email: account.email, address: clientAddress(request) }
  await noteSecurity({ kind: 'browser-let-in', accountId: account.id, details })
  answer.append('Set-Cookie', flash('success', 'platform/auth:letIn'))
  answer.redirect(303, '/authentication/login')
}

function refuse(request: Request, answer: Answer): void {
  const language = languageOf(request.headers.cookie)
  answer.status(410).type('html').send(closedPage(language, 'letInClosed'))
}

function letInPage(language: Language): string {
  const words = language === 'en' ? en : nl
  return framedPage(
    language,
    words.letInTitle,
    `<h1>${escapeHtml(words.letInTitle)}</h1>
<p class="lead">${escapeHtml(words.letInLead)}</p>
<form method="post"><button>${escapeHtml(words.letInButton)}</button></form>
<p class="beside"><a href="/identity/u/forgotten">${escapeHtml(words.letInOther)}</a></p>`,
  )
}
