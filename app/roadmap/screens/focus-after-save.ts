import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus after a save that stays on the page: to what the address names, such as a row that was added; to the
 * start of the page if the button that was pressed is gone, such as the one that used a draft. Otherwise it stays where it
 * is, and so it does with somebody who went on in a field meanwhile. An error summary takes the focus by itself.
 */
export function useFocusAfterSave(): void {
  const { hash, key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (document.activeElement?.closest('[role=alert], form[data-in-use]')) return
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.focus()
    else if (document.activeElement === document.body && !hash)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [hash, key])
}
