import { getInitialNamespaces } from 'remix-i18next/client'
import { languages } from './languages.ts'
import { namespaceOf } from './namespace-of.ts'
import type { Texts, TextSource } from './text.ts'
import { openTexts } from './text-store.ts'

/**
 * The texts that are said in the browser: by the page for signing in, which React takes over, and by what it draws on other
 * pages. The list of these files is loaded with them; i18n.client.test.ts finds what is missing in it, and what is not needed.
 */
const ofPages = import.meta.glob<Record<string, Texts>>([
  '/app/platform/{auth,documents,i18n}/{nl,en}.ts',
  '/app/staff/search/{nl,en}.ts',
])
const filesOf = (sources: typeof ofPages) =>
  new Map(
    Object.entries(sources).map(([path, load]) => [
      `${path.endsWith('/nl.ts') ? 'nl' : 'en'} ${namespaceOf(path)}`,
      load,
    ]),
  )
const built = filesOf(ofPages)
// While developing there is a page that shows every part.
const files = import.meta.env.DEV ? filesOf(import.meta.glob<Record<string, Texts>>('/app/**/{nl,en}.ts')) : built

/** Whether a page of a build can say the texts of a namespace. */
export const isInBuild = (namespace: string): boolean => built.has(`nl ${namespace}`)

async function loadTexts(language: string, namespace: string): Promise<Texts | undefined> {
  const exported = await files.get(`${language} ${namespace}`)?.()
  return exported?.[language]
}

/** The texts that a page which React takes over needs; others come when they are asked for. */
export const startTexts = (): Promise<TextSource> => openTextsOf(...new Set(getInitialNamespaces()))

/**
 * Opens texts in the browser, in the language of the page.
 * @throws when a file of texts does not load: the page is then better left as the server made it
 */
export async function openTextsOf(...namespaces: string[]): Promise<TextSource> {
  const { lang } = document.documentElement
  const language = languages.find((known) => known === lang) ?? languages[0]
  const texts = openTexts(language, loadTexts)
  await Promise.all(namespaces.map((namespace) => texts.loadNamespaces(namespace)))
  const missing = namespaces.filter((namespace) => !texts.textsOf(namespace))
  if (missing.length > 0) throw new Error(`These texts did not load: ${missing.join(', ')}`)
  return texts
}
