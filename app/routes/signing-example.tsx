import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'routes/signing-example'
const steps = ['opens', 'reads', 'signs', 'keeps'] as const

export const handle: Handle = { title: { namespace, key: 'title' } }

/** GET /signing-service-example: where the signing service of the demo leads; it says what a real one would do. */
export function loader() {
  const item = findItem('processing-agreement')
  return { back: item ? pageAddress(item, 'sign', null) : '/' }
}

/** The page in the place of a signing service. */
export default function SigningExample() {
  const t = useText(namespace)
  const { back } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('heading')}</PageTitle>
      <h2 className="mt-4">{t('what')}</h2>
      <ol className="mt-1 max-w-line list-decimal pl-3">
        {steps.map((step) => (
          <li key={step} className="mt-0.5">
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <h2 className="mt-4">{t('back')}</h2>
      <p className="mt-1 max-w-line">{t('backText')}</p>
      <p className="mt-2">
        <ButtonLink tone="quiet" href={back}>
          {t('backLink')}
        </ButtonLink>
      </p>
    </>
  )
}
