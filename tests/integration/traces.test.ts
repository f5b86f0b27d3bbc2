import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '#tests/support/ask.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal } from '#tests/support/portal.ts'
import { anyFreePort } from '#tests/support/start-process.ts'
import { signedIn } from '#tests/support/visitor.ts'

type Span = { name: string; spanId: string; parentSpanId?: string }
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

test('requests and their statements are traced by route, and with nobody in them', async () => {
  const port = await anyFreePort()
  const sent: string[] = []
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push(`${request.url} ${body}`)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  }).listen(Number(port), '127.0.0.1')
  await once(receiver, 'listening')
  onTestFinished(() => void receiver.close())

  const portal = await openPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` })
  const member = await addOrganisation(['Huis'])
  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask('/location/route-card?location=0&x=zqmark')).status).toBe(200)
  await ask(portal.origin, '/share/zqmark?zqmark=1', { headers: { Cookie: 'zqmark=zqmark', 'User-Agent': 'zqmark' } })
  await leader.ask(`/documents/${member.userId}/download`)
  await portal.close()

  expect(sent.every((one) => one.startsWith('/v1/traces '))).toBe(true)
  const bodies = sent.map((one): Sent => JSON.parse(one.slice(one.indexOf('{'))))
  const spans = bodies.flatMap((body) =>
    body.resourceSpans.flatMap((all) => all.scopeSpans.flatMap((some) => some.spans)),
  )
  const names = spans.map(({ name }) => name)
  for (const name of ['GET /location/route-card', 'GET /share/:token', 'GET /documents/:id/download'])
    expect(names).toContain(name)
  const card = spans.find(({ name }) => name === 'GET /location/route-card')
  const below = spans.filter(({ parentSpanId }) => parentSpanId === card?.spanId)
  expect(below.map(({ name }) => name)).toContain('select')
  expect(sent.join()).toContain('"service.version"')
  expect(sent.join()).not.toMatch(new RegExp(`zqmark|${member.userId}|${member.organisationId}`))
})
