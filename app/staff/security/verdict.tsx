import { useText } from '#app/platform/i18n/use-text.ts'
import type { Verified } from '#app/persistence/staff/security-chain.server.ts'
import { Banner } from '#app/ui/banner.tsx'

/** What a look at the whole chain found. */
export function Verdict({ found: { rows, erased, last, breakAt } }: { found: Verified }) {
  const t = useText('staff/security')
  return (
    <div className="mt-2 max-w-form">
      <Banner kind={breakAt ? 'error' : 'success'}>
        {breakAt ? (
          <>
            <p className="font-semibold">{t('verify.broken', { number: breakAt.number })}</p>
            <p>{t(`verify.why.${breakAt.why}`)}</p>
          </>
        ) : (
          t('verify.whole')
        )}
      </Banner>
      <p className="mt-2">
        {t('verify.rows', { count: rows })} {erased > 0 && t('verify.erased', { count: erased })}
      </p>
      {last && !breakAt && (
        <>
          <p className="mt-1">{t('verify.newest', { number: last.number })}</p>
          <p className="font-mono [overflow-wrap:anywhere]">{last.hash}</p>
          <p className="mt-1">{t('verify.keep')}</p>
        </>
      )}
    </div>
  )
}
