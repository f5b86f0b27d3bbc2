import { z } from 'zod'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { bare, rowSchema, type FieldsSchema } from '../rules/fields.ts'
import { wordsPath } from '../rules/paths.ts'
import type { GoTo } from './go-to.ts'

/**
 * Changes a number of a form by one, where the button was pressed that does so: within what the field takes, and not where
 * something else than a number was typed. Other forms stay as they are.
 * @param form is changed
 */
export function stepCount(form: FormData, schema: FieldsSchema, goTo: GoTo): void {
  const typed = goTo.to === 'count' ? form.get(goTo.name) : null
  const leaf = goTo.to === 'count' ? leafAt(schema, goTo.name) : null
  if (goTo.to !== 'count' || !leaf || typeof typed !== 'string' || !/^\d{0,9}$/.test(trimmed(typed))) return
  const wanted = Number(trimmed(typed)) + goTo.by
  const [issue] = z.safeParse(leaf, wanted).error?.issues ?? []
  if (!issue) form.set(goTo.name, String(wanted))
  else if (issue.code === 'too_small') form.set(goTo.name, String(issue.minimum))
}

/** The schema of a field by its name in a form, `wards[0].name`; null where there is none. */
function leafAt(schema: FieldsSchema, name: string): z.core.$ZodType | null {
  return wordsPath(name)
    .split('.')
    .reduce<z.core.$ZodType | null>((part, key) => {
      const inside = part && (rowSchema(part) ?? bare(part))
      return inside instanceof z.ZodObject && Object.hasOwn(inside.shape, key) ? (inside.shape[key] ?? null) : null
    }, schema)
}
