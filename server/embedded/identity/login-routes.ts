import { urlencoded, type Request, type Response as Answer, type Router } from 'express'
import type { Provider } from 'oidc-provider'
import { clientAddress } from '../../client-address.ts'
import { checkCredentials } from './accounts.ts'
import { expiredPage, languageOf, loginPage } from './login-page.ts'
import { loginStyle } from './login-style.ts'
import { addPasswordRoutes } from './password-routes.ts'

/** Adds the page that asks for e-mail address and password, and those on which a password is chosen. */
export function addLoginRoutes(router: Router, provider: Provider): void {
  const form = urlencoded({ extended: false, limit: '16kb', parameterLimit: 20 })
  router.get('/login.css', (_request, answer) => {
    answer.type('css').set('Cache-Control', 'public, max-age=3600').send(loginStyle)
  })
  router.get('/u/login/:uid', (request, answer, next) => {
    showLogin(provider, request, answer).catch(next)
  })
  router.post('/u/login/:uid', form, (request, answer, next) => {
    receiveLogin(provider, request, answer).catch(next)
  })
  addPasswordRoutes(router, form)
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
  const verdict = await checkCredentials(typed, clientAddress(request))
  if (verdict.kind === 'known') {
    const { accountId } = verdict
    await forgetOtherAccount(provider, request, answer, interaction, accountId)
    const result = { login: { accountId } }
    return provider.interactionFinished(request, answer, result, { mergeWithLastSubmission: false })
  }
  const email = typeof typed.email === 'string' ? typed.email.slice(0, 254) : ''
  const isTooOften = verdict.kind === 'too-often'
  if (isTooOften) answer.set('Retry-After', '900')
  answer.status(isTooOften ? 429 : 401).type('html')
  answer.send(
    loginPage({ language: languageOf(request.headers.cookie), email, problem: isTooOften ? 'tooOften' : 'wrong' }),
  )
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
