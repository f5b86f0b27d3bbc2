import { urlencoded, type Request, type RequestHandler, type Response as Answer, type Router } from 'express'
import type { Provider } from 'oidc-provider'
import { senderOf } from '#app/platform/auth/guard.server.ts'
import { warnOfGuesses } from '#app/platform/auth/guesses-mail.server.ts'
import { log } from '#app/platform/log/log.ts'
import { checkCredentials } from './accounts.ts'
import { placeOf, rememberPlace } from './known-places.ts'
import { expiredPage, languageOf, loginPage } from './login-page.ts'
import { loginStyle } from './login-style.ts'
import { addPasswordRoutes, originOf } from './password-routes.ts'

/** Adds the page that asks for e-mail address and password, and those on which a password is chosen. */
export function addLoginRoutes(router: Router, provider: Provider): void {
  const form = urlencoded({ extended: false, limit: '16kb', parameterLimit: 20 })
  router.get('/login.css', (_request, answer) => {
    answer.type('css').set('Cache-Control', 'public, max-age=3600').send(loginStyle)
  })
  router.post('/u/*', refuseForeign)
  router.get('/u/login/:uid', (request, answer, next) => {
    showLogin(provider, request, answer).catch(next)
  })
  router.post('/u/login/:uid', form, (request, answer, next) => {
    receiveLogin(provider, request, answer).catch(next)
  })
  addPasswordRoutes(router, form)
}

/** What another site's page sends is nobody's attempt: it is neither counted nor looked at. */
const refuseForeign: RequestHandler = (request, answer, next) => {
  if (senderOf(request) !== 'foreign') return next()
  answer
    .status(403)
    .type('html')
    .send(expiredPage(languageOf(request.headers.cookie)))
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** The login under way that this page belongs to; null where it is over, which has then been told. */
async function interactionOf(provider: Provider, request: Request, answer: Answer): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(request, answer)
    if (interaction.uid === request.params.uid) return interaction
  } catch (failure) {
    if (!(failure instanceof Error) || failure.name !== 'SessionNotFound') throw failure
  }
  answer
    .status(400)
    .type('html')
    .send(expiredPage(languageOf(request.headers.cookie)))
  return null
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
    const { accountId } = verdict
    await rememberPlace(request, answer, origin, accountId)
    await forgetOtherAccount(provider, request, answer, interaction, accountId)
    const result = { login: { accountId } }
    return provider.interactionFinished(request, answer, result, { mergeWithLastSubmission: false })
  }
  const email = typeof typed.email === 'string' ? typed.email.slice(0, 254) : ''
  const language = languageOf(request.headers.cookie)
  if (verdict.kind === 'wrong') {
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

/**
 * Ends the provider's session of somebody else in this browser. The provider would do it with a page that needs a
 * script to go on.
 */
async function forgetOtherAccount(
  provider: Provider,
  request: Request,
  answer: Answer,
  interaction: Interaction,
  accountId: string,
): Promise<void> {
  const session = await provider.Session.get(provider.createContext(request, answer))
  if (!session.accountId || session.accountId === accountId) return
  await session.destroy()
  delete interaction.session
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
}
