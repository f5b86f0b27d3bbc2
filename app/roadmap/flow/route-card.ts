import { roadmaps } from '../registry.ts'
import type { Item, RoadmapName } from '../rules/item.ts'
import { dueDay } from '../rules/planning/due-dates.ts'
import { isCompleted, type Missing, type State } from '../rules/progress.ts'
import { numberedItems, type NumberedItem } from '../rules/roadmap.ts'
import { gatherFacts, type Sources } from './facts.ts'

/** An item as the route card shows it. */
export type CardItem = NumberedItem & {
  state: State
  missing: Missing[]
  /** Why the place has nothing to do here, a key of the item's `notNeeded` or `agreed`; null where it has. It changes no state. */
  notNeeded: string | null
  /** The item that has to be done before this one makes sense, while it is not. */
  waitingFor: Item | null
  /** Calendar date by which it should be done; null where no connection day or target date is known, or it is done. */
  dueOn: number | null
}

export type CardSection = { number: number; key: string; categories: CardCategory[] }
export type CardCategory = { number: string; key: string; completed: number; total: number; items: CardItem[] }

const numbered = { organisation: numberedItems(roadmaps.organisation), location: numberedItems(roadmaps.location) }

/**
 * A roadmap with the state of everything in it, computed from what was filled in.
 * @param factsFor the facts of the same sources, where they have been gathered already
 */
export function routeCard(name: RoadmapName, sources: Sources, factsFor = gatherFacts(sources)): CardSection[] {
  const states = new Map(
    numbered[name].map(({ item }) => [item.key, item.progress(sources.fieldsOf(item.key), factsFor(item))]),
  )
  const toCardItem = (numberedItem: NumberedItem): CardItem => {
    const { item } = numberedItem
    const { state, missing } = states.get(item.key) ?? { state: 'none', missing: [] }
    const notNeeded = isCompleted(state) ? null : item.notNeeded(sources.fieldsOf(item.key), factsFor(item))
    const { connectionDate, targetDate } = factsFor(item)
    const day = connectionDate ?? targetDate
    return {
      ...numberedItem,
      state,
      missing: notNeeded === null ? missing : [],
      notNeeded,
      waitingFor: isCompleted(state) ? null : waitingFor(item, name, states),
      dueOn: day === null || isCompleted(state) ? null : dueDay(item, day),
    }
  }
  const items = numbered[name].map(toCardItem)
  return roadmaps[name].map((section, s) => ({
    number: s + 1,
    key: section.key,
    categories: section.categories.map((category, c) => {
      const own = items.filter((item) => item.section === section.key && item.category === category.key)
      const completed = own.filter(({ state }) => isCompleted(state)).length
      return { number: `${s + 1}.${c + 1}`, key: category.key, completed, total: own.length, items: own }
    }),
  }))
}

function waitingFor(item: Item, name: RoadmapName, states: ReadonlyMap<string, { state: State }>): Item | null {
  const needed = numbered[name].find((other) => other.item.key === item.dependsOn)?.item
  return needed && !isCompleted(states.get(needed.key)?.state ?? 'none') ? needed : null
}

/**
 * The same where provider staff agreed that tasks are not needed: those count nowhere, are due on no day and miss nothing. One that is
 * done all the same counts.
 * @param keys of those tasks
 */
export function leavingOut(sections: readonly CardSection[], keys: ReadonlySet<string>): CardSection[] {
  if (keys.size === 0) return [...sections]
  const leftOut = (one: CardItem): CardItem =>
    keys.has(one.item.key) && !isCompleted(one.state)
      ? { ...one, notNeeded: agreed, missing: [], waitingFor: null, dueOn: null }
      : one
  return sections.map((section) => ({
    ...section,
    categories: section.categories.map((category) => {
      const items = category.items.map(leftOut)
      return { ...category, items, total: items.filter(({ notNeeded }) => notNeeded !== agreed).length }
    }),
  }))
}

/** Why a task is not needed, where provider staff agreed to that. */
export const agreed = 'agreed'

/** How many items are completed, of how many. */
export function countCompleted(sections: readonly CardSection[]): { completed: number; total: number } {
  const categories = sections.flatMap((section) => section.categories)
  return {
    completed: categories.reduce((sum, category) => sum + category.completed, 0),
    total: categories.reduce((sum, category) => sum + category.total, 0),
  }
}

/** All items of a route card, in order. */
export const cardItems = (sections: readonly CardSection[]): CardItem[] =>
  sections.flatMap((section) => section.categories.flatMap((category) => category.items))
