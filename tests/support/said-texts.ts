import { textsOf } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Texts } from '#app/platform/i18n/text.ts'

/** A text with its key; `id` is its folder and key. */
export type Said = { id: string; key: string; text: string }

/** Every text of a language, without the names of its values. */
export function textsIn(language: Language): Said[] {
  const leaves = (texts: Texts, prefix = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
    )
  return Object.entries(textsOf(language)).flatMap(([namespace, texts]) =>
    leaves(texts).map(([key, text]) => ({ id: `${namespace} ${key}`, key, text: text.replace(/\{\{.*?\}\}/g, 'N') })),
  )
}
