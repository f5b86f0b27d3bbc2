import { afterEach, expect, test } from 'vitest'
import { forgetClientState } from './client-state.fixture.ts'
import { noteFailure, noteSignedOut, noteStart, noteUser, readState, subscribe } from './client-state.ts'
import { PopupCancelledError } from './errors.ts'

const user = { id: '1', name: 'Marieke Jansen', email: 'm@example.org', is_admin: false }
const nobody = { isLoading: false, isAuthenticated: false, user: null, error: null }

afterEach(forgetClientState)

test('the state follows who signs in and out, and says so', () => {
  const seen: unknown[] = []
  const end = subscribe(() => seen.push(readState()))
  expect(readState()).toEqual(nobody)
  noteStart()
  const error = new PopupCancelledError()
  noteFailure(error)
  noteStart()
  noteSignedOut()
  noteUser(user)
  noteFailure('something')
  noteSignedOut()
  end()
  noteStart()
  expect(seen).toEqual([
    { ...nobody, isLoading: true },
    { ...nobody, error },
    { ...nobody, isLoading: true },
    { ...nobody, isLoading: true },
    { isLoading: false, isAuthenticated: true, user, error: null },
    { isLoading: false, isAuthenticated: true, user, error: expect.objectContaining({ message: 'Login failed' }) },
    nobody,
  ])
  expect(seen[1]).toHaveProperty('error.message', 'Popup closed')
})
