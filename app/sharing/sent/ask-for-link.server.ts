import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { passOnAssignment } from '#app/persistence/assignments/assignment-changes.server.ts'
import type { SentShareLink } from '#app/persistence/links/share-links.server.ts'
import { readSignedForOrganisation } from '#app/persistence/links/signed-links.server.ts'
import { parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { inputDay, parseDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { findAssignable } from '#app/roadmap/assigning/assignable.server.ts'
import { longestNote } from '#app/roadmap/assigning/give.server.ts'
import { readNextLink } from '#app/roadmap/assigning/links-to-make.server.ts'
import type { SharePurpose } from '#app/roadmap/rules/purposes.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { isOpen, readOrganisation, readPlace, type Route } from '#app/roadmap/flow/route.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { isToDo, sharesOf } from '#app/roadmap/rules/shares.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import {
  endRoundBefore,
  readNextToAskAgain,
  readRoundBefore,
  roundOf,
  valuesOfRound,
} from '../review/next-round.server.ts'
import { readLack } from '../signing/agreement.server.ts'
import { readSigningSoFar, roundAfter, type SigningSoFar } from '../signing/signing-so-far.server.ts'
import { signedLine } from '../signing/signed-lines.server.ts'
import { contentHash, takeSnapshot } from '../snapshot.server.ts'
import { newLinkAddress } from '#app/roadmap/flow/addresses.ts'
import { inOtherLanguage } from './in-other-language.server.ts'
import { languageOfLink } from './link-words.server.ts'
import type { LinkValues } from './link-values.ts'
import { makeLink, SentTwiceError } from './make-link.server.ts'
import { handedLink, refusedAs, refusedAsTwice } from './new-link-answers.server.ts'
import type { NewLinkAnswer } from './new-link-page.tsx'
import { newLink, purposesOf } from './new-link.server.ts'
import { linkErrorOf, linkForm, type AskedLink } from './read-link-form.server.ts'

type WantedLink = { route: Route; item: Item; purpose: SharePurpose | null }

/** For whom a link to a task can be, each with the page that asks the rest. */
export type PurposeChoice = { purposes: { purpose: SharePurpose; href: string }[]; cancel: string }

/** @throws a 404 response where the address names no task that can be shared */
async function readWanted({ request, context }: LoaderFunctionArgs): Promise<WantedLink> {
  const query = new URL(request.url).searchParams
  const item = findItem(query.get('item') ?? '')
  if (!item || purposesOf(item).length === 0) throw new Response(null, { status: 404 })
  const location = query.get('location') ?? ''
  const isAtLocation = item.roadmap === 'location'
  if (isAtLocation && !/^\d{1,4}$/.test(location)) throw new Response(null, { status: 404 })
  const route = isAtLocation ? await readPlace(context, Number(location)) : await readOrganisation(context)
  if ((isAtLocation && !route.location) || !isOpen(route)) throw new Response(null, { status: 404 })
  const named = query.get('purpose')
  const purpose = named === null ? onlyPurpose(item) : purposesOf(item).find((one) => one === named)
  if (!purpose && named !== null) throw new Response(null, { status: 404 })
  return { route, item, purpose: purpose ?? null }
}

/** The one purpose that a link to a task can have, where nobody says: to have it done for oneself is another way in. */
function onlyPurpose(item: Item): SharePurpose | undefined {
  const all = purposesOf(item)
  const toShow = all.filter((purpose) => purpose !== 'colleague')
  const [only, ...others] = toShow.length > 0 ? toShow : all
  return others.length === 0 ? only : undefined
}

/** What the page needs that asks for a link to a task. */
export async function loadNewLink(args: LoaderFunctionArgs) {
  const { route, item, purpose } = await readWanted(args)
  const { language } = args.context
  const index = route.location?.index ?? null
  const choice: PurposeChoice = {
    purposes: purposesOf(item).map((one) => ({ purpose: one, href: newLinkAddress(item.key, index, one) })),
    cancel: pageAddress(item, '', index),
  }
  const before = await readRoundBefore(route.member, args.request, { purpose, locationIndex: index })
  const found = purpose && (await formFor(route, item, purpose, language))
  const form = found && formWithout(found, before)
  const signedBefore = form?.isSigned ? await lineOfSigned(route, item, language) : null
  return {
    about: aboutTask(route, item, args),
    choice,
    next:
      (await readNextLink(args.context, new URL(args.request.url).searchParams)) ??
      (await readNextToAskAgain(route.member, args.request, language)),
    asked: form && {
      ...form,
      signedBefore,
      values: { ...form.values, ...(before ? valuesOfRound(before) : await chosen(args)) },
    },
  }
}

async function formFor(route: Route, item: Item, purpose: SharePurpose, language: Language) {
  const isToSign = sharesOf(item).to[purpose]?.includes('sign') === true
  const [lack, soFar] = isToSign
    ? await Promise.all([readLack(route.member, route, item, language), readSigningSoFar(route.member, route, item)])
    : [null, null]
  return { ...newLink(route, item, purpose, language, { lack, soFar }), soFar }
}

/** The form as the page needs it: who is asked again is nobody else. */
function formWithout({ soFar: _, ...form }: Awaited<ReturnType<typeof formFor>>, before: SentShareLink | null) {
  return { ...form, signers: form.signers.filter(({ name }) => name !== before?.recipientName) }
}

/** Whether this signature is needed as well as others: because the sender says so, or because others have signed already. */
const alsoSigns = ({ signers }: SigningSoFar, { may, alsoSigns: isTicked, name }: AskedLink): boolean =>
  may === 'sign' && (isTicked || signers.some((one) => one.hasSigned && one.name !== name))

/** What is said of the task where both sides have signed it, the newest; null where they have not. */
async function lineOfSigned({ member, location, isSigned }: Route, item: Item, language: Language) {
  const all = isSigned ? await readSignedForOrganisation(member, location?.index ?? null) : []
  const found = all.findLast(({ items, counterSignedAt }) => items.includes(item.key) && counterSignedAt !== null)
  return found ? signedLine(found, language) : null
}

/** Whom somebody chose to give the task to, and what goes with it, as the address says; nothing of what it does not say. */
async function chosen({ request, context }: LoaderFunctionArgs): Promise<Partial<LinkValues>> {
  const query = new URL(request.url).searchParams
  const id = query.get('person') ?? ''
  const person = id === '' ? null : (await findAssignable(context, id))?.person
  const wish = parseDay(query.get('wish') ?? '')
  const message = (query.get('note') ?? '').slice(0, longestNote)
  return {
    ...(person && { name: person.name, email: person.email }),
    ...(message !== '' && { message }),
    ...(wish !== null && { wish: inputDay(wish) }),
  }
}

function aboutTask({ location }: Route, item: Item, { context: { language } }: LoaderFunctionArgs): string {
  const t = textFor(language, 'sharing/sent')
  const place = location ? t('about.location', { location: location.name }) : t('about.organisation')
  return `${itemTitle(item, language)} · ${place}`
}

/** Reads the form, and makes the link that it asks for; a redirect where the reader pressed the other language instead. */
export async function askForLink(args: ActionFunctionArgs): Promise<NewLinkAnswer | Response> {
  const { request, context } = args
  const { route, item, purpose } = await readWanted(args)
  const form = await readOwnForm(request, context)
  if (!purpose) throw new Response(null, { status: 404 })
  const { soFar, ...choices } = await formFor(route, item, purpose, context.language)
  const schema = linkForm(choices)
  const inOther = await inOtherLanguage({ request, context, form, schema })
  if (inOther) return inOther
  const submission = parseForm(form, schema, linkErrorOf(context.language))
  if (submission.status !== 'success') return refusedAs(submission.reply())
  const { asked, formId } = submission.value
  const { member, location } = route
  const items = asked.items.flatMap((key) => findItem(key) ?? [])
  const locationIndex = location?.index ?? null
  const before = await readRoundBefore(member, request, { purpose, locationIndex })
  const round = roundOf(before, asked.may)
  const snapshot = asked.may === 'review' ? await takeSnapshot(member, route, items, languageOfLink(asked)) : null
  const maker = {
    ...{ maker: member, organisation: route.organisationName, formId },
    location: location?.name || null,
  }
  const content = {
    ...{ purpose, locationIndex, snapshot, contentHash: snapshot && contentHash(snapshot), ...round },
    ...(soFar && {
      ...roundAfter(soFar, asked.may === 'sign' ? asked.reason : ''),
      alsoSigns: alsoSigns(soFar, asked),
    }),
  }
  const made = await makeLink(request, maker, asked, content, async (tx, nextId) => {
    if (before && round.previousId && !(await endRoundBefore(tx, before, nextId))) throw new SentTwiceError()
    // Who has the link does the task from now on.
    if (isToDo({ may: asked.may, purpose })) await passOnAssignment(tx, member, { item: item.key, locationIndex })
  })
  return made === 'twice' ? refusedAsTwice(submission.reply()) : handedLink(made)
}
