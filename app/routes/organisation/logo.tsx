import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { readNamedLogo } from '#app/persistence/organisations/logos.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { largestLogo } from '#app/platform/config/limits.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { logoAddress, logoPictureAddress, removeLogoAddress } from '#app/platform/logo/addresses.ts'
import { acceptedLogos } from '#app/platform/logo/accepted.ts'
import { logoPixels } from '#app/platform/logo/logo-size.ts'
import { placeLogoAction, type LogoAnswer } from '#app/platform/logo/place-logo.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'platform/logo'

export const handle: Handle = { title: { namespace, key: 'title' } }

/** GET /organisation/logo: the logo that an organisation has, and a form for another one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const logo = await readNamedLogo(requireMember(context))
  const limits = { megabytes: largestLogo.bytes / 1024 / 1024, pixels: largestLogo.side }
  if (!logo) return { limits, logo: null }
  const { sha256, organisation, placedAt, placedByName: by } = logo
  const shown = { src: logoPictureAddress(sha256), ...logoPixels(logo) }
  return { limits, logo: { sha256, organisation, by, at: formatMoment(placedAt.getTime(), context.language), shown } }
}

/** POST: places another one. */
export const action = (args: ActionFunctionArgs) => placeLogoAction(args)

/** The logo that stands above the letters of an organisation. */
export default function LogoPage() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const { limits, logo } = useLoaderData<typeof loader>()
  const answer = useActionData<LogoAnswer>()
  const error = answer && 'error' in answer ? answer.error : null
  return (
    <>
      <ErrorSummary errors={error === null ? [] : [{ fieldId: 'file', message: error }]} />
      <Breadcrumb above={[{ href: '/organisation', label: screens('overview.title') }]} here={t('title')} />
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {answer && 'changed' in answer && (
        <div className="mt-2">
          <Banner kind="warning" title={t('changed.title')}>
            {answer.changed}
          </Banner>
        </div>
      )}
      <div className="mt-3 grid max-w-form gap-3">
        <Card as="section">
          {logo ? (
            <>
              <h2>{t('now')}</h2>
              <p className="mt-2 border border-line-soft bg-white p-2">
                <img {...logo.shown} alt={t('alt', { organisation: logo.organisation })} />
              </p>
              <p className="mt-1 text-small text-soft">{t('placedBy', { by: logo.by, at: logo.at })}</p>
              <p className="mt-2">
                <ButtonLink tone="quiet" href={removeLogoAddress}>
                  {t('remove')}
                </ButtonLink>
              </p>
            </>
          ) : (
            <p>{t('none')}</p>
          )}
        </Card>
        <Form method="post" action={logoAddress} encType="multipart/form-data" noValidate>
          {logo && <h2>{t('replaceTitle')}</h2>}
          <CsrfField />
          <input type="hidden" name="seen" value={logo?.sha256 ?? ''} />
          <Field id="file" label={t('choose')} hint={t('hint', limits)} errors={error === null ? undefined : [error]}>
            {(wiring) => <FileInput {...wiring} name="file" accept={acceptedLogos} />}
          </Field>
          <div className="mt-3">
            <Button>{t(logo ? 'replace' : 'place')}</Button>
          </div>
        </Form>
        <section>
          <h2>{t('where')}</h2>
          <p className="mt-1 max-w-line">{t('whereList')}</p>
        </section>
      </div>
    </>
  )
}
