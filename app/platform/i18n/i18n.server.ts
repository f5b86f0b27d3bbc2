import { languages, type Language } from './languages.ts'
import type { Namespace, TextsByNamespace } from './namespaces.ts'
import { namespaceOf } from './namespace-of.ts'
import {
  readAnyText,
  readText,
  type ItemNamespace,
  type Texts,
  type TextSource,
  type Translate,
  type TranslateAny,
} from './text.ts'

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

function sourceIn(language: Language): TextSource {
  const texts = textsOf(language)
  return { language, textsOf: (namespace) => texts[namespace] }
}

const sources: Record<Language, TextSource> = { nl: sourceIn('nl'), en: sourceIn('en') }

/** All texts of a language, for drawing a page. It lives as long as the process. */
export const textSourceFor = (language: Language): TextSource => sources[language]

/** Whether this version has texts of that name. */
export const isNamespace = (name: string): name is Namespace => sources[languages[0]].textsOf(name) !== undefined

/**
 * The texts of one folder, for loaders, actions and whatever the server writes.
 * @param namespace the folder below app/, 'common' for app/platform/i18n
 */
export function textFor<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Translate<TextsByNamespace[Name]> {
  return readText(sources[language], namespace)
}

/** As `textFor`, for keys that are known only at run time. */
export function anyTextFor(language: Language, namespace: Namespace | ItemNamespace): TranslateAny {
  return readAnyText(sources[language], namespace)
}
