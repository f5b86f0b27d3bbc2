import { createHash } from 'node:crypto'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { writeLetter } from '../roadmap/letters/letters.server.ts'
import { findStandIn } from '../roadmap/letters/stand-ins.server.ts'
import { answersOf } from '../roadmap/flow/answer-words.server.ts'
import type { Place } from '../roadmap/flow/route.server.ts'
import { sourcesOf } from '../roadmap/flow/sources.ts'
import { itemWords } from '../roadmap/flow/words.server.ts'
import type { Item } from '../roadmap/rules/item.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'
import { snapshotSchema, type ShownItem, type Snapshot } from './snapshot.ts'

/** Finds the document of the library in the place of a letter; null where the letter itself stands. */
type FindDocument = (item: Item, name: string) => Promise<{ title: string; sha256: string } | null>

/**
 * What a link shows of tasks now: answers in words and letters, without secrets.
 * @param place as seen from the location the link is about
 * @param findDocument for anyone who has read the documents of the library already
 */
export async function takeSnapshot(
  tenant: Tenant,
  place: Place,
  items: readonly Item[],
  language: Language,
  findDocument: FindDocument = (item, name) => findStandIn(tenant, item, name, language),
): Promise<Snapshot> {
  const shown = await Promise.all(items.map((item) => showItem(place, item, language, findDocument)))
  // Words only: how a letter looks is no part of what somebody approves.
  return snapshotSchema.parse({ items: shown })
}

async function showItem(place: Place, item: Item, language: Language, findDocument: FindDocument): Promise<ShownItem> {
  const { pages, letters } = sharesOf(item)
  const sources = sourcesOf(place)
  const stored = sources.fieldsOf(item.key)
  const groups = pages.flatMap((page) => {
    const schema = item.pageFields[page]
    return schema ? answersOf({ item, schema, language, missing: new Map() }, item.read(stored)) : []
  })
  return {
    key: item.key,
    title: itemWords(item, 'title', language),
    groups: groups.map(({ legend, answers }) => ({
      legend,
      answers: answers.map(({ name, label, value }) => ({ name, label, value })),
    })),
    handOuts: await handOutsOf(place, item, letters, language, findDocument),
  }
}

/** What a task hands out under these names now: its letters, or the documents of the library in their place. */
export function handOutsOf(
  place: Place,
  item: Item,
  names: readonly string[],
  language: Language,
  findDocument: FindDocument,
): Promise<ShownItem['handOuts']> {
  return Promise.all(
    names.map(async (name) => {
      const standIn = await findDocument(item, name)
      if (standIn) return { name, letter: null, document: { title: standIn.title, sha256: standIn.sha256 } }
      const letter = item.letters.has(name) ? writeLetter(place, item, name, language) : null
      return { name, letter, document: null }
    }),
  )
}

/**
 * What an approval is bound to: changes with any word or answer that was shown.
 * @returns hexadecimal SHA-256 over the snapshot as JSON, names in the order of the alphabet
 */
export function contentHash(snapshot: Snapshot): string {
  return createHash('sha256').update(JSON.stringify(snapshot, inOrder)).digest('hex')
}

/** PostgreSQL keeps JSON with its names in an order of its own. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
