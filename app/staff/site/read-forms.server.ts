import { z } from 'zod'
import { dayOf, inputDay, inputTime, parseDay, parseMoment } from '#app/platform/i18n/dates.ts'
import { clean, cleanLine, typedFields } from '#app/platform/frame/typed-text.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import type { HelpEntry } from '#app/persistence/staff/help-entries.server.ts'
import { helpSections, readBanner, readRetention, readVideo, retentionKeys } from '#app/platform/site/settings.ts'
import { helpFields, settingFields, type SettingForm, type TypedValues } from './forms.ts'

/** What was typed, and what came of it: something to be stored, or what is wrong by field. */
export type ReadForm<Value> = { values: TypedValues; value: Value | null; errors: TypedValues }

const line = (most: number) => z.string().overwrite(cleanLine).min(1).max(most)
const words = (most: number) => z.string().overwrite(clean).min(1).max(most)
const helpSchema = z.object({
  section: z.enum(helpSections),
  position: z
    .string()
    .regex(/^\s*\d{1,4}\s*$/)
    .transform(Number),
  questionNl: line(200),
  answerNl: words(4000),
  questionEn: line(200),
  answerEn: words(4000),
})

/** The version that a form was made with, as it was sent; '' where none was. */
export function versionIn(form: FormData): string {
  const version = form.get('version')
  return typeof version === 'string' ? version : ''
}

/** Reads a question of the help page. */
export function readHelpForm(form: FormData, language: Language): ReadForm<HelpEntry> {
  const values = typedFields(
    form,
    helpFields.map(({ name }) => name),
  )
  const { data, error } = helpSchema.safeParse(values)
  return { values, value: data ?? null, errors: errorsIn(error, language) }
}

const optionalWords = z.string().overwrite(clean).max(500)
/** A day and a time as they are typed; without a day there is no moment. */
function momentIn(values: TypedValues, name: 'from' | 'until', context: z.RefinementCtx): number | null {
  const [day = '', time = ''] = [values[`${name}Day`], values[`${name}Time`]].map((typed = '') => trimmed(typed))
  if (day === '' && time === '') return null
  const date = parseDay(day)
  const moment = date === null ? null : parseMoment(date, time === '' ? '0.00' : time)
  if (date === null) context.addIssue({ code: 'custom', path: [`${name}Day`] })
  else if (moment === null) context.addIssue({ code: 'custom', path: [`${name}Time`] })
  return moment
}

const settingSchemas = {
  banner: z
    .object({ textNl: optionalWords, textEn: optionalWords, kind: z.enum(['info', 'warning']) })
    .loose()
    .transform(({ textNl, textEn, kind, ...rest }, context) => {
      if (textNl === '' && textEn !== '') context.addIssue({ code: 'custom', path: ['textNl'] })
      if (textEn === '' && textNl !== '') context.addIssue({ code: 'custom', path: ['textEn'] })
      const typed = z.record(z.string(), z.string()).parse(rest)
      const [from, until] = [momentIn(typed, 'from', context), momentIn(typed, 'until', context)]
      if (from !== null && until !== null && until <= from) context.addIssue({ code: 'custom', path: ['untilDay'] })
      return { textNl, textEn, kind, from, until }
    }),
  'welcome-video': z.object({
    address: z
      .string()
      .overwrite(trimmed)
      .max(500)
      .refine((address) => address === '' || isHttps(address)),
  }),
  retention: z.record(
    z.enum(retentionKeys),
    z
      .string()
      .overwrite(trimmed)
      .regex(/^\d{0,4}$/)
      .transform((typed) => (typed === '' ? null : Number(typed)))
      .refine((days) => days === null || (days >= 1 && days <= 3650)),
  ),
} satisfies Record<SettingForm, z.ZodType>

/** Reads one of the settings. */
export function readSettingForm(
  name: SettingForm,
  form: FormData,
  language: Language,
): ReadForm<Record<string, unknown>> {
  const values = typedFields(
    form,
    settingFields[name].map((field) => field.name),
  )
  const { data, error } = settingSchemas[name].safeParse(values)
  return { values, value: data ?? null, errors: errorsIn(error, language, name === 'retention') }
}

function isHttps(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

function errorsIn(error: z.ZodError | undefined, language: Language, areDays = false): TypedValues {
  const t = anyTextFor(language, 'staff/site')
  const wrong = [...new Set(error?.issues.map(({ path }) => String(path[0])))]
  return Object.fromEntries(wrong.map((name) => [name, t(areDays ? 'errors.days' : `errors.${name}`)]))
}

/** What is stored of a setting as its form shows it. */
export function settingInForm(name: SettingForm, stored: unknown): TypedValues {
  if (name === 'welcome-video') return { address: readVideo(stored) }
  if (name === 'retention') {
    return Object.fromEntries(Object.entries(readRetention(stored)).map(([key, days]) => [key, String(days ?? '')]))
  }
  const { textNl = '', textEn = '', kind = 'info', from = null, until = null } = readBanner(stored) ?? {}
  const [first, last] = [momentInForm('from', from), momentInForm('until', until)]
  return { textNl, textEn, kind, ...first, ...last }
}

const momentInForm = (name: 'from' | 'until', moment: number | null): TypedValues => ({
  [`${name}Day`]: moment === null ? '' : inputDay(dayOf(moment)),
  [`${name}Time`]: moment === null ? '' : inputTime(moment),
})

const storedHelp = z.record(z.string(), z.union([z.string(), z.number(), z.unknown().transform(() => '')]))

/** What is stored of a question as its form shows it. */
export function helpInForm(stored: unknown): TypedValues {
  const known = storedHelp.safeParse(stored).data ?? {}
  return Object.fromEntries(helpFields.map(({ name }) => [name, String(known[name] ?? '')]))
}
