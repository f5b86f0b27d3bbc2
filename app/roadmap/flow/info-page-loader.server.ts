import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Item } from '../rules/item.ts'
import { readRoute } from './route.server.ts'
import { itemWords } from './words.server.ts'

/** What a page that only tells or hands out gets to draw itself. */
export type InfoPageData = Awaited<ReturnType<typeof loadTellPage>>

/** The loader of a page of an item that only tells; one that hands something out adds that to `loadTellPage`. */
export const infoPageLoader = (item: Item, page: string) => (args: LoaderFunctionArgs) => loadTellPage(args, item, page)

/** Lets in who may be here, and gives the words of the page: they come with it, as the browser has no texts of it. */
export async function loadTellPage(args: LoaderFunctionArgs, item: Item, page: string) {
  await readRoute(args, item.roadmap)
  const word = (name: 'title' | 'heading' | 'lead') => itemWords(item, `pages.${page}.${name}`, args.context.language)
  return { page, title: word('title'), heading: word('heading'), lead: word('lead') }
}
