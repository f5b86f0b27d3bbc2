import type { AppLoadContext } from '@remix-run/node'
import type { Contributor } from '#app/persistence/actor.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import type { Letter, Letterhead } from '../roadmap/letters/letter.ts'
import { sheetNow } from '../roadmap/letters/letters.server.ts'
import type { Place } from '../roadmap/flow/route.server.ts'
import { findItem } from '../roadmap/registry.ts'
import type { Item } from '../roadmap/rules/item.ts'
import { placeOfGuest } from './place.server.ts'
import type { ShownItem, Snapshot } from './snapshot.ts'

/** A task as somebody sees it who came by a link, with its letters as they are on paper. */
export type ItemOnPaper = Omit<ShownItem, 'handOuts'> & {
  handOuts: (Omit<ShownItem['handOuts'][number], 'letter'> & { letter: Letter | null })[]
}

type Reader = { contributor: Contributor; language: Language; base: string }

/** Gives the letters of a task, of which only the words were shared, what stands around them on paper now. */
export async function onPaper(shown: ShownItem, place: Place, reader: Reader): Promise<ItemOnPaper> {
  const item = findItem(shown.key)
  const handOuts = shown.handOuts.map(async (handOut) => {
    const { name, letter } = handOut
    return letter && item ? { ...handOut, letter: await letterOnPaper(letter, { item, name }, place, reader) } : handOut
  })
  return { ...shown, handOuts: await Promise.all(handOuts) }
}

/** The same of one letter. */
export async function letterOnPaper(
  letter: Letter,
  { item, name }: { item: Item; name: string },
  place: Place,
  { contributor, language, base }: Reader,
): Promise<Letter> {
  if (!item.letters.has(name)) return letter
  return { ...letter, sheet: await sheetNow(place, contributor, { item, name, language, base }) }
}

/** What stands above the letters of a snapshot, by task and name. */
export async function letterheadsOf(
  guest: Guest,
  context: AppLoadContext,
  { items }: Snapshot,
  base: string,
): Promise<Record<string, Letterhead>> {
  const place = await placeOfGuest(guest, context)
  const { contributor, link } = guest
  const language = isLanguage(link.language) ? link.language : context.language
  const shown = await Promise.all(items.map((item) => onPaper(item, place, { contributor, language, base })))
  return Object.fromEntries(
    shown.flatMap(({ key, handOuts }) =>
      handOuts.flatMap(({ name, letter }) =>
        letter?.sheet?.kind === 'post' ? [[`${key} ${name}`, letter.sheet.head]] : [],
      ),
    ),
  )
}

/** Whether a task hands out a letter with a letterhead, and so with the logo. */
export const hasLetterhead = ({ letters }: Item): boolean =>
  [...letters.values()].some(({ paper }) => paper !== undefined && paper !== 'poster')
