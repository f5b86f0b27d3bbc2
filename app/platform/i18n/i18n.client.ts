import { getInitialNamespaces } from 'remix-i18next/client'
import { languages } from './languages.ts'
import { namespaceOf } from './namespace-of.ts'
import type { Texts, TextSource } from './text.ts'
import { openTexts } from './text-store.ts'

/**
 * The texts that pages which come alive say: every page loads the list of these files. i18n.client.test.ts finds what is
 * missing in it, and what only the server and still pages say.
 */
const ofPages = import.meta.glob<Record<string, Texts>>([
  '/app/platform/{auth,documents,i18n,library,relationships}/{nl,en}.ts',
  '/app/roadmap/{calendar,dates,history,letters,screens}/{nl,en}.ts',
  '/app/roadmap/screens/{count-question,draft-offer,organisation-answer}/{nl,en}.ts',
  // The items, each by the name of its folder.
  '/app/roadmap/{location,organisation}/*/{nl,en}.ts',
  '/app/routes/documents/{nl,en}.ts',
  '/app/sharing/{evidence,guest,signing}/{nl,en}.ts',
  '/app/staff/search/{nl,en}.ts',
  '/app/ui/list/{nl,en}.ts',
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

/**
 * Opens the texts in the browser, with those that the page now shown needs; others come when they are asked for.
 * @throws when a file of texts does not load: the page is then better left as the server made it
 */
export async function startTexts(): Promise<TextSource> {
  const { lang } = document.documentElement
  const language = languages.find((known) => known === lang) ?? languages[0]
  const texts = openTexts(language, loadTexts)
  // On the error page of a still page the page's own texts are named too, and not said.
  const namespaces = [...new Set(getInitialNamespaces())].filter((namespace) => files.has(`${language} ${namespace}`))
  await Promise.all(namespaces.map((namespace) => texts.loadNamespaces(namespace)))
  const missing = namespaces.filter((namespace) => !texts.textsOf(namespace))
  if (missing.length > 0) throw new Error(`These texts did not load: ${missing.join(', ')}`)
  return texts
}
