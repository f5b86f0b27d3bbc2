import type { StoredDocument } from '#app/persistence/documents.server.ts'
import type { ListedDocument } from './document-list.tsx'

/** A document as a list shows it: without what only the server needs to know. */
export const listedDocument = (document: StoredDocument): ListedDocument => ({
  id: document.id,
  name: document.name,
  size: document.size,
  by: document.createdByName,
  at: document.createdAt.getTime(),
  isAccepted: document.accepted,
  isOwn: document.userUploaded,
})
