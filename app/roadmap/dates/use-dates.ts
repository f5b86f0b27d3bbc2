import { useEffect, useRef, useState } from 'react'
import { chosenField, shownField, type DatesOnPage } from './dates-on-page.ts'

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
    // Before what keeps the typed values listens, so that it finds the field filled in.
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const name = dateNameOf(target, box)
      if (name === null) return
      makeAlike(target, name)
      clearTimeout(timer)
      timer = setTimeout(() => void ask(), pause)
    }
    box.addEventListener('input', changed, { capture: true })
    return () => {
      clearTimeout(timer)
      box.removeEventListener('input', changed, { capture: true })
    }
  })
  useEffect(() => {
    for (const day of place.current ? chosenEarly(place.current) : []) day.dispatchEvent(typing())
    return () => asked.current?.abort()
  }, [])

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

const typing = (): Event => new Event('input', { bubbles: true })

/** The names of the date fields on the page. */
const dateNames = (box: HTMLElement): string[] =>
  [...box.querySelectorAll<HTMLInputElement>(`input[type=hidden][name$="${shownField('')}"]`)].map(({ name }) =>
    name.slice(0, -shownField('').length),
  )

/** The date field that a control is, or chooses a day for; null for other controls. */
const dateNameOf = ({ name }: HTMLInputElement, box: HTMLElement): string | null =>
  dateNames(box).find((date) => [date, chosenField(date)].includes(name)) ?? null

/** A day that was chosen before the scripts ran. */
const chosenEarly = (box: HTMLElement): HTMLInputElement[] =>
  [...box.querySelectorAll<HTMLInputElement>('table input[type=radio]:checked')].filter((day) => !day.defaultChecked)

/** Choosing a day types it, and typing one chooses it where the month has it. */
function makeAlike(changed: HTMLInputElement, name: string): void {
  const named = (wanted: string) =>
    [...(changed.form?.elements ?? [])].filter(
      (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === wanted,
    )
  const days = named(chosenField(name))
  const [typed] = named(name)
  if (!typed) return
  if (changed === typed) for (const day of days) day.checked = day.value === typed.value
  else if (days.includes(changed)) {
    typed.value = changed.value
    // What keeps the typed values listens for this field alone.
    typed.dispatchEvent(typing())
  }
}
