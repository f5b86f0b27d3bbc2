import { createInstance, type i18n as I18n } from 'i18next'
import { isLanguage, languages, type Language } from './languages.ts'
import { i18nOptions, namespaceOf } from './options.ts'
import { readText, type Texts, type Translate } from './text.ts'

const files = import.meta.glob<Record<string, Texts>>('../**/{nl,en}.ts', { eager: true })

/** All texts of one language, by namespace. */
export function textsOf(language: Language): Record<string, Texts> {
  const texts: Record<string, Texts> = {}
  for (const [path, exported] of Object.entries(files)) {
    const found = path.endsWith(`/${language}.ts`) ? exported[language] : undefined
    if (found) texts[namespaceOf(path)] = found
  }
  return texts
}

function start(language: Language): I18n {
  const i18n = createInstance()
  void i18n.init({
    ...i18nOptions,
    lng: language,
    supportedLngs: languages,
    resources: { [language]: textsOf(language) },
    initImmediate: false,
  })
  return i18n
}

const instances = new Map(languages.map((language) => [language, start(language)]))

/** The i18next of a language. It lives as long as the process: making one per request costs a third of a millisecond. */
export function i18nFor(language: Language): I18n {
  const i18n = instances.get(language)
  if (!i18n || !isLanguage(i18n.language)) throw new Error(`There is no i18next for '${language}'.`)
  return i18n
}

/**
 * The texts of one folder, for loaders, actions and whatever the server writes.
 * @param namespace the folder below app/, 'common' for app/i18n
 */
export function textFor<T extends Texts>(language: Language, namespace: string): Translate<T> {
  return readText<T>(i18nFor(language), namespace)
}
