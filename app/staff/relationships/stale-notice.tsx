import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { stateOf } from '#app/platform/relationships/states.ts'
import { shownIn } from '#app/ui/conform-fields.tsx'
import type { KeptRelationship } from './relationship-form.tsx'
import { relationshipFields, type RelationshipField, type RelationshipValues } from './relationship-values.ts'

type Props = {
  typed: KeptRelationship
  stored: RelationshipValues
  /** Who saved meanwhile, and when in milliseconds. */
  by: string
  at: number
}

/** Says that somebody else saved meanwhile, and what is stored now wherever it is not what was typed. */
export function StaleNotice({ typed, stored, by, at }: Props) {
  const t = useText('staff/relationships')
  const say = useText('platform/relationships')
  const language = useLanguage()
  const differing = relationshipFields.filter(
    (field) => stored[field] !== trimmed(shownIn(typed[field]).replaceAll('\r\n', '\n')),
  )
  const words = (field: RelationshipField) => {
    const state = field === 'state' ? stateOf(stored.state) : null
    return state ? say(`states.${state}`) : stored[field] || t('stale.empty')
  }
  return (
    <div className="mt-2">
      <Banner kind="warning" title={t('stale.title')}>
        <p>{t('stale.text', { by, at: formatDay(dayOf(at), language) })}</p>
        {differing.length > 0 && (
          <>
            <p className="mt-1 font-semibold">{t('stale.differs')}</p>
            <ul className="list-disc whitespace-pre-line pl-3">
              {differing.map((field) => (
                <li key={field}>{t('stale.value', { field: t(`fields.${field}`), value: words(field) })}</li>
              ))}
            </ul>
          </>
        )}
      </Banner>
    </div>
  )
}
