import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { holdsUnsaved, saveAndGo } from '#app/platform/workspace/unsaved.ts'
import { useFormOnPage } from '#app/ui/way-out.tsx'

/** Served by others than the pages of this app: the browser goes there itself. */
const elsewhere = /^\/((authentication|identity|api|ss|assets|fonts)(\/|$)|documents\/[^/]+\/download$)/i

/** The link within the app that was clicked; null where the browser should do what it always does. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return null
  if ((link.target && link.target !== '_self') || link.hasAttribute('data-document')) return null
  return elsewhere.test(link.pathname) ? null : link
}

const canTakeFocus = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]'

/**
 * Goes to a part of this page: to what it asks, where that is several fields. The router would take it for a change of
 * page, and forget the answer to the form, with every error on the page.
 * @returns whether the page has such a part
 */
function goToPart(hash: string): boolean {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!part) return false
  const target = part.matches(canTakeFocus) ? part : (part.querySelector<HTMLElement>(canTakeFocus) ?? part)
  target.focus({ preventScroll: true })
  // The words above a single field have to be seen too.
  part.scrollIntoView({ block: part.matches('input, select, textarea') ? 'center' : 'start' })
  return true
}

/**
 * Lets plain links within the app change the page without a new document. One listener instead of Remix's `<Link>`,
 * which is dear in long lists. A link with `download` or `data-document` stays with the browser. What the form on the
 * page holds is saved first; where it cannot be saved as it is, the page stays and says why, and the next click goes on.
 */
export function FollowLinks() {
  const navigate = useNavigate()
  const formId = useFormOnPage()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      const { pathname, search, hash } = link
      if (hash && pathname === location.pathname && search === location.search) {
        if (goToPart(hash)) event.preventDefault()
        return
      }
      event.preventDefault()
      // Without a network the page stays, with what was typed on it; the banner says why.
      if (!navigator.onLine) return
      const form = formId === undefined ? null : document.getElementById(formId)
      const address = pathname + search + hash
      if (form instanceof HTMLFormElement && holdsUnsaved(form)) saveAndGo(form, address)
      else navigate(address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, formId])
  return null
}

/** After a change of page the focus goes to its start, as it does with a new document. An error summary keeps it. */
export function FocusOnArrival() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement?.closest('[role=alert], dialog')) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
