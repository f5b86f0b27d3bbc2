import { noteFailure, noteSignedOut } from './client-state.ts'

/** Puts the state back as it is when a page starts, for the next file of tests in the same thread. */
export function forgetClientState(): void {
  // Ends a login that is under way, too; the failure goes with who was signed in.
  noteFailure(null)
  noteSignedOut()
}
