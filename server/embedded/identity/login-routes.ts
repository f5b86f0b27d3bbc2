import { urlencoded, type Request, type RequestHandler, type Response as Answer, type Router } from 'express'
import type { Provider } from 'oidc-provider'
import { senderOf } from '#app/platform/auth/guard.server.ts'
import { warnOfGuesses } from '#app/platform/auth/guesses-mail.server.ts'
import { findSecondFactor } from '#app/persistence/people/second-factor.server.ts'
import { log } from '#app/platform/log/log.ts'
import { checkCredentials } from './accounts.ts'
import { receiveCode, showCode } from './code-routes.ts'
import { finishLogin, interactionOf } from './interaction.ts'
import { addLetInRoutes } from './let-in-routes.ts'
import { placeOf } from './known-places.ts'
import { expiredPage, languageOf, loginPage } from './login-page.ts'
import { addPasswordRoutes, originOf } from './password-routes.ts'
import { noteWrongPassword } from './refused-tries.ts'
import { keepHalfKnown } from './second-step.ts'

/** Adds the page that asks for e-mail address and password, and those on which a password is chosen. */
export function addLoginRoutes(router: Router, provider: Provider): void {
  const form = urlencoded({ extended: false, limit: '16kb', parameterLimit: 20 })
  router.post('/u/*', refuseForeign)
  router.get('/u/login/:uid', (request, answer, next) => {
    showLogin(provider, request, answer).catch(next)
  })
  router.post('/u/login/:uid', form, (request, answer, next) => {
    receiveLogin(provider, request, answer).catch(next)
  })
  router.get('/u/login/:uid/code', (request, answer, next) => {
    showCode(provider, request, answer).catch(next)
  })
  router.post('/u/login/:uid/code', form, (request, answer, next) => {
    receiveCode(provider, request, answer).catch(next)
  })
  addPasswordRoutes(router, form)
  addLetInRoutes(router)
}

/** What another site's page sends is nobody's attempt: it is neither counted nor looked at. */
const refuseForeign: RequestHandler = (request, answer, next) => {
  if (senderOf(request) !== 'foreign') return next()
  answer
    .status(403)
    .type('html')
    .send(expiredPage(languageOf(request.headers.cookie)))
}

async function showLogin(provider: Provider, request: Request, answer: Answer): Promise<void> {
  const interaction = await interactionOf(provider, request, answer)
  if (!interaction) return
  const { login_hint: hint } = interaction.params
  const email = typeof hint === 'string' ? hint : ''
  answer.type('html').send(loginPage({ language: languageOf(request.headers.cookie), email, problem: null }))
}

async function receiveLogin(provider: Provider, request: Request, answer: Answer): Promise<void> {
  const interaction = await interactionOf(provider, request, answer)
  if (!interaction) return
  const typed: Record<string, unknown> = request.body ?? {}
  const origin = originOf(request)
  const verdict = await checkCredentials(typed, placeOf(request, origin))
  if (verdict.kind === 'known') {
    const { accountId, email } = verdict.account
    if (!(await findSecondFactor(accountId))) return finishLogin(provider, request, answer, interaction, accountId)
    await keepHalfKnown(interaction.uid, { accountId, email })
    return answer.redirect(303, `/identity/u/login/${interaction.uid}/code`)
  }
  const email = typeof typed.email === 'string' ? typed.email.slice(0, 254) : ''
  const language = languageOf(request.headers.cookie)
  if (verdict.kind === 'wrong') {
    await noteWrongPassword(email, request)
    answer
      .status(401)
      .type('html')
      .send(loginPage({ language, email, problem: 'wrong' }))
    return
  }
  const { seconds, guessedAt } = verdict
  answer.status(429).set('Retry-After', String(seconds)).type('html')
  answer.send(loginPage({ language, email, problem: 'tooOften' }))
  // Nobody waits for it: how long it takes would tell whether there is such an account.
  if (guessedAt === null) return
  warnOfGuesses(guessedAt, origin).catch((error: unknown) => log.error({ err: error }, 'owner not told of guesses'))
}
