import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { resumeDestination } from '#app/platform/frame/destination.tsx'
import { startTexts } from '#app/platform/i18n/i18n.client.ts'
import { TextContext } from '#app/platform/i18n/use-text.ts'
import { watchEarlyTyping } from '#app/platform/workspace/typed-early.ts'
import { watchPresses } from '#app/ui/presses.ts'

async function start() {
  if (!('toWellFormed' in String.prototype)) await import('#app/ui/older-browsers.ts')
  const [texts] = await Promise.all([startTexts(), decodePageData()])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextContext.Provider value={texts}>
          <RemixBrowser />
        </TextContext.Provider>
      </StrictMode>,
    )
  })
}

/**
 * Lets Remix decode the data of the page. It does so in its first rendering, for which it makes React wait; somebody who
 * clicks at that moment would make React give up the root (its error 345). Decoded beforehand, nothing waits.
 */
async function decodePageData() {
  try {
    RemixBrowser({})
  } catch (waiting) {
    if (!(waiting instanceof Promise)) throw waiting
    await waiting
  }
}

watchEarlyTyping()
watchPresses()

// Where the texts do not load, the page stays as the server made it: it works without script.
if (!resumeDestination()) start().catch((error: unknown) => console.error(error))
