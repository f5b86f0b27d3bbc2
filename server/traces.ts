import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { RequestHandler } from 'express'
import { observeStatements } from '#app/persistence/statement-watch.ts'
import { instance, version } from '../app/platform/log/instance.ts'
import { withoutValues } from '../app/platform/log/logged-error.ts'
import { routeOf } from '../app/platform/log/logged-path.ts'

/** Milliseconds that the receiver gets for a batch, also the last one. */
const patience = 3000
const longestStatement = 1000

/**
 * Tells a receiver of OpenTelemetry of each request and of the statements it took: by route and text, never with values.
 * This module is loaded only where there is a receiver.
 * @param endpoint of the receiver; `/v1/traces` is added
 * @returns what each request has to pass first, and how to send what is left
 */
export function openTraces(endpoint: string): { traceRequests: RequestHandler; close: () => Promise<void> } {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      ...{ 'service.name': 'routekaart', 'service.version': version, 'service.instance.id': instance },
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: patience }))],
  })
  const tracer = provider.getTracer('routekaart')
  const requests = new AsyncLocalStorage<Span>()

  observeStatements((statement) => {
    const request = requests.getStore()
    if (!request) return () => {}
    const text = withoutValues(statement).slice(0, longestStatement)
    const [verb = 'statement'] = /^[a-z]+/i.exec(text) ?? []
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = tracer.startSpan(verb, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, request))
    return (error) => {
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })

  const traceRequests: RequestHandler = (request, response, next) => {
    const route = routeOf(request.originalUrl)
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER })
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route })
    response.once('close', () => {
      span.setAttributes({
        'http.response.status_code': response.statusCode,
        'routekaart.request_id': response.locals.requestId,
      })
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    requests.run(span, next)
  }
  return {
    traceRequests,
    async close() {
      observeStatements(null)
      await provider.shutdown()
    },
  }
}
