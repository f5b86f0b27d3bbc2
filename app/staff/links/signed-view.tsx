import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import type { CounterSigning } from './signed-link.server.ts'

type Props = { signing: CounterSigning }

/** Who signed, in the order in which they did. */
export function Signatures({ signing: { signatures, organisation, provider } }: Props) {
  const t = useText('staff/links')
  if (signatures.length === 0) return null
  return (
    <section aria-labelledby="who" className="mt-3 max-w-form">
      <h2 id="who">{t('who')}</h2>
      <ol className="mt-1 rounded border border-line bg-card px-2">
        {signatures.map(({ id, name, position, role, at, invited }) => (
          <li key={id} className="flex gap-1 border-t border-line-soft py-1 first:border-t-0 [overflow-wrap:anywhere]">
            <CheckIcon className="mt-0.5 h-2 w-2 text-green" />
            <div className="min-w-0">
              <b>{name}</b>
              {`, ${[position, t(`role.${role}`, { organisation, provider })].filter(Boolean).join(', ')}`}
              <span className="block text-small text-soft">{t('at', { at })}</span>
              {invited !== null && <span className="block text-small">{t('invited', { invited })}</span>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What was signed, to be read and checked; and that the document is another one by now. */
export function WhatIsSigned({ signing: { hash, href, isChanged, organisation, signed } }: Props) {
  const t = useText('staff/links')
  if (hash === null) return null
  return (
    <section aria-labelledby="what" className="mt-3 max-w-form">
      <h2 id="what">{t('what')}</h2>
      {isChanged && (
        <div className="mt-1">
          <Banner kind="warning" live={false} title={t('changed')}>
            <p>{t('changedText', { organisation })}</p>
          </Banner>
        </div>
      )}
      {!isChanged && !signed && <p className="mt-0.5 max-w-line">{t('same', { organisation })}</p>}
      <p className="mt-1 flex flex-wrap gap-x-3">
        <a href={`${href}/evidence.pdf`} className="inline-flex min-h-target items-center">
          {t('pdf')}
        </a>
        <a href={`${href}/evidence`} className="inline-flex min-h-target items-center">
          {t('evidence')}
        </a>
      </p>
      <p className="mt-0.5">
        <span className="text-small text-soft">{t('hash')}</span>
        <code className="block text-small [overflow-wrap:anywhere]">{hash}</code>
      </p>
    </section>
  )
}

/** Why nothing can be signed now. */
export function NotNow({ signing, why }: Props & { why: NonNullable<CounterSigning['blocked']> }) {
  const t = useText('staff/links')
  const { organisation, provider, others, withdrawn } = signing
  const names = { organisation, provider, names: others, by: withdrawn?.by ?? '', at: withdrawn?.at ?? '' }
  return (
    <>
      <p>{t(why === 'right' && others !== '' ? 'states.rightOthers' : `states.${why}`, names)}</p>
      {why === 'closed' && (
        <a href="/admin/settings" className="inline-flex min-h-target items-center">
          {t('settings')}
        </a>
      )}
    </>
  )
}
