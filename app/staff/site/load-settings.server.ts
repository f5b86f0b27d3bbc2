import { constraintsOf } from '#app/platform/frame/submission.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { readSettings } from '#app/persistence/staff/site-settings.server.ts'
import { readVersions } from '#app/persistence/forms/text-versions.server.ts'
import { usualDays } from '#app/platform/site/usual-days.server.ts'
import { settingFields, settingForms, type SettingForm, type TypedValues } from './forms.ts'
import { settingInForm, settingSchemas } from './read-forms.server.ts'
import { versionViews } from './versions-view.server.ts'

/** Every setting as its form shows it, with who saved it and what it said before. */
export async function loadSettings(actor: Actor, language: Language) {
  const [stored, versions] = await Promise.all([
    readSettings(),
    Promise.all(settingForms.map((name) => readVersions(actor, `setting:${name}`))),
  ])
  const settings = settingForms.map((name, index) => {
    const { value, version = 0, updatedAt, updatedByName } = stored.find((setting) => setting.name === name) ?? {}
    const inForm = (said: unknown) => settingInForm(name, said)
    return {
      name,
      version,
      values: inForm(value),
      constraint: constraintsOf(settingSchemas[name]),
      changed: updatedAt ? { at: formatMoment(updatedAt.getTime(), language), by: updatedByName ?? '' } : null,
      versions: versionViews(versions[index] ?? [], settingFields[name], inForm, language),
      usual: name === 'retention' ? usualInWords(language) : {},
    }
  })
  return { settings }
}

/** What is stored of a setting, as its form shows it. */
export async function readSettingInForm(name: SettingForm): Promise<TypedValues> {
  const stored = await readSettings()
  return settingInForm(name, stored.find((setting) => setting.name === name)?.value)
}

function usualInWords(language: Language): TypedValues {
  const t = textFor(language, 'staff/site')
  const inWords = (days: number | null) => (days === null ? t('fields.forever') : t('fields.count', { count: days }))
  return Object.fromEntries(Object.entries(usualDays()).map(([key, days]) => [key, inWords(days)]))
}
