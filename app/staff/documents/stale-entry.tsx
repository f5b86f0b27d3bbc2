import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { shownIn } from '#app/ui/conform-fields.tsx'
import type { Option } from '#app/ui/input.tsx'
import { categoryOf, languageOf } from '#app/platform/library/categories.ts'
import type { KeptEntry } from './entry-form.tsx'
import { entryFields, type EntryField, type EntryValues } from './entry.ts'

type Props = { typed: KeptEntry; stored: EntryValues; slots: Option[] }

/** Says that somebody else changed a document meanwhile, and what is stored now wherever it is not what was typed. */
export function StaleEntry({ typed, stored, slots }: Props) {
  const t = useText('staff/documents')
  const say = useText('platform/library')
  const differing = entryFields.flatMap((field) =>
    field === 'file' || stored[field] === shownIn(typed[field]) ? [] : [field],
  )
  const words = (field: EntryField): string => {
    const value = stored[field]
    const [category, language] = [categoryOf(value), languageOf(value)]
    if (field === 'category' && category) return say(`categories.${category}`)
    if (field === 'language' && language) return say(`languages.${language}`)
    if (field === 'audience') return t(value === 'all' ? 'form.audienceAll' : 'form.audienceChosen')
    if (field === 'slot') return slots.find((slot) => slot.value === value)?.label ?? t('form.slotNone')
    return value || t('stale.empty')
  }
  return (
    <div className="mt-2">
      <Banner kind="warning" title={t('stale.title')}>
        <p>{t('stale.text')}</p>
        <ul className="list-disc whitespace-pre-line pl-3 [overflow-wrap:anywhere]">
          {differing.map((field) => (
            <li key={field}>{t('stale.stored', { field: t(`form.${field}`), value: words(field) })}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
