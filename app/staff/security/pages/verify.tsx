import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readNoted } from '#app/staff/security/noted.server.ts'
import { requireSecurityReader } from '#app/staff/security/reader.server.ts'
import { Verdict } from '#app/staff/security/verdict.tsx'
import { verifySecurityLog } from '#app/persistence/staff/security-chain.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = { title: { namespace: 'staff/security', key: 'verify.title' } }

const typed = z.object({ number: z.string().max(200).catch(''), hash: z.string().max(200).catch('') })

/** GET /admin/security/verify?number=&hash=: goes through the whole log; 422 where what was noted cannot be that. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSecurityReader(context)
  const asked = typed.parse(Object.fromEntries(new URL(request.url).searchParams))
  const noted = readNoted(asked.number, asked.hash)
  if (noted === 'wrong') return data({ asked, found: null }, { status: 422 })
  return data({ asked, found: await verifySecurityLog(noted) })
}

/** Whether the security log is as it was written. */
export default function VerifySecurityLog() {
  const t = useText('staff/security')
  const { asked, found } = useLoaderData<typeof loader>()
  const errors = found ? undefined : [t('verify.wrong')]
  return (
    <>
      <ErrorSummary errors={found ? [] : [{ fieldId: 'number', message: t('verify.wrong') }]} />
      <PageTitle lead={t('verify.lead')}>{t('verify.title')}</PageTitle>
      {found && <Verdict found={found} />}
      <form className="mt-3 max-w-form">
        <p>{t('verify.noted')}</p>
        <Field id="number" label={t('columns.number')} errors={errors}>
          {(wiring) => (
            <Input {...wiring} name="number" defaultValue={asked.number} width="short" inputMode="numeric" />
          )}
        </Field>
        <Field id="hash" label={t('columns.hash')}>
          {(wiring) => (
            <Input
              {...wiring}
              name="hash"
              defaultValue={asked.hash}
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
            />
          )}
        </Field>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Button tone="quiet">{t('verify.button')}</Button>
          <ButtonLink tone="plain" href="/admin/security">
            {t('verify.back')}
          </ButtonLink>
        </p>
      </form>
    </>
  )
}
