import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
import { I18nContext } from 'react-i18next'
import type { i18n as I18n } from 'i18next'
import { defaultLanguage, isLanguage, type Language } from './languages.ts'
import { readText, type TextReader, type Texts, type Translate } from './text.ts'

/** The i18next of this page; the component that asks is drawn again when the language changes. */
function useI18n(): I18n {
  const { i18n } = useContext(I18nContext)
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed)
      return () => i18n.off('languageChanged', changed)
    },
    [i18n],
  )
  const language = () => i18n.language
  useSyncExternalStore(subscribe, language, language)
  return i18n
}

/**
 * The texts of one folder, in the reader's language. Suspends in the browser until they are loaded.
 * @param namespace the folder below app/, 'common' for app/i18n
 * @example const t = useText<typeof nl>('roadmap/location/basic-info')
 */
export function useText<T extends Texts>(namespace: string): Translate<T> {
  return readText<T>(useI18n(), namespace)
}

/** Reads texts of folders that are known only while drawing, such as the title of the page. */
export function useTextReader(): TextReader {
  const i18n = useI18n()
  return (namespace) => readText(i18n, namespace)
}

/** The reader's language. */
export function useLanguage(): Language {
  const { language } = useI18n()
  return isLanguage(language) ? language : defaultLanguage
}

/** Turns the page to the language the server now answers in, after a switch that made no new document. */
export function useFollowLanguage(language: Language | undefined): void {
  const { i18n } = useContext(I18nContext)
  useEffect(() => {
    if (language && language !== i18n.language) void i18n.changeLanguage(language)
  }, [i18n, language])
}
