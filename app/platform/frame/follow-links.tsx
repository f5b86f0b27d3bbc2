import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Served by others than the pages of this app: the browser goes there itself. */
const elsewhere = /^\/((authentication|identity|api|ss|assets|fonts)(\/|$)|documents\/[^/]+\/download$)/i

/** The path a click leads to within the app; null where the browser should do what it always does. */
function pathOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return null
  if ((link.target && link.target !== '_self') || link.hasAttribute('data-document')) return null
  if (elsewhere.test(link.pathname)) return null
  const isThisPage = link.pathname === location.pathname && link.search === location.search
  return isThisPage && link.hash ? null : link.pathname + link.search + link.hash
}

/**
 * Lets plain links within the app change the page without a new document. One listener instead of Remix's `<Link>`,
 * which is dear in long lists. A link with `download` or `data-document` stays with the browser.
 */
export function FollowLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathOf(event)
      if (path === null) return
      event.preventDefault()
      // Without a network the page stays, with what was typed on it; the banner says why.
      if (navigator.onLine) navigate(path)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
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
