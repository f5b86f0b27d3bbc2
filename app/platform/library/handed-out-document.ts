import type { LibraryDocument } from '#app/persistence/documents/library-columns.ts'
import { libraryCategories, type LibraryCategory } from './categories.ts'
import { fileKind } from './file-kind.ts'

/** A document of the library as its readers see it. */
export type HandedOutDocument = Pick<LibraryDocument, 'id' | 'title' | 'description' | 'language' | 'size'> & {
  /** 'PDF', 'Word'. */
  kind: string
}

/** A document of the library without what only the server needs to know. */
export const handedOutDocument = (document: LibraryDocument): HandedOutDocument => ({
  id: document.id,
  title: document.title,
  description: document.description,
  language: document.language,
  size: document.size,
  kind: fileKind(document.mediaType),
})

/** The documents under one heading. */
export type DocumentsOfCategory = { category: LibraryCategory; documents: HandedOutDocument[] }

/** Documents by category, in the order shown; a category without any is left out. */
export const byCategory = (all: readonly LibraryDocument[]): DocumentsOfCategory[] =>
  libraryCategories.flatMap((category) => {
    const documents = all.filter((document) => document.category === category).map(handedOutDocument)
    return documents.length > 0 ? [{ category, documents }] : []
  })

/** The address at which a document of the library is downloaded. */
export const libraryAddress = (id: string): string => `/documents/library/${id}/download`
