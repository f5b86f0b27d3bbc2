import { useText } from '#app/platform/i18n/use-text.ts'

type Props = { seal: { owner: string; issuer: string; authority: string; at: string | null } }

/** By whom a file is sealed, and whether anybody else confirms when. */
export function SealWords({ seal: { owner, issuer, authority, at } }: Props) {
  const t = useText('sharing/evidence')
  return (
    <>
      {t('verify.seal.by', { owner })}
      {issuer !== owner && <span className="block">{t('verify.seal.issuer', { issuer })}</span>}
      <span className="block text-small text-soft">
        {at === null ? t('verify.seal.none') : t('verify.seal.timestamp', { authority, at })}
      </span>
    </>
  )
}
