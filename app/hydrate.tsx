import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startTexts } from '#app/platform/i18n/i18n.client.ts'
import { TextContext } from '#app/platform/i18n/use-text.ts'

/** Lets React take over the page, and waits until it has. */
export async function hydrate(): Promise<void> {
  const [texts] = await Promise.all([startTexts(), decodePageData()])
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <TextContext.Provider value={texts}>
            <RemixBrowser />
          </TextContext.Provider>
          <Told onThere={resolve} />
        </StrictMode>,
      )
    })
  })
}

function Told({ onThere }: { onThere: () => void }) {
  useEffect(onThere, [onThere])
  return null
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
