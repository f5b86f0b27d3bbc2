import { z } from 'zod'

/** A setting that may be left out or left empty, which is the same. */
export const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()

/** The same, in a form that is told where it is another one. */
export const optionalForm = (form: RegExp, says: string) => optional.pipe(z.string().regex(form, says).optional())

/** An address of mail as a link, or a page. */
export const optionalContact = optionalForm(
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
  'has to look like mailto:security@example.org or https://example.org/security',
)
