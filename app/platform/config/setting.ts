import { z } from 'zod'

/** A setting that may be left out or left empty, which is the same. */
export const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()
