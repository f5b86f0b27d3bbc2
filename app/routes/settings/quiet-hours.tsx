import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { FieldSet } from '#app/ui/field.tsx'
import { hourOptions } from './hour-options.ts'
import { SelectLine } from './select-line.tsx'
import type { SettingsField } from './settings-form.tsx'

/** In which hours nothing is sent to somebody. */
export function QuietHours({ from, until }: { from: SettingsField; until: SettingsField }) {
  const t = useText('routes/settings')
  const options = hourOptions(useLanguage(), (clock) => t('hour', { clock }))
  const choices = { options, empty: t('quiet.none') }
  return (
    <FieldSet look="plain" id="quiet" legend={<h3>{t('quiet.title')}</h3>} hint={t('quiet.about')}>
      <SelectLine
        parts={[
          { field: from, label: t('quiet.from'), about: t('quiet.fromAbout'), ...choices },
          { field: until, label: t('quiet.until'), about: t('quiet.untilAbout'), ...choices },
        ]}
      />
    </FieldSet>
  )
}
