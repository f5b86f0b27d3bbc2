import { MissingFileError } from '#app/platform/documents/file-store.ts'
import { isReadable } from '#app/platform/documents/readable.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readDocumentsOfPlace, type TakenDocument } from '#app/persistence/organisations/export.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { log } from '#app/platform/log/log.ts'
import type { Archive } from './archive.server.ts'
import { csvLine, csvStart } from '#app/platform/export/csv.ts'
import { folderName } from '#app/platform/export/zip-names.ts'

type Place = {
  member: Member
  locationIndex: number | null
  /** The folder of the place in the archive. */
  folder: string
  pathOf: (folder: string, name: string) => string
  language: Language
}

/**
 * Puts the documents of one place into the archive, in a folder for each item, and a table that tells of each.
 * @returns the names of those that could not be read
 */
export async function addPlaceDocuments(archive: Archive, place: Place): Promise<string[]> {
  const { member, locationIndex, folder, pathOf, language } = place
  const t = textFor(language, 'roadmap/export')
  const documents = await readDocumentsOfPlace(member, locationIndex)
  if (documents.length === 0) return []
  const heads = (['path', 'name', 'item', 'size', 'by', 'at', 'sha256', 'note'] as const).map((head) =>
    t(`documents.${head}`),
  )
  const lines = [csvLine(heads)]
  const missing: string[] = []
  for (const document of documents) {
    const item = findItem(document.documentType)
    const title = item ? itemTitle(item, language) : document.documentType
    const parts = [folder, t('file.folder'), folderName(title), ...(document.replacedAt ? [t('file.earlier')] : [])]
    const isOpen = isReadable(document)
    const path = isOpen ? pathOf(parts.join('/'), document.name) : ''
    const isThere = isOpen && (await addDocument(archive, path, document))
    if (isOpen && !isThere) missing.push(path)
    const { name, size, createdByName, createdAt, sha256 } = document
    const at = formatMoment(createdAt.getTime(), language)
    lines.push(csvLine([isThere ? path : '', name, title, size, createdByName, at, sha256, noteOn(document, isThere)]))
  }
  await archive.add(pathOf(folder, t('file.documents')), csvStart + lines.join(''))
  return missing

  function noteOn({ scan, replacedAt }: TakenDocument, isThere: boolean): string {
    if (scan === 'waiting' || scan === 'infected') return t(`documents.${scan}`)
    if (!isThere) return t('documents.missing')
    return replacedAt ? t('documents.earlier') : ''
  }
}

/** Returns false where its bytes are gone. */
async function addDocument(archive: Archive, path: string, document: TakenDocument): Promise<boolean> {
  try {
    const bytes = await fileStore().read(document.storageKey)
    await archive.add(path, bytes, { modified: document.createdAt, isPacked: true })
    return true
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error
    log.error({ storageKey: document.storageKey }, 'file of a document is gone')
    return false
  }
}
