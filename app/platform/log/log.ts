import { isatty } from 'node:tty'
import pino from 'pino'
import { instance, version } from './instance.ts'
import { loggedFields, type LogFields } from './logged-fields.ts'
import { plainLine } from './plain-line.ts'
import { openWriter, type LineWriter } from './writer.ts'

const output = openWriter(1, (count) => log.error({ count }, 'log lines could not be written'))
const isAtTerminal = isatty(1)

/** Says something in the log: what happened in words of ours, and what is to be known of it. */
type Say = {
  (words: string): void
  (error: Error, words?: string): void
  <Fields extends object>(fields: Fields & LogFields<Fields>, words: string): void
}
type Log = Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', Say> & Pick<pino.Logger, 'level' | 'levels' | 'flush'>

/**
 * The server's log: one line per event on standard output, in JSON, or plain where that is a terminal. What a line may
 * hold is said in `loggedFields`; its words are constants, because they are not looked at.
 */
export const log: Log = pino(
  {
    base: { version, instance },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: loggedFields },
    // Done by then.
    serializers: { err: (logged: unknown) => logged },
    hooks: {
      logMethod([first, words], method) {
        // An error alone would be logged with its message as the words.
        const fields = first instanceof Error ? { err: first } : first
        if (typeof fields === 'string') method.call(this, fields)
        else method.call(this, fields, words ?? 'error')
      },
    },
  },
  isAtTerminal ? { write: (line: string) => output.write(plainLine(line)) } : output,
)
/** Standard error is for what keeps the portal from starting. What is lost there is lost with the start. */
const complaints = openWriter(2, () => {})
process.on('exit', () => {
  output.end()
  complaints.end()
})

/** How many lines of the log were lost since the start, because the place they go to was full, closed or asleep. */
export const logLinesLost = (): number => output.lost()

/**
 * Words for the person who started the portal, on standard output, at once: as they are at a terminal, else as lines of
 * the log, whatever its level.
 * @param words in lines; they hold nothing that a log must not hold
 */
export function tell(words: string): void {
  speak(words, output, isAtTerminal, log.levels.values.info)
}

/** The same on standard error: why the portal does not start. */
export function complain(words: string): void {
  speak(words, complaints, isatty(2), log.levels.values.fatal)
}

function speak(words: string, writer: LineWriter, isTerminal: boolean, level: number | undefined): void {
  for (const msg of words.split('\n')) {
    const line = { level, time: new Date().toISOString(), version, instance, msg }
    writer.write(`${isTerminal ? msg : JSON.stringify(line)}\n`)
  }
  writer.flush()
}
