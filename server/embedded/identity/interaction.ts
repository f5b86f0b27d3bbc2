import type { Request, Response as Answer } from 'express'
import type { Provider } from 'oidc-provider'
import { cookiesRefusedPath } from '#app/platform/auth/sign-in.server.ts'
import { rememberPlace } from './known-places.ts'
import { expiredPage, languageOf } from './login-page.ts'
import { originOf } from './password-routes.ts'

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** The login under way that this page belongs to; null where it is over, or its cookie was refused, which has then been told. */
export async function interactionOf(provider: Provider, request: Request, answer: Answer): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(request, answer)
    if (interaction.uid === request.params.uid) return interaction
  } catch (failure) {
    if (!(failure instanceof Error) || failure.name !== 'SessionNotFound') throw failure
  }
  if (!request.headers.cookie && (await provider.Interaction.find(request.params.uid ?? ''))) {
    answer.redirect(303, cookiesRefusedPath)
    return null
  }
  answer
    .status(400)
    .type('html')
    .send(expiredPage(languageOf(request.headers.cookie)))
  return null
}

/** Lets somebody in who has shown everything there is to show, and remembers where. */
export async function finishLogin(
  provider: Provider,
  request: Request,
  answer: Answer,
  interaction: Interaction,
  accountId: string,
): Promise<void> {
  await rememberPlace(request, answer, originOf(request), accountId)
  await forgetOtherAccount(provider, request, answer, interaction, accountId)
  const result = { login: { accountId } }
  await provider.interactionFinished(request, answer, result, { mergeWithLastSubmission: false })
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
