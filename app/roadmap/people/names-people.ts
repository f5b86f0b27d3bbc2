import { z } from 'zod'
import { bare } from '../rules/fields.ts'

const nameFields = ['first_name', 'last_name', 'full_name']

/** Whether anything in these fields names somebody. */
export function namesPeople(part: z.core.$ZodType): boolean {
  const inner = bare(part)
  if (inner instanceof z.ZodArray) return namesPeople(inner.element)
  if (!(inner instanceof z.ZodObject)) return false
  return Object.entries(inner.shape).some(([name, field]) => nameFields.includes(name) || namesPeople(field))
}
