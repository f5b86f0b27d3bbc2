import type { SubmissionResult } from '@conform-to/dom'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import type { MailPreferences } from '#app/persistence/notifications/preferences.ts'
import { readOwnPreferences, saveOwnSettings } from '#app/persistence/notifications/preferences.server.ts'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { optionalCauses } from '#app/platform/mail/causes.ts'

/** What is told to provider staff too; the rest is about the work of an organisation. */
const staffCauses: readonly string[] = [
  ...['answer', 'signed', 'signing-turn'],
  ...['appointment', 'connection-day', 'digest'],
]

/** The causes that somebody can choose: those that fit them, and whatever they stopped. */
const causesFor = ({ isAdmin }: Actor, { muted }: MailPreferences) =>
  optionalCauses.filter((cause) => !isAdmin || staffCauses.includes(cause) || muted.includes(cause))

const usualZone = 'Europe/Amsterdam'
const timeZones = [usualZone, ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== usualZone)]

/**
 * Somebody's own choices as the form shows them.
 * @param language of the page
 */
export async function ownPreferencesOf(actor: Actor, language: Language) {
  const preferences = await readOwnPreferences(actor)
  const { muted, digestDay, digestHour, timeZone, quiet } = preferences
  const causes = causesFor(actor, preferences)
  const values: SettingsValues = {
    ...{ language, wanted: causes.filter((cause) => !muted.includes(cause)) },
    ...{ digestDay: String(digestDay), digestHour: String(digestHour), timeZone },
    ...{ quietFrom: String(quiet?.from ?? ''), quietUntil: String(quiet?.until ?? '') },
  }
  return { causes, timeZones, values }
}

export type OwnPreferences = Awaited<ReturnType<typeof ownPreferencesOf>>

/** The fields of the form as it shows them. */
export type SettingsValues = {
  language: string
  /** The causes of messages that are ticked. */
  wanted: string[]
  digestDay: string
  digestHour: string
  quietFrom: string
  quietUntil: string
  timeZone: string
}

const hour = z
  .string()
  .regex(/^(\d|1\d|2[0-3])$/)
  .transform(Number)

/** Else what two fields say together is looked at only where nothing is wrong with the others, and told after those. */
const inAnyCase = { when: () => true }

const settingsForm = z
  .object({
    language: z.enum(languages),
    wanted: z.array(z.string()).default([]),
    digestDay: z
      .string()
      .regex(/^[1-7]$/)
      .transform(Number),
    digestHour: hour,
    quietFrom: hour.optional(),
    quietUntil: hour.optional(),
    timeZone: z.string().refine((zone) => timeZones.includes(zone)),
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom !== undefined || quietUntil === undefined, {
    ...inAnyCase,
    path: ['quietFrom'],
  })
  .refine(
    ({ quietFrom, quietUntil }) => quietFrom === undefined || (quietUntil !== undefined && quietUntil !== quietFrom),
    { ...inAnyCase, path: ['quietUntil'] },
  )

/** A form that was not saved, as it was sent. */
export type UnsavedForm = SubmissionResult<string[]>

type Saved = { saved: Language } | { refused: UnsavedForm }

/**
 * Saves what somebody chose, all of it or nothing.
 * @param language of the page, in which is said what is wrong
 * @returns the language that was chosen; what is wrong where nothing was saved
 */
export async function saveChosenSettings(actor: Actor, form: FormData, language: Language): Promise<Saved> {
  const submission = readSettings(form, language)
  if (submission.status !== 'success') return { refused: submission.reply() }
  const { language: saved, wanted, quietFrom, quietUntil, ...chosen } = submission.value
  const before = await readOwnPreferences(actor)
  const asked: readonly string[] = causesFor(actor, before)
  const unwanted = asked.filter((cause) => !wanted.includes(cause))
  // Causes of an earlier version are asked no more.
  const others = before.muted.filter((cause) => !asked.includes(cause))
  const quiet = quietFrom === undefined || quietUntil === undefined ? null : { from: quietFrom, until: quietUntil }
  await saveOwnSettings(actor, saved, { ...chosen, quiet, muted: [...others, ...unwanted] })
  return { saved }
}

/**
 * The form as it was sent with the press on another language: with all that was chosen in it, but for the language, which was
 * chosen last.
 */
export function settingsIn(language: Language, form: FormData): UnsavedForm {
  form.set('language', language)
  return { initialValue: readSettings(form, language).reply().initialValue }
}

function readSettings(form: FormData, language: Language) {
  const t = anyTextFor(language, 'routes/settings')
  return parseForm(form, settingsForm, (field) => t(`errors.${field}`))
}
