import { languages } from './languages.ts'
import { namespaceOf } from './namespace-of.ts'
import type { Texts, TextSource } from './text.ts'

/**
 * The texts that are said by what React draws in the browser. The list of these files is loaded with them; i18n.client.test.ts
 * finds what is missing in it, and what is not needed.
 */
const files = new Map(
  Object.entries(import.meta.glob<Record<string, Texts>>('/app/platform/{auth,documents,i18n}/{nl,en}.ts')).map(
    ([path, load]) => [`${path.endsWith('/nl.ts') ? 'nl' : 'en'} ${namespaceOf(path)}`, load],
  ),
)

/** Whether the browser can fetch the texts of a namespace. */
export const isInBuild = (namespace: string): boolean => files.has(`nl ${namespace}`)

/**
 * Fetches texts, in the language of the page.
 * @throws when a file of texts does not load: the page is then better left as the server made it
 */
export async function fetchTexts(...namespaces: string[]): Promise<TextSource> {
  const { lang } = document.documentElement
  const language = languages.find((known) => known === lang) ?? languages[0]
  const fetched = namespaces.map(async (namespace) => {
    const file = await files.get(`${language} ${namespace}`)?.()
    return [namespace, file?.[language]] as const
  })
  const texts = new Map(await Promise.all(fetched))
  return { language, textsOf: (namespace) => texts.get(namespace) }
}
