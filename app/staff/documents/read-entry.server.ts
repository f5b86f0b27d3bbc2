import { z } from 'zod'
import { formId } from '#app/platform/frame/form-id.server.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { clean, cleanLine } from '#app/platform/frame/typed-text.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import type { LibraryDocument, LibraryEntry } from '#app/persistence/documents/library-columns.ts'
import { libraryCategories } from '#app/platform/library/categories.ts'
import { slotOptions } from '#app/roadmap/letters/slots.server.ts'
import type { EntryValues } from './entry.ts'

const slots = new Set(slotOptions('nl').map(({ value }) => value))

/** What is said of a document of the library, and what the page carried: an id of a new one, or what it showed. */
export const entryForm = z
  .object({
    title: z.string().overwrite(cleanLine).min(1).max(150),
    description: z.string().overwrite(clean).max(1000).default(''),
    category: z.enum(libraryCategories),
    language: z.enum(languages),
    audience: z.enum(['all', 'chosen']),
    slot: z
      .string()
      .refine((slot) => slots.has(slot))
      .nullable()
      .default(null),
    formId,
    shown: z.string().default(''),
  })
  .transform(({ audience, formId: id, shown, ...said }) => {
    const entry: LibraryEntry = { ...said, isForAll: audience === 'all' }
    return { entry, formId: id, shown }
  })

/** What is said of a field that is wrong. */
export function entryErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/documents')
  return (field) => t(`errors.${field}`)
}

/** What is stored of a document as its form shows it. */
export const entryInForm = (document: LibraryDocument): EntryValues => ({
  title: document.title,
  description: document.description,
  category: document.category,
  language: document.language,
  audience: document.isForAll ? 'all' : 'chosen',
  slot: document.slot ?? '',
})
