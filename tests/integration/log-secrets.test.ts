import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openMailSink } from '#tests/support/mail-sink.ts'
import { openPortal } from '#tests/support/portal.ts'
import { anyFreePort } from '#tests/support/start-process.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'
import { faults, mark } from './log-faults.ts'

/** A file store that answers with what it was asked for. */
async function openOddStore(): Promise<string> {
  const error = `<Error><Code>AccessDenied</Code><Message>no ${mark}</Message><Key>${mark}</Key></Error>`
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(403, { 'Content-Type': 'application/xml' }).end(error))
  }).listen(Number(await anyFreePort()), '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('nothing that somebody typed, sent or opens something stands in the log, whatever goes wrong', async () => {
  const [sink, S3_ENDPOINT] = await Promise.all([openMailSink(), openOddStore()])
  onTestFinished(() => sink.leave())
  const portal = await openPortal({
    ...{ LOG_LEVEL: 'debug', SMTP_URL: sink.url, MAIL_FROM: 'portal@example.org', ROUTEKAART_COMMIT: 'abc123' },
    ...{ S3_ENDPOINT, S3_BUCKET: mark, S3_ACCESS_KEY_ID: mark, S3_SECRET_ACCESS_KEY: mark },
  })
  const member = await addOrganisation(['Huis'])
  const [leader, staff] = await Promise.all([
    signedIn(portal.origin, member),
    signedIn(portal.origin, await newAdmin()),
  ])
  const place = { portal, member, leader, staff, sink }
  const leaks: string[] = []
  for (const [name, fault] of Object.entries(faults)) {
    await fault(place).catch((error: unknown) => leaks.push(`${name}: ${String(error)}`))
  }
  await portal.close()
  const lines = portal.output().trim().split('\n')
  expect(leaks).toEqual([])
  expect(lines.filter((line) => line.toLowerCase().includes(mark))).toEqual([])
  // What is left out is not all: the log still says what went wrong, and where.
  const log = lines.join('\n')
  for (const told of ['"42P01"', '"P0001"', '"23514"', '"unmarked"', 'insert into', '"AccessDenied"', '/share/:token'])
    expect(log).toContain(told)
  const odd = lines.filter(
    (line) => !/^\{"level":\d0,"time":"[^"]+","version":"[\d.]+\+abc123","instance":"[\w.-]+",/.test(line),
  )
  expect(odd).toEqual([])
})
