import type { Tenant } from '#app/persistence/actor.ts'
import { readFormsOfLocations } from '#app/persistence/forms/location-forms.server.ts'
import { gatherFacts } from '../flow/facts.ts'
import { keyDates, type KeyDates } from '../flow/key-dates.ts'
import { isInitialised } from '../flow/locations.ts'
import { cardItems, leavingOut, routeCard, type CardItem, type CardSection } from '../flow/route-card.ts'
import type { Place } from '../flow/route.server.ts'
import { sourcesOf } from '../flow/sources.ts'
import type { Surroundings } from '../flow/surroundings.server.ts'
import { connectionDayItem, findItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { isCompleted } from '../rules/progress.ts'

/** A task that is not done, as moving a date concerns it. */
export type OpenTask = { item: Item; number: string; dueBefore: number; isShared: boolean }

/** What dates of a location are weighed against. */
export type KnownDates = {
  /** As they are stored. */
  dates: KeyDates
  sections: CardSection[]
  /** The tasks that are not done, of the location and of its organisation; without the one that asks for the date. */
  open: OpenTask[]
  /** The other locations of the organisation that have a name. */
  others: { name: string; connectionDay: number | null }[]
}

/**
 * Gathers what dates of a location are weighed against: one query, besides the place and what is around it.
 * @param tenant somebody who may know of all locations of the organisation
 */
export async function knownDates(
  tenant: Tenant,
  place: Place,
  { item, notNeeded }: { item: Item } & Pick<Surroundings, 'notNeeded'>,
): Promise<KnownDates> {
  const sources = sourcesOf(place)
  const factsFor = gatherFacts(sources)
  const sections = leavingOut(routeCard('location', sources, factsFor), notNeeded)
  const toOpen =
    (isShared: boolean) =>
    ({ item: one, number, state, notNeeded: why }: CardItem): OpenTask[] =>
      isCompleted(state) || why !== null || one === item
        ? []
        : [{ item: one, number, dueBefore: one.dueBefore, isShared }]
  return {
    dates: keyDates(sources.fieldsOf),
    sections,
    open: [
      ...cardItems(routeCard('organisation', sources, factsFor)).flatMap(toOpen(true)),
      ...cardItems(sections).flatMap(toOpen(false)),
    ],
    others: await otherLocations(tenant, place),
  }
}

/** The forms in which connection days stand. */
const dateForms = [connectionDayItem.key, findItem('target-date')?.key ?? '']

async function otherLocations(tenant: Tenant, { locations, location }: Place): Promise<KnownDates['others']> {
  const others = locations.filter((one) => isInitialised(one) && one.index !== location?.index)
  if (others.length === 0) return []
  const stored = await readFormsOfLocations(tenant, dateForms)
  return others.map(({ index, name }) => {
    const own = stored.filter(({ locationIndex }) => locationIndex === index)
    const { connectionDay } = keyDates((formType) => own.find((form) => form.formType === formType)?.fields)
    return { name, connectionDay }
  })
}
