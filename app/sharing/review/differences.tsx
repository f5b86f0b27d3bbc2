import { useText } from '#app/platform/i18n/use-text.ts'
import type { Difference } from './compare.ts'

const mark = 'mt-0.5 block border-l-[3px] border-amber pl-1.5 text-small [overflow-wrap:anywhere]'

/** Says beside an answer or a paragraph what stood there in the round before; nothing where it is the same. */
export function ChangedMark({ difference }: { difference: Difference | undefined }) {
  const t = useText('sharing/review')
  if (!difference) return null
  const { kind, before } = difference
  return (
    <span className={`${mark} whitespace-pre-line`}>
      <strong className="text-amber">{t(kind === 'added' ? 'since.added' : 'since.changed')}</strong>{' '}
      {kind === 'changed' && (before ? t('since.was', { before }) : t('since.wasEmpty'))}
    </span>
  )
}

/** What differs, each as it was and as it is. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const t = useText('sharing/review')
  return (
    <ul className="mt-1 max-w-line">
      {differences.map(({ kind, itemKey, path, label, before, after }) => (
        <li key={`${kind} ${itemKey} ${path}`} className={`${mark} mb-1.5`}>
          <strong className="block">{label}</strong>
          {kind === 'added' ? (
            <span className="block text-amber">{t('since.added')}</span>
          ) : (
            <span className="block whitespace-pre-line">
              {t('since.before')} {before ? <del>{before}</del> : t('none')}
            </span>
          )}
          {kind === 'removed' ? (
            <span className="block text-amber">{t('since.removed')}</span>
          ) : (
            <span className="block whitespace-pre-line">
              {t('since.after')} {after ? <ins className="no-underline">{after}</ins> : t('none')}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
