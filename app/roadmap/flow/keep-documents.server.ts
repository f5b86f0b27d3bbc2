import { randomUUID } from 'node:crypto'
import { discardFiles, type StoredFile } from '#app/platform/documents/receive.server.ts'
import { scanOfUploads, startScanning } from '#app/platform/documents/scanning.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments, type StoredDocument } from '#app/persistence/documents/documents.server.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import type { Origin } from '#app/persistence/forms/forms.server.ts'
import type { Item } from '../rules/item.ts'
import { followTask, withoutDocuments } from './follow-task.server.ts'
import type { Place } from './route.server.ts'
import { save, type SaveResult } from './save.server.ts'

/** Thrown where documents have no place: the location is not there, or has gone elsewhere since the page was made. */
export class NoPlaceError extends Error {
  readonly reason: Exclude<SaveResult['outcome'], 'saved'>
  constructor(reason: NoPlaceError['reason']) {
    super(reason)
    this.reason = reason
  }
}

type Upload = {
  /** The place the documents belong to, and who brings them. */
  route: Pick<Place, 'location'> & { member: Contributor }
  item: Item
  origin: Origin
  /** Never empty; their bytes are in the store already. */
  files: readonly StoredFile[]
  /** Ids of documents that were sent back, of which these are the new versions; others are passed over. */
  replaces?: readonly string[]
}

/**
 * Writes the rows of files whose bytes are safe, what an upload changes in the item's form, and what follows if the task is done by
 * it, in one transaction.
 * Where that fails, the bytes go again.
 * @returns the new documents, in the order given
 * @throws NoPlaceError
 */
export async function keepDocuments({ route, item, origin, files, replaces }: Upload): Promise<StoredDocument[]> {
  const { member, location } = route
  const documents = files.map((file) => ({ ...file, id: randomUUID(), scan: scanOfUploads() }))
  const ids = documents.map(({ id }) => id)
  const place = { locationIndex: location?.index ?? null, locationId: location?.id ?? null }
  const { afterUpload } = item
  try {
    const added = await database().transaction(async (tx) => {
      if (afterUpload) {
        const change = (fields: unknown) => afterUpload(fields, ids)
        const saved = await save(member, { item, ...place, version: null, origin, change }, tx)
        if (saved.outcome !== 'saved') throw new NoPlaceError(saved.outcome)
      }
      const { locationIndex } = place
      const kept = await addDocuments(member, { documentType: item.key, locationIndex }, documents, replaces, tx)
      await followTask(tx, member, { item, locationIndex, link: origin.link ?? null }, withoutDocuments(kept))
      return kept
    })
    void startScanning()
    return added
  } catch (error) {
    await discardFiles(fileStore(), files)
    throw error
  }
}
