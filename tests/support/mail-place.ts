import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { expect, vi } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import type { MailMessage, Paragraph } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { writeNotices } from '#app/persistence/notifications/notices.server.ts'
import { closeDatabase, database, openDatabase } from '#app/persistence/database.server.ts'
import { startEmptyDatabase } from './empty-database.ts'
import { openMailSink, type MailSink } from './mail-sink.ts'
import { sessionSecret } from './server.ts'
import { anyFreePort, startProcess, type StartedProcess } from './start-process.ts'
import { watchStatements, type StatementLog } from './statements.ts'

type Row = {
  id: string
  state: string
  attempts: number
  problem: string | null
  sealed_text: string
  delivery: string | null
  undelivered_why: string | null
  blocks_address: boolean
}

/** A mail server, a database, and as many servers of the portal as are started. */
export type MailPlace = {
  sink: MailSink
  sql: Sql
  /** The servers reach the database through here. */
  statements: StatementLog
  start: () => Promise<StartedProcess>
  /** Writes a message in a transaction of its own. */
  queue: (message: MailMessage) => Promise<boolean>
  rowTo: (address: string) => Promise<Row | undefined>
  /** Waits until the message to this mailbox stands so. */
  untilRow: (address: string, expected: Partial<Row>) => Promise<void>
  close: () => Promise<void>
}

/** A mailbox that nobody else has. */
export const aMailbox = (): string => `${randomUUID()}@example.org`

/** What of a part of a message stands in its HTML. */
export function linesOf(part: Paragraph): string[] {
  if (typeof part === 'string') return part.split('\n')
  if (!('items' in part)) return [part.label, `href="${part.href}"`]
  return [part.heading, ...part.items.flatMap(({ label, about, when, href }) => [label, about, when, `href="${href}"`])]
}

/**
 * Opens it without a server; this process can use the portal's own verbs.
 * @param over settings on top of those that mail needs
 */
export async function openMailPlace(over: Record<string, string> = {}): Promise<MailPlace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-mail-'))
  // The database may run as another user, who has to pass through.
  await chmod(folder, 0o711)
  const [sink, postgresql] = await Promise.all([openMailSink(), startEmptyDatabase(folder)])
  const statements = await watchStatements(postgresql.url)
  const settings = {
    ...{ SMTP_URL: sink.url, MAIL_FROM: 'Routekaart <portal@example.org>' },
    ...{ SESSION_SECRET: sessionSecret, DATABASE_URL: statements.url, ...over },
  }
  keepEnvironment(readEnvironment({ ...settings, NODE_ENV: 'test' }))
  openDatabase(postgresql.url)
  writeNotices(true)
  const sql = postgres(postgresql.url, { max: 2, onnotice: () => {} })
  const started: StartedProcess[] = []
  async function rowTo(address: string) {
    const [row] = await sql<Row[]>`select * from mail_messages where to_address = ${address}
      order by created_at desc, id limit 1`
    return row
  }
  return {
    sink,
    sql,
    statements,
    async start() {
      const PORT = await anyFreePort()
      const server = startProcess({ ...settings, PORT, DATA_DIR: path.join(folder, PORT) })
      started.push(server)
      await server.ready
      return server
    },
    queue: (message) => database().transaction((tx) => queueMail(tx, message)),
    rowTo,
    untilRow: (address, expected) =>
      vi.waitFor(async () => expect(await rowTo(address)).toMatchObject(expected), { timeout: 20_000, interval: 50 }),
    async close() {
      for (const { child } of started) child.kill('SIGTERM')
      await Promise.all(started.map(({ ended }) => ended))
      await Promise.all([closeDatabase(), sql.end({ timeout: 5 }), statements.close(), sink.leave()])
      await postgresql.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
