import { dequal } from 'dequal/lite'
import type { Facts } from '../rules/facts.ts'
import type { Item } from '../rules/item.ts'
import { isCompleted, type Missing, type Progress } from '../rules/progress.ts'
import { hasAnswersPage } from './addresses.ts'

/** What a task has in store, and what its pages may know of other tasks. */
export type Known = { stored: unknown; facts: Facts }

/** How many things a page still needs: what the task's rule misses there, and what the page asks by itself. */
export function gapsOn(item: Item, page: string, missing: readonly Missing[], { stored, facts }: Known): number {
  const here = missing.filter((one) => one.page === page).map(({ path }) => path)
  return new Set([...here, ...Object.keys(item.check(page, stored, facts))]).size
}

/**
 * The page of a task that its reader needs: why we ask, while nothing was begun; the first page on which something is
 * missing; and what was answered, once it is done.
 */
export function entrancePage(item: Item, { state, missing }: Progress, known: Known): string {
  if (state === 'none') return ''
  if (!isCompleted(state)) return item.pages.find((page) => gapsOn(item, page, missing, known) > 0) ?? ''
  if (hasAnswersPage(item)) return 'answers'
  return item.pages.find((page) => asksAnything(item, page)) ?? ''
}

/** Whether a page asks something or takes files; the others only tell or hand out. */
export const asksAnything = (item: Item, page: string): boolean =>
  item.pageFields[page] !== undefined || item.filesOn === page

/** Whether all that a page hands out was downloaded; false for a page that hands out nothing, or does more than that. */
export function isHandedOut(item: Item, page: string, stored: unknown): boolean {
  const values = item.read(stored)
  const here = [...item.letters.values()].filter((letter) => letter.page === page)
  return here.length > 0 && here.every(({ marks }) => marks !== undefined && values[marks] === true)
}

/**
 * Whether anything was answered on a page: a field says something else than before anybody came, or there is a file.
 * @param hasFiles whether files were given for the task
 */
export function isAnswered(item: Item, page: string, stored: unknown, hasFiles: boolean): boolean {
  if (item.filesOn === page && hasFiles) return true
  const [values, initial] = [item.read(stored), item.read(undefined)]
  // How many rows a page shows is no answer: it counts also where they are blank.
  const counts = Object.values(item.rowCounts ?? {})
  return Object.keys(item.pageFields[page]?.shape ?? {}).some(
    (name) => !counts.includes(name) && !dequal(values[name], initial[name]),
  )
}
