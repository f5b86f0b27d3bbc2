/** Addresses by the method they are asked with, beside the page itself. */
export type Ways = (page: string) => Record<string, string[]>

/** Every handler in each form it is asked in. */
const usualWays: Ways = (page) => ({
  // The handler of GET answers, and its body is left out: of an address with a location, only files tell the two apart.
  HEAD: [page],
  // `index` leads past what does forms before Remix does, or to another action; without one it leads to nothing.
  POST: [page, `${page}&index`],
})

/** Methods that nothing of ours uses, to which no route has an answer of its own. */
const oddWays: Ways = (page) => {
  const writing = [page, `${page}&index`]
  return { PUT: writing, PATCH: writing, DELETE: writing }
}

/** In which ways each route is asked: some of `npm test`, and those of `npm run test:nightly`. */
export const kindsOfAsking: [what: string, ways: Ways, options: { tags?: string[] }][] = [
  ['read and sent', usualWays, {}],
  ['put, patched and deleted', oddWays, { tags: ['night'] }],
]
