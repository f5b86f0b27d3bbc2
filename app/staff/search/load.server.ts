import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Actor } from '#app/persistence/actor.ts'
import { readSearchedStaff, searchEverything } from '#app/persistence/staff/search.server.ts'
import { searchKinds, type SearchEntry, type SearchKind } from '#app/persistence/staff/search-kept.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { searchAddress, type SearchQuery } from './addresses.ts'
import { entryOf } from './entries.ts'
import { maxQuery, queryWords } from './words.ts'
import { keepSearchNow } from './keep.server.ts'
import { rowOf } from './rows.server.ts'
import { likenessTo, mistakesOf } from './spellings.ts'

/** How much stands on a page, or of each kind where all are shown; and what a program is told at most. */
const size = 20

/** What an address of the search asks for. */
export function askedIn(request: Request): SearchQuery {
  const query = new URL(request.url).searchParams
  return {
    q: trimmed((query.get('q') ?? '').slice(0, maxQuery).toWellFormed()),
    kind: searchKinds.find((one) => one === query.get('kind')) ?? null,
    isOwn: query.get('owner') === 'me',
    page: askedPage(query),
  }
}

/** Whether there is enough to look for: a single letter is in nearly everything. */
export const isEnough = (words: readonly string[]): boolean => words.some((word) => word.length > 1)

/** The best of what is found, for a program: `[{ kind, title, context, address }]`. */
export async function loadBest(args: LoaderFunctionArgs): Promise<Response> {
  const { rows } = await found(args)
  return Response.json(rows.slice(0, size).map(({ kind, text, address }) => ({ kind, ...text, address })))
}

/** What an address of the search finds, as it is shown. */
async function found({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const asked = askedIn(request)
  const words = queryWords(asked.q)
  const { counts, hits, isPart } = await searched(actor, words, { ...asked, size })
  return { asked, words, counts, isPart, rows: hits.map((hit) => rowOf(hit, words, context.language)) }
}

/**
 * GET /admin/search?q=&kind=&owner=&page=: what provider staff look for in everything; behind the last page it leads to that.
 */
export async function loadSearch(args: LoaderFunctionArgs) {
  const { asked, words, counts, isPart, rows } = await found(args)
  const countOf = (kind: SearchKind | null, isOwn: boolean) =>
    counts
      .filter((one) => (kind === null || one.kind === kind) && (one.isOwn || !isOwn))
      .reduce((sum, { count }) => sum + count, 0)
  const at = (over: Partial<SearchQuery>) => searchAddress({ ...asked, page: 1, ...over })
  const { q, kind, isOwn } = asked
  const chosen = countOf(kind, isOwn)
  const shown = kind === null ? { total: Math.min(chosen, 1), size } : { total: chosen, size }
  return {
    ...{ q, kind, isOwn },
    isPart,
    problem: q === '' ? 'empty' : isEnough(words) ? null : 'short',
    total: countOf(null, isOwn),
    kinds: [null, ...searchKinds].map((one) => ({ kind: one, count: countOf(one, isOwn), href: at({ kind: one }) })),
    own: { count: countOf(kind, true), href: at({ isOwn: !isOwn }) },
    groups: searchKinds.flatMap((one) => {
      const own = rows.filter((row) => row.kind === one)
      const count = countOf(one, isOwn)
      const more = kind === null && count > own.length ? at({ kind: one }) : null
      return own.length > 0 ? [{ kind: one, count, rows: own, more }] : []
    }),
    ...pagesOf(kind === null ? 1 : asked.page, shown, (page) => at({ page })),
  }
}

export type SearchPage = Awaited<ReturnType<typeof loadSearch>>

type Sought = Pick<SearchQuery, 'kind' | 'isOwn' | 'page'> & { size: number }

/** What has all of the words, `size` of each kind at most; nothing where too little is asked. */
export async function searched(actor: Actor, words: readonly string[], { kind, isOwn, page, size }: Sought) {
  if (!isEnough(words)) return { counts: [], hits: [], isPart: false }
  await keepSearchNow()
  const others = await othersFor(actor)
  const likely = [...new Set(others.flatMap((one) => one.words.split(' ')))]
  const sought = words.map((word) => ({
    ...{ word, mistakes: mistakesOf(word) },
    likeOthers: likely.filter(likenessTo(word)).filter((one) => !one.includes(word)),
  }))
  return searchEverything(actor, { words: sought, kind, isOwn, size, page: kind === null ? 1 : page }, others)
}

/** Accounts of staff and documents of the library. */
async function othersFor(actor: Actor): Promise<SearchEntry[]> {
  const { users, library } = await readSearchedStaff(actor)
  return [
    ...users.map(({ id, name, more }) => ({
      kind: 'person' as const,
      subject: id,
      title: name,
      facts: { email: more },
    })),
    ...library.map(({ id, name, more }) => ({
      kind: 'document' as const,
      subject: id,
      title: name,
      facts: { file: more },
    })),
  ].map((one) => entryOf({ ...one, locationIndex: null }))
}
