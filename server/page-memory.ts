import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { readCookies } from '#app/platform/auth/cookies.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { handleOf, type Handle } from '#app/platform/frame/handle.ts'
import type { Template } from '#app/platform/frame/personal-parts.server.ts'
import { bannerNow, siteTextsVersion } from '#app/platform/site/site-texts.server.ts'

/** A page that was drawn, and the cookies that came with it. */
export type RememberedPage = { template: Template; cookies: readonly string[] }

export type PageMemory = {
  get: (key: string) => RememberedPage | undefined
  set: (key: string, page: RememberedPage) => void
}

/** Bytes that an entry takes on top of its letters. */
const overhead = 500

/**
 * Keeps drawn pages until others are asked for more; null where nothing may be kept.
 * @param megabytes how much they may take in all
 */
export function openPageMemory(megabytes: number): PageMemory | null {
  if (megabytes === 0) return null
  const pages = new LRUCache<string, RememberedPage>({
    maxSize: megabytes * 1024 * 1024,
    // Letters outside Latin 1 make a text take two bytes for each, which is what we count.
    sizeCalculation: ({ template, cookies }, key) =>
      overhead + 2 * [...template.pieces, ...cookies, key].reduce((sum, text) => sum + text.length, 0),
  })
  return { get: (key) => pages.get(key), set: (key, page) => void pages.set(key, page) }
}

type Remember = NonNullable<Handle['remember']>

/** The paths of the pages that may be remembered, and for how long each stays the same while nothing is changed. */
export function rememberedPaths({ routes }: ServerBuild): ReadonlyMap<string, Remember> {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/') : ''
  }
  return new Map(
    Object.values(routes).flatMap(({ id, module }): [string, Remember][] => {
      const remember = handleOf(module)?.remember
      return remember ? [[pathOf(id), remember]] : []
    }),
  )
}

/** The one cookie that a remembered page may read and set: which location was opened last. */
const locationCookie = 'routekaart.location'
const flashCookie = 'routekaart.flash'

/** What a page is asked with. */
export type AskedPage = {
  url: URL
  cookieHeader: string | undefined
  context: Pick<AppLoadContext, 'session' | 'language'>
  /** Instant. */
  now: number
}

/**
 * Names all that a page of an organisation can show: whatever changes it makes another key, and so does another person.
 * `organisations.revision` stands for everything that is stored (docs/decisions/048): a page is read after it, never from an
 * older database (`app/persistence/read-scope.ts`), or an old page would stay under a new revision.
 * @returns null where the page is another one for everybody, or shows something once
 */
export function memoryKey(remember: Remember, asked: AskedPage): string | null {
  const { url, cookieHeader, context, now } = asked
  const { session, language } = context
  if (!session || session.revision === null || session.hasDrafts) return null
  const cookies = readCookies(cookieHeader)
  if (cookies.has(flashCookie)) return null
  const { actor, revision, organisationName, contact, end } = session
  const time = remember === 'day' ? dayOf(now) : Math.floor(now / quarter)
  return JSON.stringify([
    ...[actor, organisationName, contact, revision, end.canStay],
    ...[url.href, language, time, cookies.get(locationCookie) ?? null],
    ...[siteTextsVersion(), bannerNow(language)],
  ])
}

const quarter = 15 * 60_000

/** Whether the cookies that a page sets are of its address alone. */
export const areShareable = (cookies: readonly string[]): boolean =>
  cookies.every((cookie) => cookie.startsWith(`${locationCookie}=`))
