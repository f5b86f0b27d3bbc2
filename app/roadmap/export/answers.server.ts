import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { StoredForm } from '#app/persistence/forms/forms.server.ts'
import { answersOf } from '#app/roadmap/flow/answer-words.server.ts'
import { mapSecrets, secretPaths } from '#app/roadmap/flow/secrets.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { allItems, findItem } from '#app/roadmap/registry.ts'
import { valueAt } from '#app/roadmap/rules/changes.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { answersPage, type AnsweredItem } from './answers-page.tsx'

/** The forms of one place as a program reads them; secrets are left out, and their paths are told. */
export function answersAsJson(forms: readonly StoredForm[]): string {
  const told = forms.flatMap((form) => {
    const item = findItem(form.formType)
    if (!item) return []
    const fields = item.read(form.fields)
    return {
      form_type: item.key,
      location_index: form.locationIndex,
      version: form.version,
      updated_at: form.updatedAt.toISOString(),
      updated_by: form.updatedByName,
      left_out: secretPaths(item.fields).filter((path) => Boolean(valueAt(fields, path))),
      fields: mapSecrets(item.fields, fields, () => ''),
    }
  })
  return `${JSON.stringify(told, null, 2)}\n`
}

/**
 * The forms of one place as people read them: every question in words with its answer.
 * @param name of the place
 */
export function answersAsPage(
  forms: readonly StoredForm[],
  place: 'organisation' | 'location',
  name: string,
  language: Language,
): string {
  const t = textFor(language, 'roadmap/export')
  const byType = new Map(forms.map((form) => [form.formType, form]))
  const items = allItems
    .filter(({ item }) => item.roadmap === place)
    .map(({ number, item }) => answered(item, `${number} ${itemTitle(item, language)}`, byType.get(item.key), language))
  const title = t('answers.title', { name })
  return answersPage({ language, title, items, none: t('answers.none'), empty: t('answers.empty') })
}

function answered(item: Item, title: string, form: StoredForm | undefined, language: Language): AnsweredItem {
  if (!form) return { key: item.key, title, saved: null, groups: [] }
  const t = textFor(language, 'roadmap/export')
  const fields = item.read(form.fields)
  const saved = t('answers.saved', { at: formatMoment(form.updatedAt.getTime(), language), by: form.updatedByName })
  const groups = item.pages.flatMap((page) => {
    const schema = item.pageFields[page]
    return schema ? answersOf({ item, schema, language, missing: new Map() }, fields) : []
  })
  return { key: item.key, title, saved, groups }
}
