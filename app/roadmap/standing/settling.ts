import type { TaskLink } from '#app/persistence/links/task-links.server.ts'
import type { Item } from '../rules/item.ts'
import { endsWithTask } from '../rules/shares.ts'

/**
 * The links that end because a task became done: those by which nothing is left to do. Who answered keeps their link, and so does who
 * waits for an answer, whose remarks were not dealt with, or who typed what could not be saved. A link of several tasks ends with
 * the last of them.
 * @param isDone whether the task with this key is done at the same place
 * @param own the link by which the task was done just now: its recipient says that they are ready; null where it was by none
 */
export function linksEndingWith(
  item: Item,
  links: readonly TaskLink[],
  isDone: (key: string) => boolean,
  own: string | null,
): string[] {
  const isSignedByLink = links.some(({ outcome }) => outcome === 'signed')
  return links
    .filter(({ id, outcome, isUsable, isUnsettled }) => id !== own && outcome === null && isUsable && !isUnsettled)
    .filter((link) => endsWithTask(link, item, isSignedByLink) && link.items.every(isDone))
    .map(({ id }) => id)
}
