import { createContext, useContext } from 'react'
import type { Language } from './languages.ts'
import type { Namespace, TextsByNamespace } from './namespaces.ts'
import { readAnyText, readText, type AnyTextReader, type TextSource, type Translate } from './text.ts'

/** The texts of this page. */
export const TextContext = createContext<TextSource | null>(null)

function useTexts(): TextSource {
  const texts = useContext(TextContext)
  if (!texts) throw new Error('There are no texts around this component.')
  return texts
}

/**
 * The texts of one folder, in the reader's language.
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
export const useLanguage = (): Language => useTexts().language
