import * as signIn from '#app/platform/auth/browser.ts'
import * as tokens from '#app/platform/auth/browser-tokens.ts'
import * as state from '#app/platform/auth/client-state.ts'

/** The browser's side of signing in, under a name that a journey can call it by. Only `loadClient` loads this. */
const client = { ...signIn, ...tokens, ...state }

declare global {
  interface Window {
    signInClient: typeof client
  }
}

window.signInClient = client
