import { createInstance, type i18n as I18n } from 'i18next'
import { isLanguage, languages, type Language } from './languages.ts'
import type { Namespace, TextsByNamespace } from './namespaces.ts'
import { i18nOptions, namespaceOf } from './options.ts'
import { readAnyText, readText, type ItemNamespace, type Texts, type Translate, type TranslateAny } from './text.ts'

const files = import.meta.glob<Record<string, Texts>>('/app/**/{nl,en}.ts', { eager: true })

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

/** Whether this version has texts of that name. */
export const isNamespace = (name: string): name is Namespace =>
  i18nFor(languages[0]).hasResourceBundle(languages[0], name)

/**
 * The texts of one folder, for loaders, actions and whatever the server writes.
 * @param namespace the folder below app/, 'common' for app/platform/i18n
 */
export function textFor<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Translate<TextsByNamespace[Name]> {
  return readText(i18nFor(language), namespace)
}

/** As `textFor`, for keys that are known only at run time. */
export function anyTextFor(language: Language, namespace: Namespace | ItemNamespace): TranslateAny {
  return readAnyText(i18nFor(language), namespace)
}
