import cluster from 'node:cluster'
import type { Request, RequestHandler, Response } from 'express'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rates, type Rate } from '#app/platform/config/limits.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { clientAddress } from './client-address.ts'
import { countedAs, countedByLink } from './counted-as.ts'
import { keepTyped } from './keep-drafts.ts'
import { refuse } from './refusal.ts'

/** Who asks, as far as is known by then. */
type Asking = {
  userId: string | null
  /** Of the link or feed that the request came by, if it was real: whoever has it guesses nothing. */
  linkId: string | null
  /** What another site sends is refused later on, and not counted: it is no attempt of anybody. */
  isForeign: boolean
  language: Language
}

/**
 * Makes handlers that refuse (429) what is asked too often. They count together, in the memory of this process; workers in
 * that of their primary process. Several servers each count for themselves.
 * @param times how many times the usual rates are allowed; 0 is no limit
 */
export function openRateLimits(times: number): (askingOf: (request: Request) => Asking) => RequestHandler {
  if (times === 0) return () => (_request, _response, next) => next()
  const counters = new Map(Object.entries(rates).map(([name, rate]) => [name, openCounter(name, rate, times)]))
  return (askingOf) => (request, response, next) => {
    const asking = askingOf(request)
    const name = (asking.linkId === null ? countedAs : countedByLink)(request.method, pathOf(request))
    const count = counters.get(name ?? '')
    if (!count || asking.isForeign) return next()
    count(asking, clientAddress(request)).then(
      () => next(),
      (full: unknown) => {
        if (full instanceof RateLimiterRes)
          refuseMore(request, response, asking.language, full.msBeforeNext).catch(next)
        else next(full)
      },
    )
  }
}

/** Counts one request; what it gives rejects with a RateLimiterRes where that is one too many. */
function openCounter(name: string, { perUser, perLink, perAddress, seconds, isOwn = false }: Rate, times: number) {
  const counterOf = (who: string, most: number) => {
    const points = Math.max(1, Math.round(most * times))
    // The primary keeps what it was told first of a prefix; a newer build may allow another number.
    const limits = { points, duration: seconds, keyPrefix: [name, who, points, seconds].join('-') }
    return cluster.isWorker && !isOwn ? new RateLimiterCluster(limits) : new RateLimiterMemory(limits)
  }
  const users = perUser === null ? null : counterOf('user', perUser)
  const links = perLink === undefined ? null : counterOf('link', perLink)
  const addresses = counterOf('address', perAddress)
  return ({ userId, linkId }: Asking, address: string) => {
    if (links && linkId !== null) return links.consume(linkId)
    return users && userId !== null ? users.consume(userId) : addresses.consume(address)
  }
}

const pathOf = (request: Request): string => request.originalUrl.split('?', 1).join('')

async function refuseMore(request: Request, response: Response, language: Language, wait: number): Promise<void> {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  const minutes = Math.max(2, Math.ceil(seconds / 60))
  // Beside the files of an upload something may have been typed.
  const isKept = await keepTyped(request, 'too-often')
  response.set('Retry-After', String(seconds))
  const reason = isKept ? 'tooManyFiles' : seconds > 60 ? 'tooManyFor' : 'tooMany'
  refuse(request, response, 429, reason, { minutes: String(minutes) }, language)
}
