/**
 * Lets the login page sign in in a window of its own, but not where it came by plain http. What opens the window is fetched
 * before the button is shown: a window has to follow its press directly.
 * @throws where that does not load; the other button of the page does without
 */
export async function watchPopup(): Promise<void> {
  const part = document.querySelector<HTMLElement>('[data-popup]')
  const button = part?.querySelector('button')
  const status = part?.querySelector<HTMLElement>('[role=status]')
  if (!part || !button || !status || !window.isSecureContext) return
  const { popup: cacheLocation = '', returnTo = '/', askAgain } = part.dataset
  const [{ loginWithPopup }, { readState, subscribe }] = await Promise.all([
    import('./browser.ts'),
    import('./client-state.ts'),
  ])
  const start: Record<string, string> = { returnTo, ...(askAgain === 'true' ? { prompt: 'login' } : {}) }
  button.addEventListener('click', () => void loginWithPopup(start, { cacheLocation }))
  let shown: Promise<void> | undefined
  button.addEventListener('click', () => {
    // Signing in goes on without; the next press tries again.
    shown ??= showStatus(status).catch(() => (shown = undefined))
  })
  // A new document: everything around the page is another one for anyone who is signed in.
  subscribe(() => readState().isAuthenticated && window.location.assign(returnTo))
  part.hidden = false
}

const showStatus = async (box: HTMLElement) => (await import('./popup-status.tsx')).openPopupStatus(box)
