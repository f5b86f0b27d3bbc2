import type { Tenant } from '#app/persistence/actor.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import {
  listAgreementLinks,
  listPlacesWithAnswers,
  type AgreementLink,
} from '#app/persistence/links/agreement-links.server.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { addWebhookEvents } from '#app/persistence/programs/webhook-events.server.ts'
import { textVersion } from '../letters/text-version.server.ts'
import { findItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { answersThatLapse } from '../rules/signing-order.ts'
import { askAgainAddress, type AnswerToAskAgain } from './addresses.ts'
import { lapseField } from './lapse-field.ts'
import { locationsFormType, locationsIn } from './locations.ts'
import { textOf } from './page-form.server.ts'
import type { Place } from './route.server.ts'
import type { FormAfter } from './save.server.ts'
import { sourcesOf } from './sources.ts'
import { itemTitle } from './words.server.ts'

/** An answer to an agreement that no longer counts once what a page sent is saved. */
export type LapsingAnswer = AnswerToAskAgain & {
  /** Who gave it. */
  name: string
  isSigned: boolean
  /** The task whose text they answered about. */
  task: string
  /** The name of the location; null of the organisation as a whole. */
  location: string | null
}

/** What would be different of an organisation: forms, of which the last counts if one is there twice, or its name. */
export type After = { forms: readonly FormAfter[]; organisationName?: string }

/**
 * The answers to agreements that lapse once something of the organisation changes: those to a text of the same place, and to one
 * of any place if it is a form of the organisation's own, or its name.
 * @param placeAt reads the organisation as it is, as seen from one of its locations or as a whole
 */
export async function findLapsingAnswers(
  tenant: Tenant,
  placeAt: (locationIndex: number | null) => Promise<Place>,
  after: After,
  language: Language,
): Promise<LapsingAnswer[]> {
  const indexes = [...new Set(after.forms.map(({ locationIndex }) => locationIndex))]
  const isOfAll = after.organisationName !== undefined || indexes.includes(null)
  const places = isOfAll ? await listPlacesWithAnswers(tenant) : indexes
  const found: LapsingAnswer[] = []
  // One after the other: a save of the organisation's form may be about many places, and others need the database too.
  for (const index of places) {
    const [place, all] = await Promise.all([placeAt(index), listAgreementLinks(tenant, index)])
    const links = all.filter(({ revokedAt }) => revokedAt === null)
    const items = [...new Set(links.flatMap((link) => link.items))].flatMap((key) => findItem(key) ?? [])
    for (const about of items) {
      const [before, then] = await Promise.all([
        textVersion(tenant, sourcesOf(place), about),
        textVersion(tenant, sourcesAfter(place, after), about),
      ])
      const ofTask = links.filter((link) => link.items.includes(about.key))
      found.push(...answersThatLapse(ofTask, before, then).map((link) => lapsing(link, about, place, language)))
    }
  }
  return found
}

function sourcesAfter(place: Place, { forms, organisationName }: After) {
  const now = sourcesOf(place)
  const here = forms.filter(({ locationIndex }) => locationIndex === null || locationIndex === place.location?.index)
  const changed = new Map(here.map(({ item, fields }) => [item.key, fields]))
  // Where rows go, others move up: a location is known by the id of its row.
  const location = locationsIn(changed.get(locationsFormType)).find(({ id }) => id === place.location?.id)
  return {
    ...now,
    organisationName: organisationName ?? now.organisationName,
    locationName: location?.name ?? now.locationName,
    fieldsOf: (formType: string) => changed.get(formType) ?? now.fieldsOf(formType),
  }
}

const lapsing = (link: AgreementLink, item: Item, { location }: Place, language: Language): LapsingAnswer => ({
  ...{ id: link.id, name: link.name, isSigned: link.purpose === 'signer', purpose: link.purpose },
  ...{ itemKey: item.key, locationIndex: location?.index ?? null },
  task: itemTitle(item, language),
  location: location?.name ?? null,
})

/** Tells programs of the agreements whose text changed after an answer, in the transaction in which it does. */
export async function noteChangedTexts(
  tx: Queryable,
  { organisationId }: Tenant,
  lapsing: readonly LapsingAnswer[],
): Promise<void> {
  const reported = new Set<string>()
  for (const { itemKey: item, locationIndex } of lapsing) {
    const text = `${item} ${locationIndex}`
    if (reported.has(text)) continue
    reported.add(text)
    await addWebhookEvents(tx, { type: 'envelope-changed', organisationId, locationIndex, item, subjects: [null] })
  }
}

/** Whether the sender of a form agrees to let all of these answers lapse. */
export function isAgreedTo(form: FormData, lapsing: readonly LapsingAnswer[]): boolean {
  const agreed = lapseIn(form)?.ids ?? []
  return lapsing.every(({ id }) => agreed.includes(id))
}

/** The page that asks those again whose answers lapsed, if the sender of the form wants that; null if not. */
export function askAgainAfter(form: FormData, [first, ...others]: readonly LapsingAnswer[]): string | null {
  if (!first || lapseIn(form)?.does !== 'ask') return null
  return askAgainAddress(
    first,
    others.map(({ id }) => id),
  )
}

function lapseIn(form: FormData): { does: string; ids: string[] } | null {
  const [, does = '', ids = ''] = /^(ask|only):([\w,-]+)$/.exec(textOf(form, lapseField) ?? '') ?? []
  return does === '' ? null : { does, ids: ids.split(',') }
}
