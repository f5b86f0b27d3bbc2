import { randomUUID } from 'node:crypto'
import { discardFiles, type StoredFile } from '#app/documents/receive.server.ts'
import { fileStore } from '#app/documents/store.server.ts'
import { addDocuments, type StoredDocument } from '#app/persistence/documents.server.ts'
import type { Origin } from '#app/persistence/forms.server.ts'
import type { Item } from '../rules/item.ts'
import type { Route } from './route.server.ts'
import { saveChanges, type SaveResult } from './saving.server.ts'

/** Thrown where documents have no place: the location is not there, or has gone elsewhere since the page was made. */
export class NoPlaceError extends Error {
  readonly reason: Exclude<SaveResult['outcome'], 'saved'>
  constructor(reason: NoPlaceError['reason']) {
    super(reason)
    this.reason = reason
  }
}

type Upload = {
  /** The place the documents belong to. */
  route: Route
  item: Item
  origin: Origin
  /** Never empty; their bytes are in the store already. */
  files: readonly StoredFile[]
}

/**
 * Writes the rows of files whose bytes are safe, and what an upload changes in the item's form. Where that fails, the
 * bytes go again.
 * @returns the new documents, in the order given
 * @throws NoPlaceError
 */
export async function keepDocuments({ route, item, origin, files }: Upload): Promise<StoredDocument[]> {
  const { member, location } = route
  const documents = files.map((file) => ({ ...file, id: randomUUID() }))
  const ids = documents.map(({ id }) => id)
  const place = { locationIndex: location?.index ?? null, locationId: location?.id ?? null }
  const { afterUpload } = item
  try {
    if (afterUpload) {
      const edit = (fields: unknown) => afterUpload(fields, ids)
      const saved = await saveChanges(member, { item, ...place, version: null, origin, edit })
      if (saved.outcome !== 'saved') throw new NoPlaceError(saved.outcome)
    }
    return await addDocuments(member, { documentType: item.key, locationIndex: place.locationIndex }, documents)
  } catch (error) {
    await discardFiles(fileStore(), files)
    throw error
  }
}
