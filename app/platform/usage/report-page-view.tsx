import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Tells app/assets/usage.js, which stands beside the pages' own scripts, that another page is shown in the same document. */
export function ReportPageView() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.dispatchEvent(new Event('routekaart:page'))
  }, [pathname])
  return null
}
