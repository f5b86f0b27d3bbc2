import { useLocation } from '@remix-run/react'
import { useEffect, useRef, type FormEvent } from 'react'

/**
 * A page that was saved and stays is made anew, so the focus would be lost. It goes to what the address names, such as
 * a row that was added; else back to the button that was pressed. An error summary takes the focus by itself.
 * @param made changes when the page is made anew
 * @returns what the form's submit is told to
 */
export function useFocusAfterSave(made: string): (event: FormEvent<HTMLFormElement>) => void {
  const { hash } = useLocation()
  const shown = useRef(made)
  const pressed = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current === made) return
    shown.current = made
    // Whoever is typing goes on typing.
    if (document.activeElement?.closest('[role=alert], form input, form textarea, form select')) return
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const button = document.querySelector<HTMLElement>(
      `button[name=goTo][value="${CSS.escape(pressed.current ?? '')}"]`,
    )
    ;(target ?? button)?.focus()
  }, [made, hash])
  return ({ nativeEvent }) => {
    const { submitter } = nativeEvent as SubmitEvent
    pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : null
  }
}
