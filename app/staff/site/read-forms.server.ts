import { z } from 'zod'
import { dayOf, inputDay, inputTime, parseDay } from '#app/platform/i18n/dates.ts'
import { parseMoment } from '#app/platform/i18n/moments.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { clean, cleanLine } from '#app/platform/frame/typed-text.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { readProvider } from '#app/platform/site/provider.ts'
import { helpSections, readBanner, readRetention, readVideo, retentionKeys } from '#app/platform/site/settings.ts'
import { helpFields, type FieldName, type SettingForm, type TypedValues } from './forms.ts'

const line = (most: number) => z.string().overwrite(cleanLine).min(1).max(most)
const words = (most: number) => z.string().overwrite(clean).min(1).max(most)

/** A question of the help page. */
export const helpForm = z.object({
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

const optionalWords = z.string().overwrite(clean).max(500).default('')
const typedMoment = z.string().overwrite(trimmed).default('')
/** A day and a time as they are typed; without a day there is no moment. */
function momentIn(day: string, time: string): number | null | 'Day' | 'Time' {
  if (day === '' && time === '') return null
  const date = parseDay(day)
  return date === null ? 'Day' : (parseMoment(date, time === '' ? '0.00' : time) ?? 'Time')
}

const bannerForm = z
  .object({
    ...{ textNl: optionalWords, textEn: optionalWords, kind: z.enum(['info', 'warning']) },
    ...{ fromDay: typedMoment, fromTime: typedMoment, untilDay: typedMoment, untilTime: typedMoment },
  })
  .transform(({ textNl, textEn, kind, fromDay, fromTime, untilDay, untilTime }, context) => {
    const wrong = (name: FieldName) => context.addIssue({ code: 'custom', path: [name] })
    if (textNl === '' && textEn !== '') wrong('textNl')
    if (textEn === '' && textNl !== '') wrong('textEn')
    const [from, until] = [momentIn(fromDay, fromTime), momentIn(untilDay, untilTime)]
    if (typeof from === 'string') wrong(`from${from}`)
    if (typeof until === 'string') wrong(`until${until}`)
    if (typeof from === 'number' && typeof until === 'number' && until <= from) wrong('untilDay')
    return { textNl, textEn, kind, from, until }
  })

const videoForm = z.object({
  address: z
    .string()
    .overwrite(trimmed)
    .max(500)
    .refine((address) => address === '' || isHttps(address))
    .default(''),
})

const shortLine = z.string().overwrite(cleanLine).max(200)
const optionalLine = shortLine.default('')
const providerForm = z
  .object({
    ...{ providerName: optionalLine, providerAddress: optionalLine, providerCity: optionalLine },
    ...{ providerSigner: optionalLine, providerSignerRole: optionalLine },
    providerKvk: shortLine
      .overwrite((typed) => typed.replace(/[\s.]/g, ''))
      .regex(/^(\d{8})?$/)
      .default(''),
    providerZipcode: shortLine.regex(/^([1-9]\d{3} ?[A-Za-z]{2})?$/).default(''),
  })
  .transform((typed) => ({
    ...{ name: typed.providerName, kvk: typed.providerKvk, address: typed.providerAddress },
    ...{ zipcode: typed.providerZipcode, city: typed.providerCity },
    ...{ signer: typed.providerSigner, signerRole: typed.providerSignerRole },
  }))

const days = z
  .string()
  .overwrite(trimmed)
  .regex(/^\d{0,4}$/)
  .default('')
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .refine((count) => count === null || (count >= 1 && count <= 3650))
const retentionForm = z.object(Object.fromEntries(retentionKeys.map((name) => [name, days])))

/** The forms of the settings. */
export const settingSchemas: Record<SettingForm, z.ZodType<Record<string, unknown>>> = {
  banner: bannerForm,
  'welcome-video': videoForm,
  provider: providerForm,
  retention: retentionForm,
}

function isHttps(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** What is said of a field that is wrong, of a question or of a setting. */
export function siteErrorOf(language: Language, name?: SettingForm): ErrorOf {
  const t = anyTextFor(language, 'staff/site')
  return (field) => t(name === 'retention' ? 'errors.days' : `errors.${field}`)
}

/** What is stored of a setting as its form shows it. */
export function settingInForm(name: SettingForm, stored: unknown): TypedValues {
  if (name === 'welcome-video') return { address: readVideo(stored) }
  if (name === 'provider') {
    const { kvk, address, zipcode, city, signer, signerRole, name: providerName } = readProvider(stored)
    const company = { providerName, providerKvk: kvk, providerAddress: address }
    const place = { providerZipcode: zipcode, providerCity: city }
    return { ...company, ...place, providerSigner: signer, providerSignerRole: signerRole }
  }
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
