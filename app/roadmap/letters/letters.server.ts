import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import type { Tenant } from '#app/persistence/actor.ts'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { handedOutDocument } from '#app/platform/library/handed-out-document.ts'
import { letterAddress } from '../flow/addresses.ts'
import { gatherFacts } from '../flow/facts.ts'
import { readRoute, type Place, type Route } from '../flow/route.server.ts'
import { save, type SaveResult } from '../flow/save.server.ts'
import { sourcesOf } from '../flow/sources.ts'
import { loadInfoPage } from '../flow/info-page-loader.server.ts'
import { pageElsewhere } from '../flow/links-to-other-items.server.ts'
import type { Item } from '../rules/item.ts'
import { inputId } from '../rules/paths.ts'
import type { HandOut } from './hand-out.ts'
import { letterWriter, type Letter, type Place as FilledIn, type Sheet, type Writer } from './letter.ts'
import { withLogo } from './logo.server.ts'
import { sheetFor } from './paper/sheet.server.ts'
import { findStandIn } from './stand-ins.server.ts'

/** What a page that hands out a letter gets to draw itself. */
export type LetterPageData = Awaited<ReturnType<ReturnType<typeof letterLoader>>>

/** What went wrong with a download, in the reader's language. */
export type LetterAnswer = { error: string }

/**
 * The loader of a page on which a letter is read and downloaded.
 * @param page the page's URL segment
 * @param name of the letter on the item's card
 */
export const letterLoader = (item: Item, page: string, name: string) => async (args: LoaderFunctionArgs) => {
  const route = await readRoute(args, item.roadmap)
  return {
    ...(await loadInfoPage(args, item, page)),
    handOut: await handOut(route, item, name, args.context.language),
    locationId: route.location?.id ?? null,
  }
}

/**
 * The action behind the download button: notes that the letter was downloaded, then sends the browser to the file.
 * Answers 303; or the page again with 409 where the location is no longer there.
 */
export const letterAction = (item: Item, name: string) => async (args: ActionFunctionArgs) => {
  const { request, context } = args
  const { member, location } = await readRoute(args, item.roadmap)
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const askedId = form.get('locationId')
  const { marks } = findLetter(item, name)
  const result = await save(member, {
    item,
    locationIndex: location?.index ?? null,
    locationId: typeof askedId === 'string' && askedId !== '' ? askedId : null,
    version: null,
    origin: { way: 'page', path: new URL(request.url).pathname },
    change: (fields) => (marks === undefined ? fields : { ...fields, [marks]: true }),
  })
  if (result.outcome !== 'saved') {
    return data<LetterAnswer>({ error: refusal(result.outcome, context.language) }, { status: 409 })
  }
  const kind = form.get('as') === 'pdf' ? 'pdf' : 'docx'
  return redirect(letterAddress(item, name, location?.index ?? null, kind), 303)
}

/**
 * The letter of this name, written from what is stored now, in the given language.
 * @throws a 404 response where the item has no such letter
 */
export function writeLetter(place: Place, item: Item, name: string, language: Language): Letter {
  const sources = sourcesOf(place)
  const facts = gatherFacts(sources)(item)
  const { write, paper } = findLetter(item, name)
  const addressOf = gapAddress(place)
  const letter = write(sources.fieldsOf(item.key), facts, writerFor(item, language, addressOf))
  return paper ? { ...letter, sheet: sheetFor(paper, facts, { language, day: dayOf(Date.now()), addressOf }) } : letter
}

/**
 * What a letter is on paper now, for somebody who was given its words and can fill in nothing: without links, with the
 * logo at an address of theirs. Undefined where it is text alone.
 * @param base of the addresses of its reader
 */
export async function sheetNow(
  place: Place,
  tenant: Tenant,
  about: { item: Item; name: string; language: Language; base: string },
): Promise<Sheet | undefined> {
  const { item, name, language, base } = about
  const { paper } = findLetter(item, name)
  if (!paper) return undefined
  const sheet = sheetFor(paper, gatherFacts(sourcesOf(place))(item), { language, day: dayOf(Date.now()) })
  return withLogo(sheet, tenant, base)
}

/**
 * What the reader gets under this name: the letter, or the document of the library that stands in for it.
 * @throws a 404 response where the item has no such letter
 */
export async function handOut(route: Route, item: Item, name: string, language: Language): Promise<HandOut> {
  const letter = writeLetter(route, item, name, language)
  const standIn = await findStandIn(route.member, item, name, language)
  if (standIn) return { letter: null, standIn: handedOutDocument(standIn) }
  return { letter: { ...letter, sheet: await withLogo(letter.sheet, route.member) }, standIn: null }
}

/** Where, seen from a place, that is filled in which a letter still has a gap for. */
export const gapAddress =
  ({ location }: Place) =>
  ({ item, page, field }: FilledIn): string =>
    `${pageElsewhere(item, page, location?.index ?? null)}#${inputId(field)}`

/** What is needed to write the letters and messages of an item; their words stand in `letters/` in its folder. */
export function writerFor(item: Item, language: Language, addressOf?: (place: FilledIn) => string): Writer {
  const gap = textFor(language, 'roadmap/letters')('gap')
  // Apart from the item's other words, because no browser needs them.
  return letterWriter(language, anyTextFor(language, `${item.texts}/letters`), gap, addressOf)
}

function findLetter(item: Item, name: string) {
  const letter = item.letters.get(name)
  if (!letter) throw new Response(null, { status: 404 })
  return letter
}

function refusal(outcome: Exclude<SaveResult['outcome'], 'saved'>, language: Language): string {
  const t = textFor(language, 'roadmap/flow')
  if (outcome === 'location-moved') return t('saving.locationMoved')
  return t(outcome === 'no-location' ? 'saving.noLocation' : 'saving.locationInUse')
}
