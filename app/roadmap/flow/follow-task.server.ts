import type { Contributor } from '#app/persistence/actor.ts'
import { noteTaskDone, noteTaskOpen } from '#app/persistence/assignments/assignments-done.server.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { endWithTask, lockTaskLinks, reopenWithTask } from '#app/persistence/links/task-links.server.ts'
import { readTaskRecords, type TaskRecords } from '#app/persistence/organisations/task-records.server.ts'
import { withdrawWithTask } from '#app/persistence/requests/item-requests.server.ts'
import { findItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { isCompleted } from '../rules/progress.ts'
import { linksEndingWith } from '../standing/settling.ts'
import { gatherFacts } from './facts.ts'
import { locationsFormType, locationsIn } from './locations.ts'

/** A task of a place that was changed, and the link by which it was; null where it was by none. */
type ChangedTask = { item: Item; locationIndex: number | null; link: string | null }

/** What the task was made of before. */
type Before = Partial<{ fields: unknown; documents: (now: TaskRecords['documents']) => TaskRecords['documents'] }>

/** What a task was made of before these documents were added. */
export const withoutDocuments = (added: readonly { id: string }[]): Before => ({
  documents: (now) => now.filter(({ id }) => !added.some((one) => one.id === id)),
})

/**
 * Settles what people were asked for a task, in the transaction that made it done: assignments are done, links by which nothing is
 * left to do end, and whether the task applies is asked no more. Lets those links work again if it is not done any more within
 * minutes. The caller holds the lock on what it changed.
 * @param by who changed it
 */
export async function followTask(tx: Queryable, by: Contributor, changed: ChangedTask, before: Before): Promise<void> {
  const { item, locationIndex, link } = changed
  const records = await readTaskRecords(tx, by, locationIndex)
  const isDone = doneIn(records, locationIndex)
  const { fields, documents = (now) => now } = before
  const forms = records.forms.map((form) =>
    form.formType === item.key && 'fields' in before ? { ...form, fields } : form,
  )
  const wasDone = doneIn({ forms, documents: documents(records.documents) }, locationIndex)
  if (isDone(item) === wasDone(item)) return
  const task = { item: item.key, locationIndex }
  if (!isDone(item)) {
    await noteTaskOpen(tx, by, task)
    return reopenWithTask(tx, by, task)
  }
  await noteTaskDone(tx, by, task)
  await withdrawWithTask(tx, by, task)
  const isKeyDone = (key: string) => {
    const other = findItem(key)
    return other !== undefined && other.roadmap === item.roadmap && isDone(other)
  }
  await endWithTask(tx, by, linksEndingWith(item, await lockTaskLinks(tx, by, task), isKeyDone, link))
}

/** Says which tasks of a place are done. */
function doneIn({ forms, documents }: TaskRecords, locationIndex: number | null): (item: Item) => boolean {
  const fields = new Map(forms.map((form) => [form.formType, form.fields]))
  const locationName = locationsIn(fields.get(locationsFormType))[locationIndex ?? -1]?.name ?? ''
  const fieldsOf = (formType: string) => fields.get(formType)
  const factsFor = gatherFacts({ locationIndex, organisationName: '', locationName, fieldsOf, documents })
  return (item) => isCompleted(item.progress(fieldsOf(item.key), factsFor(item)).state)
}
