import type { AppLoadContext } from '@remix-run/node'
import { downloadAnswer } from '#app/platform/documents/download.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import type { LibraryDocument } from '#app/persistence/documents/library-columns.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { letterFileAnswer } from '../roadmap/letters/letter-file.server.ts'
import { findStandIn } from '../roadmap/letters/stand-ins.server.ts'
import type { Item } from '../roadmap/rules/item.ts'
import { letterOnPaper } from './letterheads.server.ts'
import { itemsOf, placeOfGuest } from './place.server.ts'
import { isToDo, lettersToDo, sharesOf } from '#app/roadmap/rules/shares.ts'
import { handOutsOf, takeSnapshot } from './snapshot.server.ts'
import { snapshotSchema, type Snapshot } from './snapshot.ts'

/**
 * What a link hands out under a name, as a file: as it was when it was shared, where that was kept, else as it is now.
 * @throws a 404 response where the link shows no such thing
 */
export async function sharedLetterFile(
  request: Request,
  context: AppLoadContext,
  guest: Guest,
  asked: { item: string; name: string },
): Promise<Response> {
  const handOut = await sharedHandOut(guest, context, asked)
  const letter = handOut.found?.letter
  if (!letter) return downloadAnswer(request, fileStore(), await documentIn(guest, handOut))
  const reader = { contributor: guest.contributor, language: handOut.language, base: '' }
  const dressed = await letterOnPaper(
    letter,
    { item: handOut.item, name: asked.name },
    await placeOfGuest(guest, context),
    reader,
  )
  return letterFileAnswer(request, dressed, handOut.language, guest.contributor)
}

/**
 * The document of the library that a link hands out under a name.
 * @throws a 404 response where the link shows no such document
 */
export const sharedDocument = async (
  guest: Guest,
  context: AppLoadContext,
  asked: { item: string; name: string },
): Promise<LibraryDocument> => documentIn(guest, await sharedHandOut(guest, context, asked))

async function sharedHandOut(guest: Guest, context: AppLoadContext, asked: { item: string; name: string }) {
  const item = itemsOf(guest).find(({ key }) => key === asked.item)
  if (!item) throw new Response(null, { status: 404 })
  if (isToDo(guest.link)) return handOutToDo(guest, context, item, asked.name)
  if (!sharesOf(item).letters.includes(asked.name)) throw new Response(null, { status: 404 })
  const { snapshot, language } = await shownBy(guest, context, item)
  const found = snapshot.items.find(({ key }) => key === item.key)?.handOuts.find(({ name }) => name === asked.name)
  return { found, item, language }
}

/** What somebody is handed who does a task by a link: as it is now. */
async function handOutToDo(guest: Guest, context: AppLoadContext, item: Item, name: string) {
  if (!lettersToDo(item).includes(name)) throw new Response(null, { status: 404 })
  const { language } = context
  const place = await placeOfGuest(guest, context)
  const find = (one: Item, letter: string) => findStandIn(guest.contributor, one, letter, language)
  const [found] = await handOutsOf(place, item, [name], language, find)
  return { found, item, language }
}

type SharedHandOut = Awaited<ReturnType<typeof sharedHandOut>>

async function documentIn({ contributor }: Guest, { found, item, language }: SharedHandOut): Promise<LibraryDocument> {
  const standIn = found?.document ? await findStandIn(contributor, item, found.name, language) : null
  // Another document than the one that was shown is not handed out under its name.
  if (!standIn || standIn.sha256 !== found?.document?.sha256) throw new Response(null, { status: 404 })
  return standIn
}

/** What a link shows: as it was when it was shared, where that was kept, else as it is now; and in which language. */
export async function shownBy(
  guest: Guest,
  context: AppLoadContext,
  item: Item,
): Promise<{ snapshot: Snapshot; language: Language }> {
  const { link, contributor } = guest
  const kept = link.snapshot === null ? null : snapshotSchema.parse(link.snapshot)
  if (kept) return { snapshot: kept, language: isLanguage(link.language) ? link.language : context.language }
  const place = await placeOfGuest(guest, context)
  return { snapshot: await takeSnapshot(contributor, place, [item], context.language), language: context.language }
}
