import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { defaultLanguage, isLanguage, type Language } from './languages.ts'
import type { Namespace, TextsByNamespace } from './namespaces.ts'
import { readAnyText, readText, type AnyTextReader, type TextSource, type Translate } from './text.ts'

/** The texts of this page. */
export const TextContext = createContext<TextSource | null>(null)

function useSource(): TextSource {
  const source = useContext(TextContext)
  if (!source) throw new Error('There are no texts around this component.')
  return source
}

/** The texts of this page; the component that asks is drawn again when the language changes. */
function useTexts(): TextSource {
  const texts = useSource()
  const language = () => texts.language
  useSyncExternalStore(texts.follow, language, language)
  return texts
}

/**
 * The texts of one folder, in the reader's language. Suspends in the browser until they are loaded.
 * @param namespace the folder below app/, 'common' for app/platform/i18n
 * @example const t = useText('roadmap/location/basic-info')
 */
export function useText<Name extends Namespace>(namespace: Name): Translate<TextsByNamespace[Name]> {
  return readText(useTexts(), namespace)
}

/** Reads texts of folders that are known only while drawing, such as the title of the page. */
export function useTextReader(): AnyTextReader {
  const texts = useTexts()
  return (namespace) => readAnyText(texts, namespace)
}

/** The reader's language. */
export function useLanguage(): Language {
  const { language } = useTexts()
  return isLanguage(language) ? language : defaultLanguage
}

/** Turns the page to the language the server now answers in, after a switch that made no new document. */
export function useFollowLanguage(language: Language | undefined): void {
  const texts = useSource()
  useEffect(() => {
    if (language && language !== texts.language) void texts.changeLanguage(language)
  }, [texts, language])
}
