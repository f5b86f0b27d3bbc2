import { useLocation } from '@remix-run/react'
import { useEffect, useRef, type FormEvent } from 'react'

/**
 * A page that was saved and stays is made anew, so the focus would be lost. It goes to what the address names, such as
 * a row that was added; else back to the button that was pressed; where that is gone, such as the one that used a draft,
 * to the start of the page. An error summary takes the focus by itself.
 * @param made changes when the page is made anew
 * @returns what the form's submit is told to
 */
export function useFocusAfterSave(made: string): (event: FormEvent<HTMLFormElement>) => void {
  const { hash, key } = useLocation()
  const shown = useRef({ made, key })
  const pressed = useRef<string | null>(null)
  useEffect(() => {
    const [before, value] = [shown.current, pressed.current]
    shown.current = { made, key }
    pressed.current = null
    // Whoever is typing goes on typing.
    if (document.activeElement?.closest('[role=alert], form input, form textarea, form select')) return
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const button =
      value === null ? null : document.querySelector<HTMLElement>(`button[name=goTo][value="${CSS.escape(value)}"]`)
    if (before.made !== made) (target ?? button)?.focus()
    // Not where the page was read anew by itself.
    const isLost = document.activeElement === document.body && before.key !== key && !hash
    if (isLost) document.getElementById('content')?.focus({ preventScroll: true })
  }, [made, hash, key])
  return ({ nativeEvent }) => {
    const { submitter } = nativeEvent as SubmitEvent
    pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : null
  }
}
