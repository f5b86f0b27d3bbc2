import type { Language } from './languages.ts'
import type { Namespace, TextsByNamespace } from './namespaces.ts'

/** The texts of one folder: a tree of sentences. */
export type Texts = { [key: string]: string | Texts }

type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'zero' | 'one' | 'other'}` ? Name : Key
/** The dotted keys of a tree of texts; plural forms (`beds_one`, `beds_other`) count as one key (`beds`). */
export type TextKey<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutPlural<Key> : `${Key}.${TextKey<T[Key]>}`
}[keyof T & string]

/** The values for the `{{names}}` in a text; `count` chooses the plural form. */
export type TextValues = Record<string, string | number>
/** Gives the text of a key in the reader's language. */
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string
/** Gives the text of a key that is known only at run time. */
export type TranslateAny = (key: string, values?: TextValues) => string
/** The namespace of an item that is known only at run time. */
export type ItemNamespace = `roadmap/${'organisation' | 'location'}/${string}`
/** Gives the `Translate` of a folder of texts. */
export type TextReader = <Name extends Namespace>(namespace: Name) => Translate<TextsByNamespace[Name]>
/** As `TextReader`, for keys that are known only at run time. */
export type AnyTextReader = (namespace: Namespace | ItemNamespace) => TranslateAny

/** The texts of one language, on the server all of them, in the browser those that were fetched. */
export type TextSource = {
  readonly language: Language
  /** The texts of a folder; undefined where they are not there. */
  textsOf: (namespace: string) => Texts | undefined
}

const translators = new WeakMap<TextSource, Map<string, TranslateAny>>()

/**
 * The translator of one folder of texts.
 * @param namespace the folder below app/, 'common' for app/platform/i18n
 * @throws where the texts are not there
 */
export function readText<Name extends Namespace>(
  source: TextSource,
  namespace: Name,
): Translate<TextsByNamespace[Name]> {
  return readAnyText(source, namespace)
}

/** As `readText`, for keys that are known only at run time. */
export function readAnyText(source: TextSource, namespace: Namespace | ItemNamespace): TranslateAny {
  const known = translators.get(source) ?? new Map<string, TranslateAny>()
  translators.set(source, known)
  const translate = known.get(namespace) ?? makeTranslator(source, namespace)
  known.set(namespace, translate)
  return translate
}

/** The one place where a key becomes a sentence. It says what i18next makes of the same file, as a test compares. */
function makeTranslator(source: TextSource, namespace: string): TranslateAny {
  const texts = source.textsOf(namespace)
  if (!texts) throw new Error(`There are no texts '${source.language} ${namespace}'.`)
  const known = flatTexts(texts)
  const { language } = source
  return (key, values) => {
    const text =
      (values && 'count' in values && countedText(known, language, key, Number(values.count))) || known.get(key)
    // A key without a text stands for itself.
    if (text === undefined || !values) return text ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

const rules = new Map<string, Intl.PluralRules>()

/** The text that counts: `beds_zero`, `beds_one` or `beds_other`, by the rules of the language; undefined without any. */
function countedText(known: Map<string, string>, language: string, key: string, count: number): string | undefined {
  const forms = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, forms)
  return (count === 0 && known.get(`${key}_zero`)) || known.get(`${key}_${forms.select(count)}`)
}

/** The sentences of a tree of texts, by their dotted keys. */
function flatTexts(texts: Texts, prefix = '', found = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(prefix + key, value)
    else flatTexts(value, `${prefix}${key}.`, found)
  }
  return found
}
