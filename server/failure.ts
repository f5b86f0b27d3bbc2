import type { ErrorRequestHandler } from 'express'
import { isOutage } from '#app/persistence/outage.ts'
import { log } from '../app/platform/log/log.ts'
import { answerOutage } from './outage-page.ts'
import { refuse } from './refusal.ts'

/** The last resort: an error that nothing else caught, logged once and told without its details. */
export const answerFailure: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const { requestId } = response.locals
  log.error({ err: error, requestId }, 'request failed')
  if (response.headersSent) next(error)
  else if (isOutage(error)) answerOutage(request, response).catch(next)
  else refuse(request, response, 500, 'failed', { requestId })
}
