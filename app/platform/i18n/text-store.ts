import type { Texts, TextSource } from './text.ts'

/**
 * The texts of one reader's language, by folder: what `readText` makes sentences of, on the server and in the browser
 * alike. On the server all texts are there from the start; the browser fetches those of the page it shows.
 * @param load fetches the texts of one folder in one language; undefined where there are none
 * @param given texts that need not be fetched, in the first language, by namespace
 */
export function openTexts(
  first: string,
  load: (language: string, namespace: string) => Promise<Texts | undefined>,
  given: Record<string, Texts> = {},
): TextSource {
  let language = first
  const known = new Map(Object.entries(given).map(([namespace, texts]) => [`${first} ${namespace}`, texts]))
  const wanted = new Set<string>()
  const listeners = new Set<() => void>()

  async function fetchTexts(inLanguage: string, namespace: string): Promise<void> {
    const name = `${inLanguage} ${namespace}`
    const texts = known.get(name) ?? (await load(inLanguage, namespace))
    if (texts) known.set(name, texts)
  }

  return {
    get language() {
      return language
    },
    textsOf: (namespace) => known.get(`${language} ${namespace}`),
    loadNamespaces(namespace) {
      wanted.add(namespace)
      return fetchTexts(language, namespace)
    },
    async changeLanguage(next) {
      await Promise.all([...wanted].map((namespace) => fetchTexts(next, namespace)))
      language = next
      for (const listener of listeners) listener()
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
