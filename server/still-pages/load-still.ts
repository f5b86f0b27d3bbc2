import type { AppLoadContext } from '@remix-run/node'
import { isOutage } from '#app/persistence/outage.ts'
import { isRedirect } from '../redirect.ts'
import type { StillRoute } from './still-route.ts'

/** What the loaders of a page gave, by the ids of their routes. */
export type Loaded = { data: Record<string, unknown>; cookies: readonly string[] }

/**
 * Calls the loaders of a page as they are.
 * @returns what they gave; a redirect where one led elsewhere, or JSON where one gave that to a program; null for whatever else they answered, which Remix has to
 * make a page of
 * @throws where the database or the file store is away
 */
export async function loadStill(
  { part, matches }: StillRoute,
  request: Request,
  context: AppLoadContext,
): Promise<Loaded | Response | null> {
  const params = matches.at(-1)?.params ?? {}
  try {
    const given = await Promise.all(
      matches.map(async ({ route: { id = '' } }) => {
        const value: unknown = (await part.routes[id]?.module.loader?.({ request, params, context })) ?? null
        return { id, ...opened(value) }
      }),
    )
    if (given.some(({ isPlain }) => !isPlain)) return null
    return {
      data: Object.fromEntries(given.map(({ id, data }) => [id, data])),
      cookies: given.flatMap(({ cookies }) => cookies),
    }
  } catch (thrown) {
    if (isOutage(thrown)) throw thrown
    return isRedirect(thrown) || isJson(thrown) ? thrown : null
  }
}

const isJson = (thrown: unknown): thrown is Response =>
  thrown instanceof Response && thrown.ok && thrown.headers.get('Content-Type') === 'application/json'

type Opened = { data: unknown; cookies: readonly string[]; isPlain: boolean }

/** Takes what `data()` made apart; it is not plain where it says more than cookies, as a response does. */
function opened(value: unknown): Opened {
  if (value instanceof Response) return { data: null, cookies: [], isPlain: false }
  if (!isWithInit(value)) return { data: value, cookies: [], isPlain: true }
  const headers = new Headers(value.init?.headers)
  const isPlain = value.init?.status === undefined
  return { data: value.data, cookies: headers.getSetCookie(), isPlain }
}

type WithInit = { type: 'DataWithResponseInit'; data: unknown; init: ResponseInit | null }

/** What Remix's `data()` gives: its class is not one to be asked for by name. */
const isWithInit = (value: unknown): value is WithInit =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
