import { log } from './log.ts'

/** Milliseconds for which nobody else got an answer, after which the log says who was being answered. */
const longest = 250
/** Milliseconds between two looks: a look that comes late was held up. */
const pause = 100
/** Requests that are named; more of them say nothing more. */
const mostNamed = 5

/** What held the event loop: for how many milliseconds, and the paths of requests that were under way meanwhile. */
export type Held = { ms: number; paths: string[] }

const underWay = new Set<{ path: string }>()
let left: string[] = []
let times = 0

/**
 * Notes a request that is being answered.
 * @param path as the log may show it
 * @returns notes that it is over
 */
export function enterLoop(path: string): () => void {
  const entry = { path }
  underWay.add(entry)
  return () => {
    if (!underWay.delete(entry) || left.length >= mostNamed) return
    // Its answer may be out before the next look.
    left.push(path)
  }
}

/** How often the event loop of this process was held for too long. */
export const timesHeld = (): number => times

/**
 * Watches that nothing holds the event loop for long: while it does, nobody else gets an answer.
 * @returns ends the watch
 */
export function watchLoop(say: (held: Held) => void = complain): () => void {
  let expected = performance.now() + pause
  const timer = setInterval(() => {
    const ms = Math.round(performance.now() - expected)
    if (ms > longest) {
      times += 1
      say({ ms, paths: [...left, ...Array.from(underWay, ({ path }) => path)].slice(0, mostNamed) })
    }
    left = []
    expected = performance.now() + pause
  }, pause)
  timer.unref()
  return () => clearInterval(timer)
}

const complain = (held: Held): void => log.warn(held, 'the event loop was held')
