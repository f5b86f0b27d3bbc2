import { afterEach, expect, test, vi } from 'vitest'
import { loginWithPopup } from './browser.ts'
import { forgetClientState } from './client-state.fixture.ts'
import { readState } from './client-state.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetClientState()
})

test.each([
  ['memory', 'popup_open', 1],
  ['localstorage', 'invalid_cache_location', 0],
  ['', 'invalid_cache_location', 0],
])('with tokens cached in %j the outcome is %s', async (cacheLocation, error, opened) => {
  const open = vi.fn(() => null)
  vi.stubGlobal('window', { isSecureContext: true, open })
  await loginWithPopup({ returnTo: '/' }, { cacheLocation })
  expect(readState()).toMatchObject({ isLoading: false, error: { error } })
  expect(open).toHaveBeenCalledTimes(opened)
})

test('a place for tokens that is not known is refused in the words of the sign-in client', async () => {
  await loginWithPopup({ returnTo: '/' }, { cacheLocation: 'sessionstorage' })
  expect(readState().error?.message).toBe('Invalid cache location')
})
