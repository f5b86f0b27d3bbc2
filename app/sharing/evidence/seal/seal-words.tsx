import { useText } from '#app/platform/i18n/use-text.ts'
import type { JudgedSeal } from './judge-seal.server.ts'

type Props = {
  seal: Pick<JudgedSeal, 'owner' | 'issuer' | 'trust' | 'timeTrust'> & { authority: string; at: string | null }
}

/** By whom a file is sealed, whether that is to be trusted, and whether anybody else confirms when. */
export function SealWords({ seal: { owner, issuer, trust, timeTrust, authority, at } }: Props) {
  const t = useText('sharing/evidence')
  return (
    <>
      {t('verify.seal.by', { owner })}
      {issuer !== owner && <span className="block">{t('verify.seal.issuer', { issuer })}</span>}
      <span className="block">{t(`verify.seal.trust.${trust}`)}</span>
      <span className="block text-small text-soft">
        {at === null ? t('verify.seal.none') : t('verify.seal.timestamp', { authority, at })}
        {(timeTrust === 'unknown' || timeTrust === 'expired') && (
          <span className="block">{t('verify.seal.timeUnknown')}</span>
        )}
      </span>
    </>
  )
}
