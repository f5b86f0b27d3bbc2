import { apiFetch, ApiError } from './api-fetch.ts'
import { cacheTokensIn, forgetSignIn } from './browser-tokens.ts'
import { noteFailure, noteStart, noteUser, type SignedInUser } from './client-state.ts'
import { GenericError, UserRefusedError } from './errors.ts'
import { newFlow, openPopup, runPopup, usualSeconds } from './sign-in-window.ts'

let underWay: { popup: Window; end: Promise<void> } | null = null

/**
 * Signs in in a window of its own, and loads who that is. What comes of it stands in the client state; it never throws.
 * Has to follow a press of a button directly. While a window is open already, that one is brought to the front.
 * @param start of the login, in the names of the login form: returnTo, prompt
 * @param settings.cacheLocation where tokens are kept
 * @param settings.timeoutInSeconds how long the window is waited for; 60 without it
 */
export function loginWithPopup(
  start: Record<string, string>,
  { cacheLocation, timeoutInSeconds = usualSeconds }: { cacheLocation: string; timeoutInSeconds?: number },
): Promise<void> {
  if (underWay && !underWay.popup.closed) {
    underWay.popup.focus()
    return underWay.end
  }
  noteStart()
  try {
    cacheTokensIn(cacheLocation)
    const flow = newFlow()
    const popup = openPopup(`/authentication/popup?${new URLSearchParams({ ...start, flow })}`)
    const end = finish(popup, flow, timeoutInSeconds).finally(() => (underWay = null))
    underWay = { popup, end }
    return end
  } catch (failure) {
    noteFailure(failure)
    return Promise.resolve()
  }
}

async function finish(popup: Window, flow: string, seconds: number): Promise<void> {
  try {
    await runPopup(popup, flow, seconds)
    // Of the person who was signed in before.
    forgetSignIn()
    noteUser(await loadUser())
  } catch (failure) {
    noteFailure(failure)
  }
}

/** @throws UserRefusedError with what the server says; nobody is signed in then */
async function loadUser(): Promise<SignedInUser> {
  try {
    const user = await apiFetch('/api/auth/user')
    if (isUser(user)) return user
    throw new GenericError('user_failed', 'The answer is not a user.')
  } catch (failure) {
    await logoutLocally().catch(() => {})
    const told = failure instanceof ApiError ? failure.message : String(failure)
    const isUnspoken = /invalid[ _-]request/i.test(told)
    throw new UserRefusedError('user_failed', isUnspoken ? '' : `${told} Please contact support`)
  }
}

function isUser(answer: unknown): answer is SignedInUser {
  const { id, name, email, is_admin: isAdmin }: Record<string, unknown> = Object(answer)
  return [id, name, email].every((text) => typeof text === 'string') && typeof isAdmin === 'boolean'
}

/** Ends the session here, and leaves the provider alone. */
async function logoutLocally(): Promise<void> {
  forgetSignIn()
  await fetch('/authentication/logout', { method: 'POST', body: new URLSearchParams({ local: '1' }) })
}
