import { getInitialNamespaces } from 'remix-i18next/client'
import { languages } from './languages.ts'
import { namespaceOf } from './namespace-of.ts'
import type { Texts, TextSource } from './text.ts'
import { openTexts } from './text-store.ts'

const files = new Map(
  Object.entries(import.meta.glob<Record<string, Texts>>('/app/**/{nl,en}.ts')).map(([path, load]) => [
    `${path.endsWith('/nl.ts') ? 'nl' : 'en'} ${namespaceOf(path)}`,
    load,
  ]),
)

async function loadTexts(language: string, namespace: string): Promise<Texts | undefined> {
  const exported = await files.get(`${language} ${namespace}`)?.()
  return exported?.[language]
}

/**
 * Opens the texts in the browser, with those that the page now shown needs; others come when they are asked for.
 * @throws when a file of texts does not load: the page is then better left as the server made it
 */
export async function startTexts(): Promise<TextSource> {
  const { lang } = document.documentElement
  const language = languages.find((known) => known === lang) ?? languages[0]
  const texts = openTexts(language, loadTexts)
  const namespaces = [...new Set(getInitialNamespaces())]
  await Promise.all(namespaces.map((namespace) => texts.loadNamespaces(namespace)))
  const missing = namespaces.filter((namespace) => !texts.textsOf(namespace))
  if (missing.length > 0) throw new Error(`These texts did not load: ${missing.join(', ')}`)
  return texts
}
