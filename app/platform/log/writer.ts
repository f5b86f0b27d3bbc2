import { constants, fstatSync, openSync, writeSync } from 'node:fs'

/** Bytes that are written at once, and milliseconds after which whatever there is is written. */
const enough = 4096
const often = 500
/** Milliseconds until a reader that took nothing is tried again. */
const retry = 100
/** Bytes that wait at most for a reader that sleeps. */
const mostWaiting = 1024 * 1024
/** Milliseconds that a reader still gets when the process ends. */
const lastPatience = 1000
const newline = Buffer.from('\n')

/** Writes lines to a place that may be full, closed or asleep: it never waits for it and never throws. */
export type LineWriter = {
  /** @param line with its newline */
  write: (line: string) => void
  /** Writes what is in memory now. */
  flush: () => void
  /** The same as the last thing before the process ends: waits up to a second for a reader that sleeps. */
  end: () => void
  /** How many lines were lost since the start. */
  lost: () => number
}

/** Writes bytes and returns how many were taken; throws what the system says. */
type Put = (descriptor: number, bytes: Uint8Array) => number

/**
 * Opens a writer on standard output (1) or standard error (2).
 * @param regained is told how many lines were lost, when writing works again
 */
export function openWriter(standard: 1 | 2, regained: (lost: number) => void, put: Put = writeSync): LineWriter {
  const descriptor = withoutWaiting(standard)
  let waiting: Buffer[] = []
  let size = 0
  let timer: NodeJS.Timeout | undefined
  let isAsleep = false
  // What was written last is the first half of a line whose rest was lost.
  let isTorn = false
  let lost = 0
  let untold = 0

  const lose = (lines: number) => {
    lost += lines
    untold += lines
  }
  const keep = (bytes: Buffer) => {
    waiting = bytes.length > 0 ? [bytes] : []
    size = bytes.length
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (size === 0) return
    const all = Buffer.concat(isTorn ? [newline, ...waiting] : waiting)
    const { taken, problem } = putAll(descriptor, all, put)
    isAsleep = problem === 'asleep'
    const rest = all.subarray(taken)
    // The newline that ends half a line is no line.
    if (problem === 'refused') lose(linesIn(rest) - (isTorn && taken === 0 ? 1 : 0))
    if (taken > 0) isTorn = problem === 'refused' && all[taken - 1] !== newline[0]
    keep(isAsleep ? rest : Buffer.alloc(0))
    if (isAsleep) timer = setTimeout(flush, retry).unref()
    else if (problem === null && untold > 0) {
      const told = untold
      untold = 0
      regained(told)
    }
  }

  return {
    write(line) {
      const bytes = Buffer.from(line)
      if (size + bytes.length > mostWaiting) return lose(1)
      waiting.push(bytes)
      size += bytes.length
      if (size >= enough && !isAsleep) flush()
      else timer ??= setTimeout(flush, often).unref()
    },
    flush,
    end() {
      const last = Date.now() + lastPatience
      do flush()
      while (size > 0 && Date.now() < last && pause())
    },
    lost: () => lost,
  }
}

/** Writes until all is taken, the reader sleeps, or the system refuses. */
function putAll(descriptor: number, bytes: Buffer, put: Put) {
  let taken = 0
  try {
    while (taken < bytes.length) {
      const more = put(descriptor, bytes.subarray(taken))
      if (more === 0) return { taken, problem: 'asleep' as const }
      taken += more
    }
    return { taken, problem: null }
  } catch (error) {
    const isAsleep = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
    return { taken, problem: isAsleep ? ('asleep' as const) : ('refused' as const) }
  }
}

function linesIn(bytes: Buffer): number {
  let lines = 0
  for (const byte of bytes) if (byte === newline[0]) lines += 1
  return lines
}

/** Some milliseconds in which nothing else happens. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20) === 'timed-out'

/**
 * The way to standard output on which a write that would have to wait fails instead. Pipes and terminals are opened
 * anew, because others may hold the one we were given and change how it is written to; files never make anyone wait.
 */
function withoutWaiting(standard: 1 | 2): number {
  try {
    if (fstatSync(standard).isFile()) return standard
    const { O_WRONLY, O_NONBLOCK = 0, O_NOCTTY = 0 } = constants
    return openSync(`/proc/self/fd/${standard}`, O_WRONLY | O_NONBLOCK | O_NOCTTY)
  } catch {
    // A socket, or another system: Node's own stream, once it is made, no longer waits.
    const stream = standard === 1 ? process.stdout : process.stderr
    // What cannot be written is counted here.
    stream.on('error', () => {})
    return standard
  }
}
