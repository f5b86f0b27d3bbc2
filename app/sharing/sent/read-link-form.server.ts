import { z } from 'zod'
import { isMailAddress } from '#app/platform/config/mail.ts'
import { dayOf, parseDay, parseMoment } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { maxDays, shareRights, type ShareRight } from '#app/roadmap/rules/purposes.ts'
import { linkFields, type LinkErrors, type LinkField, type LinkValues } from './link-values.ts'

const day = 86_400_000

// PostgreSQL takes no NUL and UTF-8 no half characters; a mark that turns the direction round would turn a whole page.
const clean = (value: string) =>
  trimmed(
    value
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replace(/(?!\n)\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ''),
  )

const schema = z.object({
  items: z.array(z.string()),
  may: z.enum(shareRights),
  name: z
    .string()
    .overwrite((value) => clean(value).replace(/\s+/g, ' '))
    .min(1)
    .max(120),
  email: z
    .string()
    .overwrite(clean)
    .refine((value) => value === '' || isMailAddress(value)),
  language: z.enum(languages),
  message: z.string().overwrite(clean).max(2000),
})

/** What somebody decided on. */
export type AskedLink = Omit<z.output<typeof schema>, 'may'> & {
  may: ShareRight
  /** The last moment at which the link works. */
  expiresAt: Date
  hasCode: boolean
}

/** What may be chosen: which tasks, and what may be done with each. */
export type LinkChoices = { items: readonly { key: string; rights: readonly ShareRight[] }[] }

/**
 * Reads the form in which a link is made.
 * @param choices of tasks; none where the link shows no task
 * @returns what was decided, or what is wrong by field; and what was typed, for the page to show again
 */
export function readLinkForm(
  form: FormData,
  choices: LinkChoices | null,
  language: Language,
): { values: LinkValues; asked: AskedLink | null; errors: LinkErrors } {
  const t = textFor(language, 'sharing/sent')
  const values = valuesIn(form)
  const { data, error } = schema.safeParse(values)
  const wrong = new Set<unknown>(error?.issues.map(({ path }) => path[0]))
  const expiresAt = lastMoment(values.expires, Date.now())
  if (!expiresAt) wrong.add('expires')
  for (const field of wronglyChosen(values, choices)) wrong.add(field)
  const errors: LinkErrors = {}
  for (const field of linkFields) if (wrong.has(field)) errors[field] = t(`errors.${field}`, { count: maxDays })
  if (!data || !expiresAt || wrong.size > 0) return { values, asked: null, errors }
  return { values, asked: { ...data, expiresAt, hasCode: values.hasCode }, errors }
}

function wronglyChosen({ items, may }: LinkValues, choices: LinkChoices | null): LinkField[] {
  if (!choices) return [...(items.length > 0 ? ['items' as const] : []), ...(may === 'read' ? [] : ['may' as const])]
  const chosen = choices.items.filter(({ key }) => items.includes(key))
  if (chosen.length === 0 || new Set(items).size !== chosen.length) return ['items']
  return chosen.every(({ rights }) => rights.some((right) => right === may)) ? [] : ['may']
}

/** The end of a day from today on, as a Dutch clock tells it; null where it lies too far or cannot be read. */
function lastMoment(typed: string, now: number): Date | null {
  const date = parseDay(typed)
  const today = dayOf(now)
  if (date === null || date < today || date > today + maxDays * day) return null
  const start = parseMoment(date, '23:59')
  return start === null ? null : new Date(start + 59_999)
}

function valuesIn(form: FormData): LinkValues {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    items: form.getAll('items').flatMap((value) => (typeof value === 'string' ? [value] : [])),
    may: typed('may'),
    name: typed('name'),
    email: typed('email'),
    language: typed('language'),
    message: typed('message'),
    expires: typed('expires'),
    hasCode: form.get('code') === 'on',
  }
}
