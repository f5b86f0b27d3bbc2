import type { LoaderFunctionArgs } from '@remix-run/node'
import { gatherFacts } from '../flow/facts.ts'
import { readRoute } from '../flow/route.server.ts'
import { sourcesOf } from '../flow/sources.ts'
import type { Item } from '../rules/item.ts'
import { gapAddress, writerFor } from './letters.server.ts'

/**
 * What a message of an item is written from: what is stored for it, what else is known, who sends it, and its words,
 * whose gaps lead to where they are filled in.
 */
export async function messageParts(args: LoaderFunctionArgs, item: Item) {
  const route = await readRoute(args, item.roadmap)
  const sources = sourcesOf(route)
  return {
    stored: sources.fieldsOf(item.key),
    facts: gatherFacts(sources)(item),
    sender: route.member.name,
    words: writerFor(item, args.context.language, gapAddress(route)),
  }
}
