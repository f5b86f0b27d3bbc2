import { Idiomorph } from 'idiomorph'
import { alignRows } from './align-rows.ts'
import { turnIntoLinks } from './way-outs.ts'

const listeners = new Set<() => void>()

/** Is told whenever another page was put in the place of the one that was there. */
export const whenPutInPlace = (listener: () => void): void => void listeners.add(listener)

/** Is given each page before it is put in place, to take out of it what is shown otherwise. */
const readers = new Set<(page: Document) => void>()
export const readBefore = (reader: (page: Document) => void): void => void readers.add(reader)

/** The policy for the page lets no style in that came otherwise; the one about the session is set by script. */
const style = /<style\b[^>]*>[^<]*<\/style>/g

/** Reads a page that the server sent. */
export const readDocument = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(style, ''), 'text/html')

/**
 * Puts what the server sent in the place of the page: what is the same stays, with its focus, its caret, and what is typed.
 * What fields show at first changes; what they hold is for the workspace to decide.
 */
export function putInPlace(html: string): void {
  const page = readDocument(html)
  const { lang } = page.documentElement
  // The scripts say their words in one language.
  if (lang !== '' && lang !== document.documentElement.lang) return location.reload()
  alignRows(document, page)
  turnIntoLinks(page)
  for (const read of readers) read(page)
  document.title = page.title
  void Idiomorph.morph(document.body, page.body.innerHTML, { morphStyle: 'innerHTML', callbacks })
  for (const listener of listeners) listener()
}

/**
 * Tells the small scripts that stand beside a part of a page (`app/assets`) when another page was put in place, and everybody
 * else that this script has taken over the page.
 */
export function announcePages(): void {
  const announce = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-with-scripts]')) {
      fillIn(part)
      part.hidden = false
    }
    document.dispatchEvent(new Event('routekaart:page'))
  }
  whenPutInPlace(announce)
  announce()
  document.documentElement.dataset.alive = ''
}

/** Writes the words into a part of the page that are only for those with scripts. */
export function fillIn(part: HTMLElement): void {
  for (const place of part.querySelectorAll<HTMLElement>('[data-words]')) place.textContent = place.dataset.words ?? ''
}

/** Whether a script made it: the server sends nothing that could take its place. */
const isIsland = (node: Node): boolean => node instanceof HTMLElement && node.dataset.island !== undefined

const held = new Map<typeof Element, readonly string[]>([
  // A date field stays one, whatever is typed in it later.
  [HTMLInputElement, ['value', 'checked', 'type']],
  [HTMLOptionElement, ['selected']],
  [HTMLTextAreaElement, ['value']],
  // What the reader opened stays open.
  [HTMLDetailsElement, ['open']],
  [HTMLFormElement, ['data-in-use']],
])

const callbacks = {
  beforeNodeRemoved: (node: Node) => !isIsland(node),
  beforeNodeMorphed: (node: Node) => !isIsland(node),
  beforeAttributeUpdated: (attribute: string, node: Element) => {
    // The server sends no styles of a single element: those that are there were set by script.
    if (attribute === 'style') return false
    if (attribute === 'hidden' && node.matches('[data-copy], [data-with-scripts]')) return false
    for (const [kind, attributes] of held) if (node instanceof kind) return !attributes.includes(attribute)
    return true
  },
  afterNodeMorphed: showAtFirst,
}

/** Gives a control what it shows at first; one that was typed or chosen in goes on holding that. */
function showAtFirst(control: Node, next: Node): void {
  if (control instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') control.defaultChecked = next.defaultChecked
    if (control.defaultValue !== next.defaultValue) control.defaultValue = next.defaultValue
  } else if (control instanceof HTMLTextAreaElement && next instanceof HTMLTextAreaElement) {
    if (control.defaultValue !== next.defaultValue) control.defaultValue = next.defaultValue
  } else if (control instanceof HTMLOptionElement && next instanceof HTMLOptionElement) {
    if (control.defaultSelected !== next.defaultSelected) control.defaultSelected = next.defaultSelected
  }
}

/**
 * Moves the focus after a save that stays on the page: to the errors; to what the address names, such as a row that was
 * added; to the start of the page if the button that was pressed is gone. Otherwise it stays where it is, and so it does
 * with somebody who went on in a field meanwhile.
 */
export function focusAfter(hash: string): void {
  if (document.activeElement?.closest('form[data-in-use]')) return
  const refused = document.querySelector<HTMLElement>('main [role=alert][tabindex]')
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (refused) refused.focus()
  else if (named) named.focus()
  else if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}
