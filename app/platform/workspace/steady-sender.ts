import type { Outbox } from './outbox.ts'
import { outcomeOf } from './sending.ts'
import type { Action } from './state.ts'
import type { Submitted, Typing } from './typing.ts'

type Tools = {
  fetch: typeof globalThis.fetch
  outbox: Outbox
  dispatch: (action: Action) => void
  /** Says of the form that is on its way when the reader gives it up; null where that cannot be done. */
  givenUp: () => AbortSignal | null
}

/** How long to wait before a form is sent again, in seconds; the last one repeats. */
const pauses = [1, 2, 5, 10, 30]

/**
 * Sends the form on the screen, and waits for the network instead of failing: the page stays as it is. A form that is sent
 * twice is saved once. It names the version it has by the time that it is sent.
 * @throws AbortError where another button was pressed meanwhile, or the reader gave up
 */
export function steadySender({ fetch, outbox, dispatch, givenUp }: Tools) {
  return send

  async function send(sender: Typing, form: Submitted, address: string, init: RequestInit): Promise<Response> {
    const { body, signal } = init
    const ends = [signal, givenUp()]
    const isOver = () => ends.some((end) => end?.aborted)
    let isBegun = false
    for (let attempt = 0; ; attempt++) {
      dispatch({ type: 'save' })
      const answer = (isBegun || (await outbox.resend(sender.key))) && (await post())
      if (isOver()) return giveUp()
      if (answer && ![429, 502, 503, 504].includes(answer.status)) {
        outbox.settle(sender.key, form.whole, outcomeOf(answer))
        return answer
      }
      dispatch({ type: 'unsaved', trouble: 'network' })
      await pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 30, ends)
      if (isOver()) return giveUp()
    }

    async function post(): Promise<Response | null> {
      const version = sender.version()
      if (!isBegun) outbox.begin(sender.key, { ...form.changed, version })
      if (!isBegun) sender.sync()
      isBegun = true
      if (body instanceof URLSearchParams || body instanceof FormData) body.set('version', String(version))
      return fetch(address, init).catch(() => null)
    }

    /** Another button was pressed, or the reader went elsewhere or gave up. */
    function giveUp(): never {
      if (sender.submitted() === form) outbox.release(sender.key)
      dispatch({ type: 'fail' })
      throw new DOMException('The form is sent no more.', 'AbortError')
    }
  }
}

/** Waits so many seconds, or until there is a network again, or until nobody waits for it. */
const pause = (seconds: number, ends: readonly (AbortSignal | null | undefined)[]): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      for (const end of ends) end?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, seconds * 1000)
    window.addEventListener('online', done)
    for (const end of ends) end?.addEventListener('abort', done)
  })
