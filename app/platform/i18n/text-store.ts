import { fillIn, flatTexts, type Texts, type TextSource, type TextValues } from './text.ts'

/**
 * Texts in the browser: what i18next is on the server, as far as we use it, at a twentieth of its size. A test sees to it
 * that both say the same.
 * @param load fetches the texts of one folder in one language; undefined where there are none
 */
export function openTexts(
  first: string,
  load: (language: string, namespace: string) => Promise<Texts | undefined>,
): TextSource {
  let language = first
  const known = new Map<string, Texts>()
  const wanted = new Set<string>()
  const listeners = new Set<() => void>()

  async function fetchTexts(inLanguage: string, namespace: string): Promise<void> {
    const texts = known.get(`${inLanguage} ${namespace}`) ?? (await load(inLanguage, namespace))
    if (texts) known.set(`${inLanguage} ${namespace}`, texts)
  }

  return {
    get language() {
      return language
    },
    getResourceBundle: (inLanguage, namespace) => known.get(`${inLanguage} ${namespace}`),
    getFixedT: (inLanguage, namespace) => countedTexts(inLanguage, known.get(`${inLanguage} ${namespace}`) ?? {}),
    loadNamespaces(namespace) {
      wanted.add(namespace)
      return fetchTexts(language, namespace)
    },
    async changeLanguage(next) {
      await Promise.all([...wanted].map((namespace) => fetchTexts(next, namespace)))
      language = next
      for (const listener of listeners) listener()
    },
    on: (_event, listener) => void listeners.add(listener),
    off: (_event, listener) => void listeners.delete(listener),
  }
}

/** The texts that count: `beds_zero`, `beds_one` or `beds_other`, by the rules of the language. */
function countedTexts(language: string, texts: Texts): (key: string, values: TextValues) => string {
  const known = flatTexts(texts)
  const rules = new Intl.PluralRules(language)
  return (key, values) => {
    const count = Number(values.count)
    const text = (count === 0 && known.get(`${key}_zero`)) || known.get(`${key}_${rules.select(count)}`)
    return fillIn(text ?? known.get(key) ?? key, values)
  }
}
