import { useText } from '#app/platform/i18n/use-text.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '#app/ui/icons.tsx'
import { SealWords } from './seal/seal-words.tsx'
import { By, Row } from './term-rows.tsx'
import type { verdictForPage } from './verify.server.ts'

type View = ReturnType<typeof verdictForPage>
type Good = Extract<View, { kind: 'good' }>

const looks = {
  good: { edge: 'border-l-green', sign: 'text-green', Sign: CheckIcon },
  changed: { edge: 'border-l-red', sign: 'text-red', Sign: WarningIcon },
  doubt: { edge: 'border-l-red', sign: 'text-red', Sign: WarningIcon },
  unknown: { edge: 'border-l-amber', sign: 'text-amber', Sign: InfoIcon },
}

/** What is known of a file that somebody chose. */
export function VerdictView({ verdict }: { verdict: View }) {
  const t = useText('sharing/evidence')
  const { edge, sign, Sign } = looks[verdict.kind]
  return (
    <section
      role="status"
      aria-labelledby="verdict"
      className={`mt-3 flex gap-2 rounded border border-line border-l-[8px] bg-card p-2 sm:p-3 ${edge}`}
    >
      <Sign className={`mt-0.5 h-3 w-3 ${sign}`} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 id="verdict">
          {t(verdict.kind === 'good' && verdict.isAgreed ? 'verify.good.titleAgreed' : `verify.${verdict.kind}.title`)}
        </h2>
        <Words verdict={verdict} />
      </div>
    </section>
  )
}

function Words({ verdict }: { verdict: View }) {
  const t = useText('sharing/evidence')
  switch (verdict.kind) {
    case 'good':
      return <GoodWords verdict={verdict} />
    case 'changed': {
      const { number, name, organisation, phone } = verdict
      return (
        <>
          <p className="mt-1">{t('verify.changed.text', { number })}</p>
          <p className="mt-1">
            {t(phone === '' ? 'verify.changed.ask' : 'verify.changed.askPhone', { name, organisation })}
            {phone !== '' && (
              <>
                {' '}
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="inline-flex min-h-target items-center">
                  {phone}
                </a>
              </>
            )}
          </p>
        </>
      )
    }
    case 'doubt':
      return <p className="mt-1">{t('verify.doubt.text', { number: verdict.number })}</p>
    default:
      return (
        <>
          <p className="mt-1">{t('verify.unknown.text')}</p>
          <p className="mt-1">{t('verify.unknown.ask')}</p>
        </>
      )
  }
}

function GoodWords({ verdict: { number, title, organisation, signedBy, isOneOfTwo, newer, seal } }: { verdict: Good }) {
  const t = useText('sharing/evidence')
  const people = (whether: (one: Good['signedBy'][number]) => boolean) =>
    signedBy.filter(whether).map(({ name, position, role, at }) => ({
      who:
        role === 'dpo'
          ? t('verify.good.dpo', { name, organisation })
          : t(`verify.good.${role}${position === '' ? '' : 'As'}`, { name, position, organisation }),
      at: t('verify.good.at', { at }),
    }))
  return (
    <dl className="mt-1">
      <Row term={t('verify.good.document')}>{title}</Row>
      <By term={t('verify.good.agreedBy')} people={people(({ role }) => role === 'dpo')} />
      <By term={t('verify.good.by')} people={people(({ role }) => role !== 'dpo')}>
        {isOneOfTwo && <span className="block">{t('verify.good.oneOfTwo')}</span>}
      </By>
      <Row term={t('verify.good.evidence')}>
        {t('verify.good.evidenceText', { number })}
        {newer !== null && <span className="block">{t('verify.good.newer', { number: newer })}</span>}
      </Row>
      {seal && (
        <Row term={t('verify.seal.title')}>
          <SealWords seal={seal} />
        </Row>
      )}
    </dl>
  )
}
