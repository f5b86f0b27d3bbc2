import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import type { PhoneView } from './phone.server.ts'

type Props = {
  phone: PhoneView
  base: string
  /** Why nothing was sent; null where that was not asked, or was done. */
  problem: string | null
}

/** How somebody goes on with a link on their phone: by its camera, or by a message to themselves. */
export function Phone({ phone: { qr, mailbox, isSent, hasCode }, base, problem }: Props) {
  const t = useText('sharing/guest')
  return (
    <div className="max-w-line [overflow-wrap:anywhere]">
      {isSent && problem === null && <Banner kind="success" title={t('phone.sent', { mailbox })} />}
      {problem !== null && <Banner kind="error" title={problem} />}
      <PageTitle lead={t('phone.lead')}>{t('phone.title')}</PageTitle>
      <h2 className="mt-3">{t('phone.camera')}</h2>
      <p className="mt-0.5">
        {t('phone.cameraText')} {hasCode && t('phone.code')}
      </p>
      <QrCode outline={qr} label={t('phone.qr')} />
      {mailbox !== '' && (
        <>
          <h2 className="mt-3">{t('phone.mail')}</h2>
          <p className="mt-0.5">{t('phone.mailText', { mailbox })}</p>
          <Form method="post" className="mt-2">
            <Button tone="quiet">{t('phone.submit')}</Button>
          </Form>
        </>
      )}
      <p className="mt-3">
        <ButtonLink tone="plain" href={base}>
          {t('phone.back')}
        </ButtonLink>
      </p>
    </div>
  )
}
