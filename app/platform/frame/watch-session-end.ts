import { whenPutInPlace } from '#app/platform/workspace/put-in-place.ts'
import type { EndOnPage } from './session-end.tsx'

type Answer = { end: EndOnPage | null }

/**
 * Follows the end of the session, which other pages and windows may move: it is asked for when this window is looked at, and
 * when the warning appears. Asking does not prolong the session.
 */
export function watchSessionEnd(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void look()
  })
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof HTMLElement && target.id === soonId) void look()
  })
  whenPutInPlace(() => {
    const place = placeOf()
    if (place) countFrom(place, Number(place.dataset.warn), Number(place.dataset.over))
  })
}

const [soonId, overId] = ['session-ends-soon', 'session-is-over']
const placeOf = () => document.querySelector<HTMLElement>('[data-session-end]')

async function look(): Promise<void> {
  try {
    const answer = await fetch('/authentication/session')
    const { end }: Answer = await answer.json()
    const place = placeOf()
    if (place) show(place, end)
  } catch {
    // Without a network the end stays as it is known.
  }
}

/** @param end null where nobody is signed in any more */
function show(place: HTMLElement, end: EndOnPage | null): void {
  const { sessionEnd, time = '', canStay } = place.dataset
  if (!end) return countFrom(place, 0, 0)
  const isTurned = String(end.canStay) !== canStay
  if (Math.abs(end.at - Number(sessionEnd)) < 1000 && !isTurned) return
  if (isTurned) turnAround(place)
  for (const words of place.querySelectorAll('strong')) {
    const { other } = words.dataset
    words.textContent = (words.textContent ?? '').replace(time, end.time)
    if (other !== undefined) words.dataset.other = other.replace(time, end.time)
  }
  Object.assign(place.dataset, { sessionEnd: end.at, time: end.time, canStay: end.canStay })
  countFrom(place, end.warn, end.over)
}

/** Whether using the session still moves its end has changed: the words for that stand beside those that are shown. */
function turnAround(place: HTMLElement): void {
  for (const part of place.querySelectorAll<HTMLElement>('[data-other]')) {
    const { other = '' } = part.dataset
    part.dataset.other =
      part instanceof HTMLFormElement ? (part.getAttribute('action') ?? '') : (part.textContent ?? '')
    if (part instanceof HTMLFormElement) part.setAttribute('action', other)
    else part.textContent = other
  }
}

/** Lets both warnings appear so many seconds from now. */
function countFrom(place: HTMLElement, warn: number, over: number): void {
  restart(place, soonId, `${warn}s, ${over}s`)
  restart(place, overId, `${over}s`)
}

/** An animation goes on counting from where it began: taken away and put back it begins again. */
function restart(place: HTMLElement, id: string, delay: string): void {
  const bar = place.querySelector<HTMLElement>(`#${id}`)
  if (!bar) return
  bar.style.animation = 'none'
  void bar.offsetWidth
  bar.style.animation = ''
  bar.style.animationDelay = delay
}
