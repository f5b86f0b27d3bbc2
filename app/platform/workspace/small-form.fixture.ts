import { dequal } from 'dequal/lite'
import type { FieldValues } from './field-values.ts'

/**
 * The fields of a page in small, as browser and React treat them.
 * @param first what the page was made with
 */
export function newForm(first: FieldValues) {
  let rendered = first
  let typed = first
  /** Fields that were written into: they no longer follow what the page shows. */
  const written = new Set<string>()
  const write = (values: FieldValues) => {
    for (const [field, value] of Object.entries(values)) {
      if (dequal(typed[field], value)) continue
      typed = { ...typed, [field]: value }
      written.add(field)
    }
  }
  return {
    read: () => ({ rendered, typed, secrets: [] }),
    write,
    valueOf: (field: string): string | undefined => typed[field]?.[0],
    /** The page shows other values: fields that nobody wrote into follow. */
    show(values: FieldValues): void {
      rendered = values
      const following = Object.entries(values).filter(([field]) => !written.has(field))
      typed = { ...typed, ...Object.fromEntries(following) }
    },
  }
}
