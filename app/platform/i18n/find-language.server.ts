import { RemixI18Next } from 'remix-i18next/server'
import { defaultLanguage, isLanguage, languages, type Language } from './languages.ts'

/** What was chosen before, by whom: null or anything strange where nothing was. */
export type ChosenLanguages = {
  /** Kept with the person who is signed in. */
  person: unknown
  /** Kept in this browser. */
  browser: unknown
  /** Of the share link by which somebody comes. */
  link: unknown
}

const chosenFor = new WeakMap<Request, ChosenLanguages>()

const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    // Not 'header': a browser in a care home often speaks the language it was sold with.
    order: ['custom'],
    findLocale(request) {
      const { person, browser, link } = chosenFor.get(request) ?? { person: null, browser: null, link: null }
      return Promise.resolve([person, browser, prefixOf(new URL(request.url).pathname), link].filter(isLanguage))
    },
  },
})

/**
 * The language a page is made in: what the person chose, else this browser, else what its address begins with (`/en`),
 * else the share link's, else Dutch.
 */
export async function findLanguage(request: Request, chosen: ChosenLanguages): Promise<Language> {
  chosenFor.set(request, chosen)
  const found = await i18n.getLocale(request)
  return isLanguage(found) ? found : defaultLanguage
}

/** The language that a path begins with; null where it begins with none. */
export function prefixOf(path: string): Language | null {
  const first = path.split('/', 2)[1]
  return isLanguage(first) ? first : null
}
