import { libraryDocuments } from '#drizzle/schema/library.ts'

/** A document of the library; its bytes are in the file store. */
export type LibraryDocument = {
  id: string
  category: 'general' | 'added-value' | 'study' | 'ict'
  /** The code of the language it is written in. */
  language: string
  title: string
  description: string
  /** False where it is only for the organisations it was chosen for. */
  isForAll: boolean
  /** Which download of a task it stands in for; null where there is none. */
  slot: string | null
  name: string
  mediaType: string
  /** Bytes. */
  size: number
  sha256: string
  storageKey: string
  createdAt: Date
  createdByName: string
}

/** What provider staff say of a document. */
export type LibraryEntry = Pick<
  LibraryDocument,
  'category' | 'language' | 'title' | 'description' | 'isForAll' | 'slot'
>

/** What a page shows of a document, to find out whether somebody else changed that since. */
export const fingerprintOf = ({ category, language, title, description, isForAll, slot }: LibraryEntry): string =>
  JSON.stringify([category, language, title, description, isForAll, slot])

/** What a query gives for a `LibraryDocument`. */
export const libraryColumns = {
  id: libraryDocuments.id,
  category: libraryDocuments.category,
  language: libraryDocuments.language,
  title: libraryDocuments.title,
  description: libraryDocuments.description,
  isForAll: libraryDocuments.isForAll,
  slot: libraryDocuments.slot,
  name: libraryDocuments.name,
  mediaType: libraryDocuments.mediaType,
  size: libraryDocuments.size,
  sha256: libraryDocuments.sha256,
  storageKey: libraryDocuments.storageKey,
  createdAt: libraryDocuments.createdAt,
  createdByName: libraryDocuments.createdByName,
}

/** What the id of a row looks like: PostgreSQL refuses to compare anything else with one. */
export const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
