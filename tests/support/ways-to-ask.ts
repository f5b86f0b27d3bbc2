import type { BuiltRoute } from './site-map.ts'

/** Addresses by the method they are asked with, beside the page itself. */
export type Ways = (route: BuiltRoute, addresses: { page: string; data: string }) => Record<string, string[]>

/** Every handler in each form it is asked in: of what only reads, the data of the routes around it too, one by one. */
const usualWays: Ways = ({ id, ids, hasAction }, { page, data }) => ({
  // The older way to ask for data is refused before anything reads of which route it is to be.
  GET: [data, `${page}&_data=${encodeURIComponent(id)}`, ...partsOf(data, ids)],
  // The handler of GET answers, and its body is left out: of an address with a location, only files tell the two apart.
  HEAD: [page],
  // `index` leads past what does forms before Remix does, or to another action; without one it leads to nothing.
  POST: hasAction ? [page, `${page}&index`, data, `${data}&index`] : [page, data],
})

/** The same handlers once more: Remix reads `_routes` of GET only. */
const otherWays: Ways = ({ id, ids, hasAction }, { page, data }) => {
  const olds = ids.map((one) => `${page}&_data=${encodeURIComponent(one)}`)
  const indexes = hasAction ? [] : [`${page}&index`, `${data}&index`]
  return {
    GET: olds,
    HEAD: [data, ...olds, ...partsOf(data, ids)],
    POST: [...olds, ...partsOf(data, [id]), ...indexes],
  }
}

/** Methods that nothing of ours uses, to which no route has an answer of its own. */
const oddWays: Ways = ({ id }, { page, data }) => {
  const own = [`${page}&_data=${encodeURIComponent(id)}`, ...partsOf(data, [id])]
  const writing = [page, `${page}&index`, data, `${data}&index`, ...own]
  return { PUT: writing, PATCH: writing, DELETE: writing }
}

const partsOf = (data: string, ids: string[]) => ids.map((id) => `${data}&_routes=${encodeURIComponent(id)}`)

/** In which ways each route is asked: some of `npm test`, and those of `npm run test:nightly`. */
export const kindsOfAsking: [what: string, ways: Ways, options: { tags?: string[] }][] = [
  ['read and sent', usualWays, {}],
  ['read and sent in other ways', otherWays, { tags: ['night'] }],
  ['put, patched and deleted', oddWays, { tags: ['night'] }],
]
