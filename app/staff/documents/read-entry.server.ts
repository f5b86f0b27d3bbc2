import { z } from 'zod'
import { clean, cleanLine, typedFields } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import type { LibraryDocument, LibraryEntry } from '#app/persistence/documents/library-columns.ts'
import { libraryCategories } from '#app/platform/library/categories.ts'
import type { EntryErrors, EntryField, EntryValues } from './entry.ts'

const fields = ['title', 'description', 'category', 'language', 'audience', 'slot'] as const satisfies EntryField[]

const entrySchema = z.object({
  title: z.string().overwrite(cleanLine).min(1).max(150),
  description: z.string().overwrite(clean).max(1000),
  category: z.enum(libraryCategories),
  language: z.enum(languages),
  audience: z.enum(['all', 'chosen']),
  slot: z.string(),
})

/** What came of a form: a whole entry, or what is wrong with it by field. */
export type ReadEntry = { values: EntryValues; entry: LibraryEntry | null; errors: EntryErrors }

/**
 * Reads what is said of a document from a form.
 * @param slots the keys of the slots there are
 */
export function readEntry(form: FormData, slots: readonly string[], language: Language): ReadEntry {
  const t = textFor(language, 'staff/documents')
  const values = typedFields(form, fields)
  const { data, error } = entrySchema
    .refine(({ slot }) => slot === '' || slots.includes(slot), { path: ['slot'] })
    .safeParse(values)
  if (data) {
    const { audience, slot, ...said } = data
    return { values, entry: { ...said, isForAll: audience === 'all', slot: slot === '' ? null : slot }, errors: {} }
  }
  const wrong = new Set(error.issues.map(({ path }) => path[0]))
  const errors: EntryErrors = {}
  for (const field of fields) if (wrong.has(field)) errors[field] = t(`errors.${field}`)
  return { values, entry: null, errors }
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
