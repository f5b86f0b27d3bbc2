import { log } from '../app/platform/log/log.ts'

/** What libraries say on the console is static text only from these; others may repeat what they were given. */
const known = /^oidc-provider (?:NOTICE|WARNING): [\w .,'-]+$/

/**
 * From now on what Node and libraries would print by themselves goes into the log, as lines of it. What a library says
 * is not repeated, because it may hold anything: the line says which one spoke, and errors that it gave.
 */
export function takeOverOutput(): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning of Node.js'))
  const as =
    (level: 'info' | 'warn' | 'error') =>
    (...said: unknown[]) => {
      const [words] = said
      const text = typeof words === 'string' && known.test(words) ? words : 'a library wrote to the console'
      log[level]({ from: speaker(), err: said.find((one) => one instanceof Error) }, text)
    }
  Object.assign(console, { log: as('info'), info: as('info'), debug: as('info'), warn: as('warn'), error: as('error') })
}

/** The package that called the console: the first on the way back. */
const speaker = (): string | undefined => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(new Error().stack ?? '')?.[1]
