import type { Language } from '#app/platform/i18n/languages.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { itemWords } from '#app/roadmap/flow/words.server.ts'
import { findStandIn } from '#app/roadmap/letters/stand-ins.server.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { lettersToDo } from '#app/roadmap/rules/shares.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { handOutsOf } from './snapshot.server.ts'

/** What somebody is told of a task who does it by a link. */
export type AboutTask = Awaited<ReturnType<typeof aboutTask>>

/** What a task is about and what helps with it, in the words that members read, with what it hands out. */
export async function aboutTask({ contributor }: Guest, item: Item, place: Place, language: Language) {
  const words = (name: 'what' | 'why' | 'ready') => itemWords(item, `intro.${name}`, language)
  const remark = item.remark?.(gatherFacts(sourcesOf(place))(item)) ?? null
  const find = (one: Item, name: string) => findStandIn(contributor, one, name, language)
  const handOuts = await handOutsOf(place, item, lettersToDo(item), language, find)
  return {
    key: item.key,
    what: words('what'),
    why: words('why'),
    ready: words('ready'),
    /** What has to be known before anything else; null where there is nothing. */
    remark: remark && itemWords(item, remark, language),
    handOuts: handOuts.flatMap(({ name, letter, document }) => {
      const title = document?.title ?? letter?.title
      return title === undefined ? [] : [{ name, title, isLetter: document === null }]
    }),
  }
}
