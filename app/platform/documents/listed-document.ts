import type { StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { hasPreview, isReadable } from './readable.ts'

/** A file that was uploaded, as a page shows it. Moments in milliseconds. */
export type ListedFile = {
  id: string
  name: string
  /** Bytes. */
  size: number
  by: string
  at: number
  /** Why, by whom and when it was sent back; null where it was not. */
  returned: { reason: string; by: string; at: number } | null
  isReadable: boolean
  hasPreview: boolean
}

/** How far the check of a document is. */
export type CheckState = 'scanning' | 'infected' | 'waiting' | 'checked' | 'returned'

/** A document as a page shows it. */
export type ListedDocument = ListedFile & {
  state: CheckState
  /** Whom and when it was accepted by; null where it was not. */
  accepted: { by: string; at: number } | null
  /** False for what the provider put there. */
  isOwn: boolean
  /** The versions before it, the latest first. */
  earlier: ListedFile[]
}

/**
 * Documents as a list shows them: without what only the server needs to know, each with the versions before it.
 * @param documents of one place, oldest first
 */
export function listDocuments(documents: readonly StoredDocument[]): ListedDocument[] {
  const current = documents.filter(({ replacedAt }) => replacedAt === null)
  return current.map((document) => ({
    ...toFile(document),
    state: checkState(document),
    accepted:
      document.accepted && document.reviewedAt
        ? { by: document.reviewedByName ?? '', at: document.reviewedAt.getTime() }
        : null,
    isOwn: document.userUploaded,
    earlier: earlierVersions(documents, document).map(toFile),
  }))
}

/** How far the check of a document is. */
export function checkState({ scan, accepted, returnReason }: StoredDocument): CheckState {
  if (scan === 'infected') return 'infected'
  if (accepted) return 'checked'
  if (returnReason !== null) return 'returned'
  return scan === 'waiting' ? 'scanning' : 'waiting'
}

/** What is shown of a file, whatever version it is. */
const toFile = (document: StoredDocument): ListedFile => ({
  id: document.id,
  name: document.name,
  size: document.size,
  by: document.createdByName,
  at: document.createdAt.getTime(),
  returned:
    document.returnReason === null
      ? null
      : {
          reason: document.returnReason,
          by: document.reviewedByName ?? '',
          at: document.reviewedAt?.getTime() ?? document.createdAt.getTime(),
        },
  isReadable: isReadable(document),
  hasPreview: hasPreview(document),
})

/**
 * The versions before a document, the latest first. Where one upload replaced more documents than it brought files, the
 * others belong to its first file: they were replaced at the moment it was uploaded.
 */
export function earlierVersions<Document extends StoredDocument>(
  documents: readonly Document[],
  current: StoredDocument,
): Document[] {
  const before = documents.filter((one) => successorOf([...documents, current], one)?.id === current.id)
  return before.flatMap((one) => [one, ...earlierVersions(documents, one)])
}

/** The document that took the place of another one, where it is among these. */
export function successorOf<Document extends StoredDocument>(
  documents: readonly Document[],
  { id, replacedAt }: StoredDocument,
): Document | undefined {
  if (replacedAt === null) return undefined
  return (
    documents.find(({ replacesId }) => replacesId === id) ??
    documents.find(({ createdAt }) => createdAt.getTime() === replacedAt.getTime())
  )
}
