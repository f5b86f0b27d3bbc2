import { useNavigation } from '@remix-run/react'
import { useEffect } from 'react'

const key = 'destination'

/**
 * Remembers where the reader is going until the page is there. Where a script of that page does not load, Remix loads
 * the present page again; `resumeDestination` then goes on with a new document, which needs no script.
 */
export function RememberDestination() {
  const { state, location: next } = useNavigation()
  const path = state === 'loading' ? next.pathname + next.search + next.hash : null
  useEffect(() => {
    if (path === null) return
    keep(path)
    return () => keep(null)
  }, [path])
  return null
}

function keep(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, path)
  } catch {
    // Storage is refused or full: then there is nothing to resume.
  }
}

/**
 * Goes on to where the reader was going when the page was loaded again. Before anything else starts.
 * @returns whether another page is on its way
 */
export function resumeDestination(): boolean {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    // Anyone who went elsewhere with a new document meanwhile wants to be there.
    if (!isLoadedAnew() || path === null || !path.startsWith('/') || path.startsWith('//')) return false
    location.replace(path)
    return true
  } catch {
    return false
  }
}

const isLoadedAnew = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')
