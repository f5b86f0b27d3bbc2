import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#tests/support/ask.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'

const METRICS_TOKEN = 'only-for-metrics-0123456789'

describe('with a token', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal({ METRICS_TOKEN })
  })
  afterAll(() => portal.close())
  const measure = (Authorization = `Bearer ${METRICS_TOKEN}`) =>
    ask(portal.origin, '/metrics', { headers: { Authorization } })
  const counted = (text: string, labels: string) =>
    Number(new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)

  test('counts requests by part of the site, and tells of the process', async () => {
    const labels = 'method="GET",area="authentication",status="200"'
    const before = counted((await measure()).text, labels)
    for (const _ of [1, 2, 3]) await ask(portal.origin, '/authentication/login')
    const { status, headers, text } = await measure()
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-type']).toMatch(/^text\/plain;.* version=0\.0\.4/)
    expect(counted(text, labels)).toBe(before + 3)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    // The one that asks.
    expect(text).toMatch(/^http_requests_in_flight 1$/m)
  })

  test('tells of mail, cleanup, backup, log and connections, and leaves out what the database does not answer', async () => {
    const valueOf = (text: string, name: string) =>
      new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+]+)$`, 'm').exec(text)?.[1]
    await portal.sql`insert into mail_messages (cause, to_name, to_address, language, subject, sealed_text, state, created_at)
      select 'share-link', 'x', 'x', 'nl', 'x', 'x', state, now() - interval '1 hour' from unnest(array['waiting', 'failed', 'sent']) state`
    await portal.sql`insert into maintenance_runs (name, succeeded_at) values ('backup', to_timestamp(1700000000))`
    await expect
      .poll(async () => (await measure()).text)
      .toMatch(/^routekaart_cleanup_last_success_timestamp_seconds \d/m)
    const { text } = await measure()
    expect(valueOf(text, 'routekaart_backup_last_success_timestamp_seconds')).toBe('1700000000')
    expect(valueOf(text, 'routekaart_mail_waiting')).toBe('1')
    expect(valueOf(text, 'routekaart_mail_failed')).toBe('1')
    expect(Number(valueOf(text, 'routekaart_mail_oldest_waiting_seconds'))).toBeGreaterThan(3599)
    expect(valueOf(text, 'routekaart_cleanup_failures_total')).toBe('0')
    expect(valueOf(text, 'routekaart_log_lines_lost_total')).toBe('0')
    expect(valueOf(text, 'routekaart_database_connections_waiting')).toBe('0')
    // There is no seal here.
    expect(valueOf(text, 'routekaart_evidence_seal_expiry_timestamp_seconds')).toBeUndefined()
    expect(text).toMatch(/^routekaart_build_info\{version="[^"]+",node="[\d.]+"\} 1$/m)

    portal.statements.silence()
    const began = Date.now()
    const away = await measure()
    expect([away.status, Date.now() - began < 8000]).toEqual([200, true])
    expect(valueOf(away.text, 'routekaart_mail_waiting')).toBeUndefined()
    expect(valueOf(away.text, 'http_requests_in_flight')).toBe('1')
    portal.statements.cut()
    await portal.statements.mend()
  })

  test('tells nobody what was asked for', async () => {
    await ask(portal.origin, '/share/a-token-of-somebody?code=a-code-of-somebody')
    const { text } = await measure()
    expect(text).toContain('area="share"')
    // In words: figures of memory and time may have any digits.
    expect(text).not.toMatch(/a-token-of-somebody|a-code-of-somebody/)
  })

  test.each(['', 'Bearer', 'Bearer wrong', `Basic ${METRICS_TOKEN}`, `Bearer ${METRICS_TOKEN}x`])(
    'is refused to whoever comes with "%s"',
    async (header) => {
      const { status, headers, text } = await measure(header)
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="metrics"'])
      expect(text).not.toContain('http_request')
    },
  )
})

test('without a token there is no such address', async () => {
  const portal = await openPortal()
  try {
    const { status, headers, text } = await ask(portal.origin, '/metrics')
    expect([status, headers.location]).toEqual([302, expect.stringContaining('/authentication/login')])
    expect(text).not.toContain('http_request')
  } finally {
    await portal.close()
  }
})
