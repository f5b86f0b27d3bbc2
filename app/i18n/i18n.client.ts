import { createInstance, type i18n as I18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { getInitialNamespaces } from 'remix-i18next/client'
import { languages } from './languages.ts'
import { i18nOptions, namespaceOf } from './options.ts'
import type { Texts } from './text.ts'

const files = new Map(
  Object.entries(import.meta.glob<Record<string, Texts>>('../**/{nl,en}.ts')).map(([path, load]) => [
    `${path.endsWith('/nl.ts') ? 'nl' : 'en'} ${namespaceOf(path)}`,
    load,
  ]),
)

async function loadTexts(language: string, namespace: string): Promise<Texts | undefined> {
  const exported = await files.get(`${language} ${namespace}`)?.()
  return exported?.[language]
}

/**
 * Starts i18next in the browser, with the texts that the page now shown needs; others come when they are asked for.
 * @throws when a file of texts does not load: the page is then better left as the server made it
 */
export async function startI18n(): Promise<I18n> {
  const i18n = createInstance()
  const namespaces = [...new Set(getInitialNamespaces())]
  await i18n.use(resourcesToBackend(loadTexts)).init({
    ...i18nOptions,
    lng: document.documentElement.lang,
    supportedLngs: languages,
    ns: namespaces,
  })
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
  if (missing.length > 0) throw new Error(`These texts did not load: ${missing.join(', ')}`)
  return i18n
}
