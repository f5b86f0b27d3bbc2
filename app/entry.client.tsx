import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { resumeDestination } from '#app/frame/destination.tsx'
import { startI18n } from '#app/i18n/i18n.client.ts'

async function start() {
  const i18n = await startI18n()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

// Where the texts do not load, the page stays as the server made it: it works without script.
if (!resumeDestination()) start().catch((error: unknown) => console.error(error))
