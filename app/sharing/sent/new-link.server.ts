import { randomUUID } from 'node:crypto'
import { dayOf, formatLongDay, inputDay } from '#app/platform/i18n/dates.ts'
import { limitsOf, type Constraints } from '#app/platform/frame/submission.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { missingOfProvider } from '#app/platform/site/provider.ts'
import { sharePurposes, usualDays, type SharePurpose, type ShareRight } from '#app/roadmap/rules/purposes.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import type { ReviewLine } from '#app/roadmap/flow/item-reviews.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { allItems } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { hasSomethingToShow, isToDo, sharesOf } from '#app/roadmap/rules/shares.ts'
import { canMailCode } from '../guest/mail-code.server.ts'
import type { Lack } from '../signing/agreement.server.ts'
import type { SigningSoFar } from '../signing/signing-so-far.server.ts'
import type { LinkValues } from './link-values.ts'
import { linkForm } from './read-link-form.server.ts'
import { personAt } from './recipient.ts'

/** What a page needs to ask for a new link. */
export type NewLink = {
  purpose: SharePurpose
  /** The tasks that can be shown; none where the link shows the documents. */
  items: { key: string; title: string; rights: readonly ShareRight[] }[]
  /** What may be chosen that is allowed with every task. */
  rights: readonly ShareRight[]
  /** What keeps it from letting somebody sign: provider staff did not say who the supplier is, or what it lacks. Null if nothing does. */
  noSigning: { kind: 'provider' } | Lack | null
  /** Whether both sides have signed already what it could let somebody sign. */
  isSigned: boolean
  /** What is said of that, and where it stands; null where they have not. */
  signedBefore: ReviewLine | null
  /** Who else was asked to sign the same, or has. */
  signers: SigningSoFar['signers']
  /** Whether it can let somebody do the task, so that its sender may want to look at it. */
  isToDo: boolean
  /** Whether the portal can mail a code. */
  canMailCode: boolean
  values: LinkValues
  /** Today's usual end, in words. */
  until: string
  formId: string
  constraint: Constraints
  cancel: string
}

/** As what somebody may get a link to a task, the usual one first. */
export const purposesOf = (item: Item): SharePurpose[] =>
  Object.keys(sharesOf(item).to).flatMap((name) => sharePurposes.find((purpose) => purpose === name) ?? [])

/**
 * The tasks that a link for this purpose may show: a reviewer may get several of one roadmap, everybody else the one
 * that they are asked about.
 */
export function itemsFor(item: Item, purpose: SharePurpose): Item[] {
  if (purpose !== 'reviewer') return [item]
  return allItems.flatMap((one) =>
    one.item.roadmap === item.roadmap && hasSomethingToShow(one.item) && sharesOf(one.item).to[purpose]
      ? [one.item]
      : [],
  )
}

/**
 * The form for a link to a task, with whom the task itself names.
 * @param about.lack what the text to sign lacks
 * @param about.soFar who was asked to sign it; null where nothing is signed
 */
export function newLink(
  place: Place,
  item: Item,
  purpose: SharePurpose,
  language: Language,
  { lack, soFar }: { lack: Lack | null; soFar: SigningSoFar | null },
): NewLink {
  const whom = personAt(item.read(sourcesOf(place).fieldsOf(item.key)), sharesOf(item).whom?.[purpose])
  const isToSign = (sharesOf(item).to[purpose] ?? []).includes('sign')
  const why = missingOfProvider(place.provider).length > 0 ? { kind: 'provider' as const } : lack
  const rightsOf = (one: Item) => (sharesOf(one).to[purpose] ?? []).filter((right) => right !== 'sign' || why === null)
  const rights = rightsOf(item)
  return {
    ...emptyForm(language),
    purpose,
    items: itemsFor(item, purpose).map((one) => ({
      key: one.key,
      title: itemTitle(one, language),
      rights: rightsOf(one),
    })),
    rights,
    isSigned: soFar?.isComplete ?? false,
    signedBefore: null,
    signers: soFar?.isComplete ? [] : (soFar?.signers ?? []),
    noSigning: isToSign ? why : null,
    isToDo: rights.some((may) => isToDo({ may, purpose })),
    values: { ...emptyForm(language).values, ...whom, items: [item.key], may: rights[0] ?? '' },
    cancel: pageAddress(item, '', place.location?.index ?? null),
  }
}

/** The form for a link to the documents page. */
export const newDocumentsLink = (language: Language, cancel: string): NewLink => ({
  ...emptyForm(language),
  purpose: 'prospect',
  items: [],
  rights: ['read'],
  noSigning: null,
  isSigned: false,
  signedBefore: null,
  signers: [],
  isToDo: false,
  values: { ...emptyForm(language).values, may: 'read' },
  cancel,
})

function emptyForm(language: Language) {
  const last = dayOf(Date.now()) + usualDays * 86_400_000
  const values: LinkValues = {
    ...{
      items: [],
      may: '',
      reason: '',
      alsoSigns: false,
      name: '',
      email: '',
      language,
      message: '',
      wish: '',
      hasCode: false,
      codeEmail: '',
      noConfirming: false,
    },
    expires: inputDay(last),
  }
  const constraint = limitsOf(linkForm(null))
  return { values, canMailCode: canMailCode(), until: formatLongDay(last, language), formId: randomUUID(), constraint }
}
