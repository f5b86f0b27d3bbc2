import { useEffect, useRef, useState } from 'react'
import { shownField, type DatesOnPage } from './dates-on-page.ts'

/** How long after the last key or click the server is asked; in milliseconds. */
const pause = 200

/**
 * What the dates in the fields of the form mean: as the page was made, and asked again of the server when they change.
 * Where that does not work the button that asks does, and nothing is lost.
 * @param made with the page, or with the answer to its form
 * @param address where it is asked
 */
export function useDates(made: DatesOnPage, address: string) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(made)
  const [last, setLast] = useState(made)
  const asked = useRef<AbortController>()
  if (last !== made) {
    setLast(made)
    setShown(made)
  }

  useEffect(() => {
    const box = place.current
    if (!box) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Before what keeps the typed values listens, so that it finds both controls of the field alike.
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !isOfDate(target.name, box)) return
      makeAlike(target)
      clearTimeout(timer)
      timer = setTimeout(() => void ask(), pause)
    }
    box.addEventListener('input', changed, { capture: true })
    return () => {
      clearTimeout(timer)
      box.removeEventListener('input', changed, { capture: true })
    }
  })
  useEffect(() => () => asked.current?.abort(), [])

  /**
   * Asks the server.
   * @param goTo what the button that was pressed says
   */
  async function ask(goTo = 'preview'): Promise<void> {
    const form = place.current?.closest('form')
    if (!form) return
    asked.current?.abort()
    const asking = new AbortController()
    asked.current = asking
    const query = new URLSearchParams({ goTo })
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && /^dates?\b/.test(name)) query.append(name, value)
    }
    try {
      const answer = await fetch(`${address}&${query}`, { signal: asking.signal })
      if (!answer.ok || answer.redirected) return
      const dates: DatesOnPage = await answer.json()
      setShown(dates)
    } catch {
      // The network is away: the page goes on showing what it knows.
    }
  }

  return { place, shown, ask }
}

const isOfDate = (name: string, box: HTMLElement): boolean =>
  box.querySelector(`input[type=hidden][name="${CSS.escape(shownField(name))}"]`) !== null

/** Choosing a day types it, and typing one chooses it where the month has it. */
function makeAlike(changed: HTMLInputElement): void {
  const all = [...(changed.form?.elements ?? [])].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === changed.name,
  )
  const days = all.filter(({ type }) => type === 'radio')
  const [typed] = all.filter(({ type }) => type !== 'radio')
  if (!typed) return
  if (changed.type === 'radio') typed.value = changed.value
  else if (changed === typed) for (const day of days) day.checked = day.value === typed.value
}
