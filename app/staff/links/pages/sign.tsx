import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { CounterSignForm } from '#app/staff/links/sign-form.tsx'
import { signForProvider, type CounterSignAnswer } from '#app/staff/links/sign.server.ts'
import { loadCounterSigning } from '#app/staff/links/signed-link.server.ts'
import { NotNow, Signatures, WhatIsSigned } from '#app/staff/links/signed-view.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'staff/links'

export const handle: Handle<{ provider: string } | undefined> = {
  title: (text, page) => text(namespace)('title', { provider: page?.provider ?? '' }),
}

/** GET /admin/links/:organisationId/:id/sign: what was signed by a link, for who signs it for the provider. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadCounterSigning(requireAdmin(context), params, context)

/** Signs it. */
export const action = (args: ActionFunctionArgs) => signForProvider(args)

/** The page on which somebody of the staff signs for the provider. */
export default function SignForProvider() {
  const t = useText(namespace)
  const sent = useText('sharing/sent')
  const signing = useLoaderData<typeof loader>()
  const answer = useActionData<CounterSignAnswer>()
  const { provider, organisation, title, signed, blocked, href, name } = signing
  const refused = answer?.refused ?? null
  return (
    <>
      <Breadcrumb
        above={[
          { href: '/admin/links', label: sent('list.title') },
          { href, label: t('link', { name }) },
        ]}
        here={t('title', { provider })}
      />
      {answer?.result?.error && <FormProblems errors={answer.result.error} order={['name', 'position', 'agree']} />}
      {refused && !signed && (
        <div className="mb-3">
          <Banner kind="error" title={t('refusedTitle')}>
            <NotNow signing={signing} why={refused} />
          </Banner>
        </div>
      )}
      <PageTitle lead={t('lead', { title, organisation })}>{t('title', { provider })}</PageTitle>
      {signed && (
        <div className="mt-2 max-w-form">
          <Banner kind="success" live={false} title={t('signed', { provider, ...signed })}>
            <p>{t('signedText')}</p>
          </Banner>
        </div>
      )}
      {blocked && !refused && (
        <div className="mt-2 max-w-form">
          <Banner kind="info" live={false}>
            <NotNow signing={signing} why={blocked} />
          </Banner>
        </div>
      )}
      <Signatures signing={signing} />
      <WhatIsSigned signing={signing} />
      {!signed && (!blocked || answer?.result) && <CounterSignForm provider={provider} answer={answer} />}
    </>
  )
}
