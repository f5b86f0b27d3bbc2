import type { AppLoadContext } from '@remix-run/node'
import { environment } from '#app/platform/config/env.server.ts'
import { listDocuments } from '#app/platform/documents/listed-document.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { itemTitle, itemWords } from '#app/roadmap/flow/words.server.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { isToDo, takesFilesByLink } from '#app/roadmap/rules/shares.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { aboutTask } from '../about-task.server.ts'
import { closingOf } from '../closing.ts'
import { taskOf, type FilledTask } from '../fill/task.server.ts'

/** What the page gets on which somebody brings the files of a task by a link. */
export type FilesData = Awaited<ReturnType<typeof loadFiles>>

/**
 * The task whose files somebody may bring by a link.
 * @throws a 404 response where the link has no such task
 */
export async function taskWithFiles(guest: Guest, request: Request, context: AppLoadContext): Promise<FilledTask> {
  if (!isToDo(guest.link)) throw new Response(null, { status: 404 })
  const task = await taskOf(guest, request, context)
  if (!takesFilesByLink(task.item)) throw new Response(null, { status: 404 })
  return task
}

/** What the page shows that takes the files of a task: what was brought, by whomever, and room for more. */
export async function loadFiles(guest: Guest, request: Request, context: AppLoadContext) {
  const { link } = guest
  const { language } = context
  const { item, items, place, locationIndex } = await taskWithFiles(guest, request, context)
  const page = item.filesOn ?? ''
  const words = (name: 'heading' | 'lead') => itemWords(item, `pages.${page}.${name}`, language)
  return {
    title: itemTitle(item, language),
    heading: words('heading'),
    lead: words('lead'),
    about: await aboutTask(guest, item, place, language),
    documents: listDocuments(filesOf(place, item, locationIndex)).map(({ id, name, state, at, by, returned }) => ({
      ...{ id, name, state, at, by },
      reason: returned?.reason ?? null,
    })),
    megabytes: environment().UPLOAD_MAX_MB,
    /** Says which task, where the link has several. */
    query: items.length > 1 ? `?task=${item.key}` : '',
    /** Whether there is more to fill in, on the page of the link. */
    hasFields: link.may === 'fill',
    isDone: link.outcome === 'uploaded' || link.outcome === 'filled',
    cannot: link.outcome === 'declined' ? (link.outcomeWords ?? '') : null,
    ...closingOf(link),
  }
}

/** The files of a task at its place. */
export const filesOf = ({ documents }: Place, item: Item, locationIndex: number | null) =>
  documents.filter((one) => one.documentType === item.key && one.locationIndex === locationIndex)
