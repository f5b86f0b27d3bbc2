import type { Server } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import * as builtRoutes from 'virtual:remix/server-build'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { keepEnvironment, readEnvironment, SettingsError, type Environment } from '#app/platform/config/env.server.ts'
import { startMailWorker } from '#app/platform/mail/worker.server.ts'
import { hasDemoData } from '#drizzle/seed/demo-data.ts'
import { demoAccounts, demoPassword } from '#drizzle/seed/demo-people.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'
import { knowSiteMap } from './known-paths.ts'
import { complain, log, tell } from '../app/platform/log/log.ts'
import { openData } from './open-data.ts'
import { loggedError } from '../app/platform/log/logged-error.ts'
import { takeOverOutput } from './own-output.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { StartError } from './start-error.ts'
import { startTimers } from './timers.ts'

export { backUp, restore } from './backup-portal.ts'
export { createAdministrator } from './create-administrator.ts'
export { resetPassword } from './make-password-link.ts'
export { checkSecurityLog } from './security-log-check.ts'
export { resetSecondFactor } from './second-factor-reset.ts'

export type StartOptions = {
  /** The project's folder. */
  root: string
  development?: { server: Server; vite: RequestHandler; loadBuild: () => Promise<ServerBuild> }
}

/**
 * Starts everything and prints where to find it. What cannot be started is told in one line each; then everything that
 * was started is ended again and the process exits with 1.
 */
export async function start({ root, development }: StartOptions): Promise<void> {
  const began = performance.now()
  if (!development) takeOverOutput()
  const shutdown = createShutdown()
  try {
    const settings = readEnvironment()
    log.level = settings.LOG_LEVEL
    const listening = await listen(settings, development?.server)
    const data = await openData(settings, root, shutdown)
    const env = keepEnvironment({ ...data, PORT: listening.port })
    startTimers(shutdown)
    startMail(env, shutdown)
    knowSiteMap(builtRoutes)
    const loadBuild = development?.loadBuild ?? (() => Promise.resolve(builtRoutes))
    const traceRequests = await traceTo(env.OTEL_EXPORTER_OTLP_ENDPOINT, shutdown)
    const { isStopping } = shutdown
    listening.serve(await createApp({ env, root, loadBuild, isStopping, traceRequests, vite: development?.vite }))
    // Registered last, so that requests under way still have their database.
    shutdown.onStop(listening.close)
    await announce(env.APP_ENV === 'local', performance.now() - began)
  } catch (error) {
    // A stop while starting pulls things away: what fails then is no news.
    if (shutdown.isStopping()) return
    complain(explain(error))
    await shutdown.stop(1)
  }
}

function startMail({ DATABASE_URL, SMTP_URL, MAIL_FROM }: Environment, shutdown: Shutdown): void {
  if (DATABASE_URL && SMTP_URL && MAIL_FROM) shutdown.onStop(startMailWorker(DATABASE_URL, { SMTP_URL, MAIL_FROM }))
}

/** Loads what traces need only where they go somewhere: it costs the start, and each statement. */
async function traceTo(endpoint: string | undefined, shutdown: Shutdown): Promise<RequestHandler | undefined> {
  if (!endpoint) return undefined
  const { openTraces } = await import('./traces.ts')
  const { traceRequests, close } = openTraces(endpoint)
  shutdown.onStop(close)
  return traceRequests
}

async function announce(isLocal: boolean, took: number): Promise<void> {
  const lines = [`Routekaart: ${primaryOrigin()} (ready in ${(took / 1000).toFixed(1)} s)`]
  if (isLocal && (await hasDemoData())) {
    lines.push(
      `Demo accounts, password ${demoPassword}:`,
      ...demoAccounts.map(({ email, who }) => `  ${email}  ${who}`),
    )
  }
  tell([...lines, 'Stop with Ctrl-C.'].join('\n'))
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return `These settings are not right:\n${error.message.replace(/^/gm, '  ')}`
  if (error instanceof StartError) return error.message
  const { type, code, stack } = loggedError(error)
  return [`Routekaart could not start: ${[type, code].filter(Boolean).join(' ')}`, stack].filter(Boolean).join('\n')
}
