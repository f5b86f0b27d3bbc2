import { Idiomorph } from 'idiomorph'
import { whenPutInPlace } from '#app/platform/workspace/put-in-place.ts'
import { pageFor } from '#app/platform/workspace/send-form.ts'
import { chosenField, shownField } from './dates-on-page.ts'

/** How long after the last key or click the server is asked; in milliseconds. */
const pause = 200

/**
 * Shows what the dates in the fields of a form mean while they are typed or chosen: the parts of the page that say it
 * (`data-dates`) are asked of the server as the buttons of the form ask for them, and put in place. Where that does not work
 * those buttons do, and nothing is lost.
 */
export function watchDates(): void {
  // Before what keeps the typed values listens, so that it finds the field filled in.
  document.addEventListener('input', changed, { capture: true })
  function changed({ target }: Event): void {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-date-page]') : null
    if (!box || !(target instanceof HTMLInputElement)) return
    const name = dateNameOf(target, box)
    if (name === null) return
    makeAlike(target, name)
    box.querySelector('[data-date-reason]')?.removeAttribute('hidden')
    askSoon('preview')
  }
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const box = button?.closest<HTMLElement>('[data-date-page]')
    if (!button || !box || !/^(preview|month:.*)$/.test(button.value)) return
    event.preventDefault()
    void ask(button.value)
  })
  // What was asked with the form as it was before may not know of its rows.
  whenPutInPlace(() => {
    if (wanted === null) return
    asking?.abort()
    askSoon(wanted)
  })
  document.addEventListener('keydown', moveByWeek)
  // A day that was chosen before this ran.
  for (const day of document.querySelectorAll<HTMLInputElement>('[data-date-page] table input[type=radio]:checked')) {
    if (!day.defaultChecked) day.dispatchEvent(typing())
  }
}

const typing = (): Event => new Event('input', { bubbles: true })

/** What is asked, as a button of the form asks it, and not shown yet; null where nothing is. */
let wanted: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined

function askSoon(goTo: string): void {
  wanted = goTo
  clearTimeout(timer)
  timer = setTimeout(() => void ask(goTo), pause)
}

async function ask(goTo: string): Promise<void> {
  clearTimeout(timer)
  asking?.abort()
  wanted = null
  const box = document.querySelector<HTMLElement>('[data-date-page]')
  const form = box?.closest('form')
  if (!box || !form) return
  wanted = goTo
  const { signal } = (asking = new AbortController())
  const page = await pageFor(form, goTo, signal).catch(() => null)
  if (signal.aborted) return
  wanted = null
  // Where the network is away, the page goes on showing what it knows.
  if (!page) return
  for (const part of box.querySelectorAll<HTMLElement>('[data-dates]')) {
    const next = page.querySelector(`[data-dates="${part.dataset.dates}"]`)
    if (next) void Idiomorph.morph(part, next.innerHTML, { morphStyle: 'innerHTML' })
  }
}

/** The names of the date fields on the page. */
const dateNames = (box: HTMLElement): string[] =>
  [...box.querySelectorAll<HTMLInputElement>(`input[type=hidden][name$="${shownField('')}"]`)].map(({ name }) =>
    name.slice(0, -shownField('').length),
  )

/** The date field that a control is, or chooses a day for; null for other controls. */
const dateNameOf = ({ name }: HTMLInputElement, box: HTMLElement): string | null =>
  dateNames(box).find((date) => [date, chosenField(date)].includes(name)) ?? null

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

/** Up and down go by weeks; left and right go to the next day that can be chosen, by the browser itself. */
function moveByWeek(event: KeyboardEvent): void {
  const day = event.target
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined || !(day instanceof HTMLInputElement) || day.type !== 'radio') return
  const table = day.closest('[data-date-page] table')
  if (!table) return
  event.preventDefault()
  const days = [...table.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const wanted = Date.parse(day.value) + step * 7 * 86_400_000
  const inReach = days.filter(({ value }) => (Date.parse(value) - wanted) * step >= 0)
  const next = step === 1 ? inReach[0] : inReach.at(-1)
  next?.focus()
  next?.click()
}
