import { createHash } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import type { Tenant } from '#app/persistence/actor.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { missingOfProvider } from '#app/platform/site/provider.ts'
import type { SharePurpose } from '#app/roadmap/rules/purposes.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { isMissing, readAnnexes, type Annex } from '#app/roadmap/letters/annexes.server.ts'
import { hasGaps } from '#app/roadmap/letters/letter.ts'
import { findStandIn } from '#app/roadmap/letters/stand-ins.server.ts'
import { plainText } from '#app/roadmap/letters/plain-text.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'
import { isSentBack } from '#app/roadmap/rules/progress.ts'
import { shownBy } from '../letter-file.server.ts'
import { itemsOf, placeOfGuest } from '../place.server.ts'
import { handOutsOf } from '../snapshot.server.ts'
import type { ShownItem } from '../snapshot.ts'

/** What an agreement lacks: something in its text is still to be filled in, or an annex is not there, by the names of those. */
export type Lack = { kind: 'gaps' } | { kind: 'annexes'; names: string[] }

/** What is signed: the words themselves, or the name and hash of the document that stands in their place. */
export type Agreement = {
  item: Item
  shown: ShownItem
  /** Null where the task belongs to the organisation as a whole. */
  location: { index: number; id: string } | null
  organisation: string
  language: Language
  title: string
  /** Everything that is signed as plain text; null where nothing is handed out. */
  text: string | null
  /** Hexadecimal SHA-256 over the text as UTF-8; '' where there is none. */
  hash: string
  /** False where provider staff did not say who the supplier is: nothing can be signed in the portal then. */
  canSign: boolean
  /** The annexes that belong to it, also those that are not there yet. */
  annexes: Annex[]
  /** What keeps everybody from signing it until it is mended; null if nothing does. */
  lacks: Lack | null
  /** Ids of documents of the task that were sent back: a new one takes their place. */
  sentBack: string[]
}

/**
 * The agreement that a link lets sign: as it was when it was shared, where that was kept, else as it is now.
 * @throws a 404 response where the link has no such task
 */
export async function agreementOf(guest: Guest, context: AppLoadContext): Promise<Agreement> {
  const [item] = itemsOf(guest)
  if (!item) throw new Response(null, { status: 404 })
  const [place, { snapshot, language }] = await Promise.all([
    placeOfGuest(guest, context),
    shownBy(guest, context, item),
  ])
  const annexes = await readAnnexes(guest.contributor, item, language)
  const shown = snapshot.items.find(({ key }) => key === item.key)
  const location = item.roadmap === 'location' ? place.location : null
  if (!shown || (item.roadmap === 'location' && !location)) throw new Response(null, { status: 404 })
  const organisation = guest.link.organisationName
  const text = signedText(shown, { organisation, language, againReason: guest.link.againReason })
  const index = location?.index ?? null
  const own = place.documents.filter((one) => one.documentType === item.key && one.locationIndex === index)
  return {
    item,
    shown,
    location: location && { index: location.index, id: location.id },
    organisation,
    language,
    title: titleOf(shown),
    text,
    hash: text === null ? '' : sha256(text),
    canSign: missingOfProvider(place.provider).length === 0,
    annexes,
    lacks: lackOf(shown.handOuts, annexes),
    sentBack: own.filter(isSentBack).map(({ id }) => id),
  }
}

/** What the agreement of a task lacks now; null if somebody can sign it. */
export async function readLack(tenant: Tenant, place: Place, item: Item, language: Language): Promise<Lack | null> {
  const find = (one: Item, name: string) => findStandIn(tenant, one, name, language)
  const [handOuts, annexes] = await Promise.all([
    handOutsOf(place, item, sharesOf(item).letters, language, find),
    readAnnexes(tenant, item, language),
  ])
  return lackOf(handOuts, annexes)
}

/** A document in the place of a letter has no gaps. */
function lackOf(handOuts: ShownItem['handOuts'], annexes: readonly Annex[]): Lack | null {
  if (handOuts.some(({ letter }) => letter !== null && hasGaps(letter))) return { kind: 'gaps' }
  const names = annexes.filter(isMissing).map(({ title }) => title)
  return names.length === 0 ? null : { kind: 'annexes', names }
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

function titleOf({ handOuts, title }: ShownItem): string {
  const [first] = handOuts
  return first?.document?.title ?? first?.letter?.title ?? title
}

type SignedWords = { organisation: string; language: Language; againReason: string | null }

/** Why it is signed again belongs to it, or two agreements of the same words would be one. */
function signedText({ handOuts }: ShownItem, { organisation, language, againReason }: SignedWords): string | null {
  const t = textFor(language, 'sharing/signing')
  const parts = handOuts.flatMap(({ letter, document }) => {
    if (document) {
      const { title, sha256: hash } = document
      return [[title, organisation, '', t('text.document', { title }), t('text.documentHash', { hash })].join('\n')]
    }
    return letter ? [[letter.title, organisation, '', plainText(letter)].join('\n')] : []
  })
  const again = againReason === null ? [] : [t('text.again', { reason: againReason })]
  return parts.length === 0 ? null : `${[...parts, ...again].join('\n\n')}\n`
}

/** As what somebody signs. */
export const roleOf = (purpose: SharePurpose): 'signer' | 'dpo' => (purpose === 'dpo' ? 'dpo' : 'signer')

/** The sentence that somebody of the organisation agrees to, with their name in it. */
export const statementOf = ({ title, organisation, language }: Agreement, role: 'signer' | 'dpo', name: string) =>
  textFor(language, 'sharing/signing')(`statement.${role}`, { name, title, organisation })
