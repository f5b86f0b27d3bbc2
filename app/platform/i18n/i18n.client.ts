import { getInitialNamespaces } from 'remix-i18next/client'
import { languages } from './languages.ts'
import { namespaceOf } from './namespace-of.ts'
import type { Texts, TextSource } from './text.ts'
import { openTexts } from './text-store.ts'

/**
 * The texts that pages say, also those that come without script: a link of a page that is alive leads to them in the
 * browser. Every page loads the list of these files; i18n.client.test.ts finds what is missing in it, and what only the
 * server says.
 */
const ofPages = import.meta.glob<Record<string, Texts>>([
  '/app/**/{nl,en}.ts',
  '!/app/notifications/{digest,events,reminders}/*',
  '!/app/platform/documents/answers/*',
  '!/app/platform/drafts/*',
  '!/app/platform/mail/templates/*',
  '!/app/platform/spreadsheet/*',
  '!/app/roadmap/{attention,export,flow}/*',
  '!/app/roadmap/letters/paper/*',
  '!/app/roadmap/{location,organisation}/*/letters/*',
  '!/app/roadmap/tour/*',
  '!/app/sharing/mail/*',
  '!/app/styleguide/*',
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
  const namespaces = [...new Set(getInitialNamespaces())]
  await Promise.all(namespaces.map((namespace) => texts.loadNamespaces(namespace)))
  const missing = namespaces.filter((namespace) => !texts.textsOf(namespace))
  if (missing.length > 0) throw new Error(`These texts did not load: ${missing.join(', ')}`)
  return texts
}
