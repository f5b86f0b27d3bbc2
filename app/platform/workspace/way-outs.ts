import { holdsUnsaved, saveAndGo } from './unsaved.ts'

/**
 * Buttons that lead away from a page with a form, and save it: where scripts run they are links, as everywhere, which can
 * be opened in a new tab; what is typed is saved first when one is clicked.
 * @param isFree whether a button may become a link now
 */
export function turnIntoLinks(page: Document, isFree: (button: HTMLButtonElement) => boolean = () => true): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-way-out]')) {
    if (!isFree(button)) continue
    const link = page.createElement('a')
    link.href = button.value
    for (const { name, value } of button.attributes) {
      if (name === 'class' || name === 'id' || name.startsWith('aria-')) link.setAttribute(name, value)
    }
    link.dataset.wayOut = ''
    link.append(...button.childNodes)
    button.replaceWith(link)
  }
}

/** A button that has the focus, or is just being pressed, stays a button until it has not: else the click would go nowhere. */
const isFree = (button: HTMLButtonElement): boolean => !button.matches(':focus, :active')

/** Makes links of the ways out of this page, and lets them save what is typed before they lead away. */
export function watchWaysOut(): void {
  turnIntoLinks(document, isFree)
  document.addEventListener('focusout', () => queueMicrotask(() => turnIntoLinks(document, isFree)))
  document.addEventListener('click', leave)
}

/** The link within the portal that was clicked; null where the browser should do what it always does. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || staysHere(link)) return null
  return link.target && link.target !== '_self' ? null : link
}

/** Whether the page stays where such a link is followed: it gives a file. */
const staysHere = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('download') ||
  link.hasAttribute('data-document') ||
  /^\/(assets|fonts|documents\/[^/]+\/download$)/.test(link.pathname)

const canTakeFocus = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]'

/** Goes to a part of this page: to what it asks, where that is several fields. */
function goToPart(part: HTMLElement): void {
  const target = part.matches(canTakeFocus) ? part : (part.querySelector<HTMLElement>(canTakeFocus) ?? part)
  target.focus({ preventScroll: true })
  // The words above a single field have to be seen too.
  part.scrollIntoView({ block: part.matches('input, select, textarea') ? 'center' : 'start' })
}

function leave(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link) return
  const { pathname, search, hash } = link
  if (hash && pathname === location.pathname && search === location.search) {
    const part = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!part) return
    event.preventDefault()
    return goToPart(part)
  }
  // Without a network the page stays, with what was typed on it; the banner says why.
  if (!navigator.onLine) return event.preventDefault()
  const form = document.getElementById(document.body.dataset.form ?? '')
  if (!(form instanceof HTMLFormElement) || !holdsUnsaved(form)) return
  event.preventDefault()
  saveAndGo(form, pathname + search + hash)
}
