import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { readNamedLogo } from '#app/persistence/organisations/logos.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { logoAddress, logoPictureAddress, removeLogoAddress } from '#app/platform/logo/addresses.ts'
import { logoPixels } from '#app/platform/logo/logo-size.ts'
import { removeLogoAction, type RemovalAnswer } from '#app/platform/logo/remove-logo.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'platform/logo'

export const handle: Handle<object | null> = { title: (text, logo) => text(namespace)(titleKey(logo)) }

const titleKey = (logo: object | null) => (logo ? 'removal.question' : 'removal.nothing')

/** GET /organisation/logo/remove: asks whether the logo may go. */
export async function loader({ context }: LoaderFunctionArgs) {
  const logo = await readNamedLogo(requireMember(context))
  if (!logo) return null
  const { sha256, organisation } = logo
  return { sha256, organisation, shown: { src: logoPictureAddress(sha256), ...logoPixels(logo) } }
}

/** POST: takes it away. */
export const action = (args: ActionFunctionArgs) => removeLogoAction(args)

/** Asks first: what is taken away has to be uploaded again. */
export default function RemoveLogo() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const logo = useLoaderData<typeof loader>()
  const answer = useActionData<RemovalAnswer>()
  const above = [
    { href: '/organisation', label: screens('overview.title') },
    { href: logoAddress, label: t('title') },
  ]
  return (
    <>
      <Breadcrumb above={above} here={t('remove')} />
      <PageTitle>{t(titleKey(logo))}</PageTitle>
      {answer && (
        <div className="mt-2">
          <Banner kind="warning" title={t('changed.title')}>
            {answer.changed}
          </Banner>
        </div>
      )}
      {logo ? (
        <>
          <p className="mt-2 max-w-form border border-line-soft bg-white p-2">
            <img {...logo.shown} alt={t('alt', { organisation: logo.organisation })} />
          </p>
          <p className="mt-1 max-w-text">{t('removal.explanation')}</p>
          <Form method="post" action={removeLogoAddress} className="mt-4 flex flex-wrap items-center gap-2">
            <CsrfField />
            <input type="hidden" name="seen" value={logo.sha256} />
            <Button tone="danger">{t('removal.confirm')}</Button>{' '}
            <ButtonLink tone="plain" href={logoAddress}>
              {t('removal.back')}
            </ButtonLink>
          </Form>
        </>
      ) : (
        <p className="mt-3">
          <ButtonLink href={logoAddress}>{t('removal.back')}</ButtonLink>
        </p>
      )}
    </>
  )
}
