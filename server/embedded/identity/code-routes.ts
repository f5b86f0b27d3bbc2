import type { Request, Response as Answer } from 'express'
import type { Provider } from 'oidc-provider'
import { spendSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import { codePage } from './code-page.ts'
import { finishLogin, interactionOf } from './interaction.ts'
import { placeOf } from './known-places.ts'
import { languageOf } from './login-page.ts'
import { originOf } from './password-routes.ts'
import { noteWrongCode } from './refused-tries.ts'
import { findHalfKnown, forgetHalfKnown } from './second-step.ts'
import { codeWasRight, turnForCode } from './tries.ts'

/** Asks for the second factor of somebody whose password was right; anybody else for the password. */
export async function showCode(provider: Provider, request: Request, answer: Answer): Promise<void> {
  const interaction = await interactionOf(provider, request, answer)
  if (!interaction) return
  const someone = await findHalfKnown(interaction.uid)
  if (!someone) return answer.redirect(303, `/identity/u/login/${interaction.uid}`)
  answer.type('html').send(codePage(languageOf(request.headers.cookie), null))
}

/** Takes the code. It is looked at only as often as passwords are. */
export async function receiveCode(provider: Provider, request: Request, answer: Answer): Promise<void> {
  const interaction = await interactionOf(provider, request, answer)
  if (!interaction) return
  const someone = await findHalfKnown(interaction.uid)
  if (!someone) return answer.redirect(303, `/identity/u/login/${interaction.uid}`)
  const { accountId, email } = someone
  const language = languageOf(request.headers.cookie)
  const place = placeOf(request, originOf(request))
  const { wait, counted } = await turnForCode(email, accountId, place)
  if (wait !== null) {
    answer.status(429).set('Retry-After', String(wait)).type('html').send(codePage(language, 'tooOftenCode'))
    return
  }
  const typed: unknown = Object(request.body).code
  if (!(await spendSecondFactor(accountId, typeof typed === 'string' ? typed : ''))) {
    await noteWrongCode(someone, request)
    answer.status(401).type('html').send(codePage(language, 'wrongCode'))
    return
  }
  await codeWasRight(email, counted)
  await forgetHalfKnown(interaction.uid)
  await finishLogin(provider, request, answer, interaction, accountId)
}
