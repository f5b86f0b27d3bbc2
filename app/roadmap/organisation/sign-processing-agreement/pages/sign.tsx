import { data, redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/auth/csrf.server.ts'
import { CsrfField } from '#app/frame/csrf-field.tsx'
import { readForm } from '#app/frame/read-form.server.ts'
import { useText } from '#app/i18n/use-text.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { saveChanges } from '#app/roadmap/flow/saving.server.ts'
import { signingAddress } from '#app/roadmap/flow/signing.server.ts'
import { loadTellPage } from '#app/roadmap/flow/tell-loader.server.ts'
import { readFields } from '#app/roadmap/rules/fields.ts'
import { tellHandle } from '#app/roadmap/screens/step-handle.ts'
import { TellPage } from '#app/roadmap/screens/tell-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { fields } from '../fields.ts'
import { processingAgreement } from '../item.ts'
import type { nl } from '../nl.ts'

const texts = 'roadmap/organisation/sign-processing-agreement'
const address = pageAddress(processingAgreement, 'sign', null)

export const handle = tellHandle(texts)

/** `?open` is the last step to the signing service: the browser goes on to it by itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { forms, organisationName, member } = await readRoute(args, 'organisation')
  const { signer, openedDocuSignLink } = readFields(fields, forms.get(processingAgreement.key)?.fields)
  const link = await signingAddress(member)
  const isOpening = link !== null && new URL(args.request.url).searchParams.has('open')
  const page = {
    ...(await loadTellPage(args, processingAgreement, 'sign')),
    organisation: organisationName,
    signer: `${signer.first_name} ${signer.last_name}`.trim(),
    isReady: link !== null,
    wasOpened: openedDocuSignLink,
    opening: isOpening ? link : null,
  }
  return data(page, isOpening ? { headers: { Refresh: `0; url=${link}` } } : undefined)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/**
 * Notes that the signing service was opened, and sends the browser on. By a page of our own, because browsers hold a
 * form that is redirected to another site against the policy that forms stay here.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { member } = await readRoute({ request, context }, 'organisation')
  assertCsrf(context, await readForm(request, context.language))
  if ((await signingAddress(member)) === null) return redirect(address, 303)
  await saveChanges(member, {
    item: processingAgreement,
    locationIndex: null,
    locationId: null,
    version: null,
    origin: { way: 'page', path: new URL(request.url).pathname },
    edit: (values) => ({ ...values, openedDocuSignLink: true }),
  })
  return redirect(`${address}?open`, 303)
}

/** Where the agreement is signed: by the service of the provider, with an address for each organisation. */
export default function Sign() {
  const t = useText<typeof nl>(texts)
  const { organisation, signer, isReady, wasOpened, opening } = useLoaderData<typeof loader>()
  if (opening !== null) {
    return (
      <TellPage>
        <div className="mt-3">
          <Banner kind="info" title={t('sign.opening')}>
            {t('sign.openingText')}{' '}
            <a href={opening} rel="noreferrer">
              {t('sign.openingLink')}
            </a>
          </Banner>
        </div>
      </TellPage>
    )
  }
  if (!isReady) {
    return (
      <TellPage>
        <div className="mt-3">
          <Banner kind="info" title={t('sign.unavailable')} live={false}>
            {t('sign.unavailableText')}
          </Banner>
        </div>
      </TellPage>
    )
  }
  return (
    <TellPage>
      <h2 className="mt-3">{t('sign.how')}</h2>
      <ol className="mt-1 max-w-line list-decimal pl-3">
        <li className="mt-0.5">{t('sign.open', { organisation })}</li>
        <li className="mt-0.5">{signer ? t('sign.signer', { name: signer }) : t('sign.signerUnknown')}</li>
        <li className="mt-0.5">{t('sign.upload')}</li>
      </ol>
      {/* The answer leads to another site, so the browser goes there itself. */}
      <Form reloadDocument method="post" action={address} className="mt-3">
        <CsrfField />
        <Button tone="quiet">{t('sign.button')}</Button>
        {wasOpened && <p className="mt-1 max-w-line text-small text-soft">{t('sign.opened')}</p>}
      </Form>
    </TellPage>
  )
}
