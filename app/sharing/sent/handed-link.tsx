import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink, buttonLook } from '#app/ui/button.tsx'
import { CopyButton } from '#app/platform/frame/copy-button.tsx'
import { Card, Note } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { HandedLink } from './handed-link.server.ts'
import type { NextLink } from '#app/roadmap/assigning/links-to-make.server.ts'

type Props = {
  handed: HandedLink
  list: string
  /** The link that is made after this one; null or left out where there is none. */
  next?: NextLink | null
  /** Where the task is that the link is to; left out where its sender did not come from there. */
  task?: string
}

/** Shows a link, once: to be copied, mailed or held before a telephone. */
export function HandedLinkView({ handed, list, next = null, task }: Props) {
  const t = useText('sharing/sent')
  const until = formatLongDay(dayOf(handed.until), useLanguage())
  const { url, code, keepsCode, codeEmail, mailto, qr, recipient } = handed
  return (
    <>
      <PageTitle lead={t(handed.isReminder ? 'handed.same' : 'handed.once')}>
        {t(handed.isReminder ? 'handed.titleAgain' : 'handed.title')}
      </PageTitle>
      <Mailed handed={handed} />
      <Card as="section" accent className="mt-3 max-w-form">
        <Field id="link-address" label={t('handed.link')}>
          {(wiring) => <TextArea {...wiring} rows={3} readOnly defaultValue={url} className="break-all" />}
        </Field>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <CopyButton
            of={{ field: 'link-address' }}
            tone="primary"
            words={{ copy: t('handed.copy'), copied: t('handed.copied'), failed: t('handed.notCopied') }}
          />
          <a href={mailto} className={buttonLook('quiet')}>
            {t('handed.mail')}
          </a>
        </div>
        <p className="mt-2">{t('handed.until', { until })}</p>
        {codeEmail !== '' && (
          <p className="mt-1 [overflow-wrap:anywhere]">
            {t('handed.codeMailed', { name: recipient, address: codeEmail })}
          </p>
        )}
        {keepsCode && <p className="mt-1">{t('handed.codeStays')}</p>}
        {code !== null && (
          <Field id="code" label={t('handed.code')} hint={t('handed.codeText')}>
            {(wiring) => <Input {...wiring} readOnly defaultValue={code} width="medium" className="tracking-widest" />}
          </Field>
        )}
        <h2 className="mt-3">{t('handed.qr')}</h2>
        <p>{t('handed.qrText')}</p>
        <QrCode outline={qr} label={t('handed.qr')} />
      </Card>
      {next && <p className="mt-3 max-w-form">{next.words}</p>}
      <p className="mt-3 flex flex-wrap gap-2 print:hidden">
        {next && <ButtonLink href={next.href}>{t('handed.next')}</ButtonLink>}{' '}
        {task && (
          <ButtonLink tone={next ? 'plain' : 'quiet'} href={task}>
            {t('handed.toTask')}
          </ButtonLink>
        )}{' '}
        <ButtonLink tone="plain" href={list}>
          {t('handed.toLinks')}
        </ButtonLink>
      </p>
    </>
  )
}

/** Whether the link goes out by mail, and what to do where it does not. */
function Mailed({ handed: { address, recipient, isSent, blocked } }: { handed: HandedLink }) {
  const t = useText('sharing/sent')
  if (address !== null && blocked !== null) {
    return (
      <div className="mt-2 max-w-form [overflow-wrap:anywhere]">
        <Banner kind="warning" title={t('handed.blocked', { address })}>
          <p>{`${t(`undelivered.why.${blocked}`)} ${t('handed.blockedText', { name: recipient })}`}</p>
        </Banner>
      </div>
    )
  }
  const words =
    address === null
      ? t('handed.notMailed', { name: recipient })
      : t(isSent ? 'handed.mailed' : 'handed.kept', { address })
  return <Note className="mt-2 [overflow-wrap:anywhere]">{words}</Note>
}
