import { data, redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { newLinkAddress, pageAddress } from '#app/roadmap/flow/addresses.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { signingAddress } from '#app/roadmap/flow/signing.server.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { HandOutView } from '#app/roadmap/letters/hand-out-view.tsx'
import { DownloadFailure, LetterDownload } from '#app/roadmap/letters/letter-download.tsx'
import { handOut, letterAction } from '#app/roadmap/letters/letters.server.ts'
import { missingOfProvider } from '#app/platform/site/provider.ts'
import { readFields } from '#app/roadmap/rules/fields.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { fields } from '../fields.ts'
import { processingAgreement } from '../item.ts'
import { SigningByLink } from '../signing-by-link.tsx'
import { OpeningService, SigningService } from '../signing-service.tsx'

const texts = 'roadmap/organisation/sign-processing-agreement'
/** In a function, because a browser does without the item. */
const ownAddress = () => pageAddress(processingAgreement, 'sign', null)

export const handle = titledByLoader

/** `?open` is the last step to the signing service: the browser goes on to it by itself. */
export async function loader(args: LoaderFunctionArgs) {
  const route = await readRoute(args, 'organisation')
  const { signer, openedDocuSignLink } = readFields(fields, route.forms.get(processingAgreement.key)?.fields)
  const link = await signingAddress(route.member)
  const isModel = missingOfProvider(route.provider).length > 0
  const isOpening = link !== null && new URL(args.request.url).searchParams.has('open')
  const page = {
    ...(await loadInfoPage(args, processingAgreement, 'sign')),
    service: {
      address: ownAddress(),
      organisation: route.organisationName,
      signer: fullName(signer),
      isReady: link !== null,
      wasOpened: openedDocuSignLink,
    },
    opening: isOpening ? link : null,
    isModel,
    // Nobody signs with a supplier who is not named.
    links: isModel
      ? null
      : {
          signer: newLinkAddress(processingAgreement.key, null, 'signer'),
          officer: newLinkAddress(processingAgreement.key, null, 'dpo'),
        },
    agreement: await handOut(route, processingAgreement, 'agreement', args.context.language),
  }
  return data(page, isOpening ? { headers: { Refresh: `0; url=${link}` } } : undefined)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Two buttons: the address of the download names its letter. */
export async function action(args: ActionFunctionArgs) {
  const letter = new URL(args.request.url).searchParams.get('letter')
  return letter === null ? openSigningService(args) : letterAction(processingAgreement, letter)(args)
}

/**
 * Notes that the signing service was opened, and sends the browser on. By a page of our own, because browsers hold a
 * form that is redirected to another site against the policy that forms stay here.
 */
async function openSigningService({ request, context }: ActionFunctionArgs) {
  const { member } = await readRoute({ request, context }, 'organisation')
  assertCsrf(context, await readForm(request, context.language))
  if ((await signingAddress(member)) === null) return redirect(ownAddress(), 303)
  await save(member, {
    item: processingAgreement,
    locationIndex: null,
    locationId: null,
    version: null,
    origin: { way: 'page', path: new URL(request.url).pathname },
    change: (values) => ({ ...values, openedDocuSignLink: true }),
  })
  return redirect(`${ownAddress()}?open`, 303)
}

/** Where the agreement is signed: by a link, by the service of the provider, or with a pen on a model to download. */
export default function Sign() {
  const t = useText(texts)
  const { service, opening, agreement, isModel, links } = useLoaderData<typeof loader>()
  if (opening !== null) {
    return (
      <InfoPage>
        <OpeningService href={opening} />
      </InfoPage>
    )
  }
  return (
    <InfoPage>
      <DownloadFailure />
      {links && <SigningByLink signer={service.signer} links={links} />}
      <h2 className="mt-4">{t('sign.service')}</h2>
      <SigningService {...service} />
      <h2 className="mt-4">{t('sign.paper')}</h2>
      <p className="mt-1 max-w-line">{t(agreement.standIn || !isModel ? 'sign.paperOwn' : 'sign.paperText')}</p>
      {agreement.letter && isModel && <Note className="mt-2">{t('sign.paperModel')}</Note>}
      <LetterDownload handOut={agreement} locationId={null} name="agreement" />
      <HandOutView handOut={agreement} />
    </InfoPage>
  )
}
