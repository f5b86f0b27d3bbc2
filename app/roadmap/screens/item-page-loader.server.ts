import type { LoaderFunctionArgs } from '@remix-run/node'
import { itemAtPath } from '../registry.ts'
import { readRoute } from '../flow/route.server.ts'

/** The loader of an item's pages that ask nothing: only lets in who may be here; what they show, the layout loads. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const numbered = itemAtPath(new URL(args.request.url).pathname.replace(/\.data$/, '').toLowerCase())
  if (!numbered) throw new Response(null, { status: 404 })
  await readRoute(args, numbered.item.roadmap)
  return null
}
