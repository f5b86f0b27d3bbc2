import type { UIMatch } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Namespace, TextsByNamespace } from '#app/platform/i18n/namespaces.ts'
import type { LocationChoices } from './location-switcher.tsx'
import type { AnyTextReader, TextKey, TextReader, TextValues } from '#app/platform/i18n/text.ts'

type TitleText = {
  [Name in Namespace]: { namespace: Name; key: TextKey<TextsByNamespace[Name]>; values?: TextValues }
}[Namespace]

/** Where the title of a page stands: a key in a folder of texts, or a page of an item. */
export type Title = TitleText | { item: Namespace; page: string }

/** What a route tells the frame around it: `export const handle: Handle<…> = {…}`. */
export type Handle<Data = unknown> = {
  /** The name of the page, for the browser's tab. A function gets what the loader gave. */
  title?: Title | ((text: TextReader, data: Data) => string)
  /** What the page is about, from near to far, such as its task and its location: it stands behind the name in the tab. */
  about?: (data: Data, text: TextReader) => readonly (string | null)[]
  /** The id of the form on the page: every way out becomes a submit button of it. A function where it is not always there. */
  formId?: string | ((data: Data) => string | undefined)
  /**
   * The id of a form of which the language switch is a button, for a page that is nowhere but in that form and in the answer to
   * it: its action gets `goTo` with `language:` and the other one. It has to be on the page at all times; a function where the
   * page may be another one.
   */
  languageFormId?: string | ((data: Data) => string | undefined)
  /** True for a page that our script looks after (`app/entry.client.ts`), because somebody types there. Others come without. */
  script?: boolean
  /**
   * For a page that only shows: it stays the same for the rest of the day, or of the quarter of an hour, while nothing of
   * the organisation is changed (docs/decisions/102). What it shows has to raise `organisations.revision`.
   */
  remember?: 'day' | 'quarter'
  /** True for pages that take as much room as there is, such as lists of provider staff. */
  isWide?: boolean
  /** What else stands in the head of the document. */
  head?: (data: Data, text: TextReader) => ReactNode
  /** The name of the location the page is about. */
  place?: (data: Data) => string | null
  /** The locations that the reader can switch to from here. */
  choices?: (data: Data) => LocationChoices | null
}

/** The handle of a page whose loader gives its title. */
export const titledByLoader: Handle<{ title: string }> = { title: (_, { title }) => title }

const isHandle = (value: unknown): value is Handle => typeof value === 'object' && value !== null

/** What the module of a route says of its page; null where it says nothing. */
export const handleOf = (module: { handle?: unknown } | undefined): Handle | null =>
  isHandle(module?.handle) ? module.handle : null

/** What the frame shows of the routes that match. */
export type Frame = {
  /** The name of the page, and what it is about: 'Afdelingen · Algemene gegevens · Huis aan de Vecht'. */
  title: string | null
  formId: string | undefined
  languageFormId: string | undefined
  place: string | null
  choices: LocationChoices | null
  script: boolean
  isWide: boolean
  head: ReactNode
}

/** Reads the handles from the innermost route outwards. A route whose loader failed says nothing. */
export function frameOf(matches: Pick<UIMatch, 'handle' | 'data'>[], text: AnyTextReader): Frame {
  const frame: Frame = {
    ...{ title: null, formId: undefined, languageFormId: undefined },
    ...{ place: null, choices: null, script: false, isWide: false, head: null },
  }
  const about: string[] = []
  for (const { handle, data } of [...matches].reverse()) {
    if (!isHandle(handle) || data === undefined) continue
    about.push(...(handle.about?.(data, text) ?? []).filter((part) => part !== null))
    frame.title ??= handle.title ? titleOf(handle.title, text, data) : null
    frame.formId ??= idFor(handle.formId, data)
    frame.languageFormId ??= idFor(handle.languageFormId, data)
    frame.place ??= handle.place?.(data) ?? null
    frame.choices ??= handle.choices?.(data) ?? null
    frame.script ||= handle.script ?? false
    frame.head ??= handle.head?.(data, text) ?? null
    frame.isWide ||= handle.isWide ?? false
  }
  return { ...frame, title: frame.title && withAbout(frame.title, about) }
}

const idFor = (id: Handle['formId'], data: unknown): string | undefined => (typeof id === 'function' ? id(data) : id)

/** A name may say already what the page is about. */
const withAbout = (title: string, about: readonly string[]): string =>
  [title, ...about.filter((part) => !title.includes(part))].join(' · ')

function titleOf(title: NonNullable<Handle['title']>, text: AnyTextReader, data: unknown): string {
  if (typeof title === 'function') return title(text, data)
  return 'item' in title
    ? text(title.item)(`pages.${title.page}.title`)
    : text(title.namespace)(title.key, title.values)
}
