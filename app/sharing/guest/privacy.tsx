import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { PrivacyView } from './privacy.server.ts'
import { SenderLine } from './sender-line.tsx'

/** What is kept of somebody who came by a link: by whom, what, how long, and what they may ask. */
export function Privacy({ privacy, base }: { privacy: PrivacyView; base: string }) {
  const t = useText('sharing/guest')
  const { sender, isToSign, hasCode, days } = privacy
  const { name, organisation } = sender
  const provider = privacy.provider || t('privacy.provider')
  const values = { sender: name, organisation, provider }
  return (
    <div className="max-w-line [overflow-wrap:anywhere]">
      <PageTitle lead={t('privacy.lead', values)}>{t('privacy.title')}</PageTitle>
      <h2 className="mt-3">{t('privacy.who')}</h2>
      <p className="mt-1">{t(sender.isFromProvider ? 'privacy.byProvider' : 'privacy.byOrganisation', values)}</p>
      <h2 className="mt-3">{t('privacy.what')}</h2>
      <ul className="mt-1 list-disc pl-3">
        <li>{t('privacy.person', values)}</li>
        <li>{t('privacy.answers')}</li>
        <li>{t('privacy.moments')}</li>
        {isToSign && <li>{t('privacy.signature')}</li>}
        <li>{t(hasCode ? 'privacy.cookiesOfCode' : 'privacy.cookies')}</li>
      </ul>
      <p className="mt-1">{t('privacy.shown', values)}</p>
      <h2 className="mt-3">{t('privacy.howLong')}</h2>
      <p className="mt-1">
        {days === null ? t('privacy.forever', values) : t('privacy.days', { count: days })}{' '}
        {t(isToSign ? 'privacy.evidence' : 'privacy.data', values)}
      </p>
      <h2 className="mt-3">{t('privacy.rights')}</h2>
      <p className="mt-1">{t('privacy.ask', values)}</p>
      <SenderLine sender={sender} className="mt-1" />
      <p className="mt-1">
        {t('privacy.complain')} <a href={t('privacy.authorityAddress')}>{t('privacy.authority')}</a>.
      </p>
      <ButtonLink tone="quiet" href={base} className="mt-3">
        {t('privacy.back')}
      </ButtonLink>
    </div>
  )
}
