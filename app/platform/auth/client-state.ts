import { GenericError } from './errors.ts'

/** Who is signed in, as GET /api/auth/user tells it. */
export type SignedInUser = { id: string; name: string; email: string; is_admin: boolean }

/** What this page's scripts know of signing in. */
export type ClientState = {
  /** While somebody signs in. */
  isLoading: boolean
  isAuthenticated: boolean
  user: SignedInUser | null
  /** Why the last attempt failed. */
  error: GenericError | null
}

const signedOut: ClientState = { isLoading: false, isAuthenticated: false, user: null, error: null }
const listeners = new Set<() => void>()
let state = signedOut

/** What is known now; the same object until something changes. Nobody is taken to be signed in until it is asked for. */
export const readState = (): ClientState => state

/** Calls back after each change. @returns what ends it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(to: ClientState): void {
  state = to
  for (const listener of listeners) listener()
}

/** Somebody begins to sign in. */
export const noteStart = (): void => change({ ...state, isLoading: true, error: null })

/** Somebody has signed in. */
export const noteUser = (user: SignedInUser): void =>
  change({ isLoading: false, isAuthenticated: true, user, error: null })

/** Something went wrong; who was signed in still is. */
export function noteFailure(failure: unknown): void {
  const error = failure instanceof GenericError ? failure : new GenericError('login_failed', 'Login failed')
  change({ ...state, isLoading: false, error })
}

/** Nobody is signed in any more. Anyone who is signing in just now goes on. */
export const noteSignedOut = (): void => change({ ...signedOut, isLoading: state.isLoading })
