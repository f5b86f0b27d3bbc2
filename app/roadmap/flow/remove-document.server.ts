import type { Member } from '#app/persistence/actor.ts'
import { removeDocument, type StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { findItem } from '../registry.ts'
import { followTask } from './follow-task.server.ts'

/**
 * Removes a document of a task, as `removeDocument` does, with what follows if the task is not done without it.
 * @param id anything
 */
export const removeTaskDocument = (member: Member, id: string): Promise<StoredDocument | 'accepted' | null> =>
  removeDocument(member, id, async (tx, removed) => {
    const item = findItem(removed.documentType)
    if (!item) return
    const { locationIndex } = removed
    await followTask(tx, member, { item, locationIndex, link: null }, { documents: (now) => [...now, removed] })
  })
