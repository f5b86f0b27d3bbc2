import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Item } from '../rules/item.ts'
import { readRoute } from './route.server.ts'
import { itemWords } from './words.server.ts'

/** What a page that only tells or hands out gets to draw itself. */
export type InfoPageData = Awaited<ReturnType<typeof loadInfoPage>>

/** The loader of a page of an item that asks nothing; one that hands something out adds that to `loadInfoPage`. */
export const infoPageLoader = (item: Item, page: string) => (args: LoaderFunctionArgs) => loadInfoPage(args, item, page)

/** Lets in who may be here, and gives the words of the page: they come with it, as the browser has no texts of it. */
export async function loadInfoPage(args: LoaderFunctionArgs, item: Item, page: string) {
  await readRoute(args, item.roadmap)
  const word = (name: 'title' | 'heading' | 'lead') => itemWords(item, `pages.${page}.${name}`, args.context.language)
  return { page, title: word('title'), heading: word('heading'), lead: word('lead') }
}
