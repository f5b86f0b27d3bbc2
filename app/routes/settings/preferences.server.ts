import type { SubmissionResult } from '@conform-to/dom'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import type { MailPreferences } from '#app/persistence/notifications/preferences.ts'
import { readOwnPreferences, savePreferences } from '#app/persistence/notifications/preferences.server.ts'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { optionalCauses } from '#app/platform/mail/causes.ts'

/** The sections of the page whose forms it takes itself, so that what is wrong is told on it. */
export const preferenceForms = ['mail', 'quiet'] as const
export type PreferenceForm = (typeof preferenceForms)[number]

/** A form that was not saved, as it was sent. */
export type RefusedForm = { form: PreferenceForm; result: SubmissionResult<string[]> }

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

/** Somebody's own choices as the forms show them. */
export async function ownPreferencesOf(actor: Actor) {
  const preferences = await readOwnPreferences(actor)
  const { muted, digestDay, digestHour, timeZone, quiet } = preferences
  const causes = causesFor(actor, preferences)
  const mail: MailValues = {
    wanted: causes.filter((cause) => !muted.includes(cause)),
    ...{ digestDay: String(digestDay), digestHour: String(digestHour), timeZone },
  }
  const hours: QuietValues = { quietFrom: String(quiet?.from ?? ''), quietUntil: String(quiet?.until ?? '') }
  return { causes, timeZones, mail, quiet: hours }
}

export type OwnPreferences = Awaited<ReturnType<typeof ownPreferencesOf>>
export type MailValues = { wanted: string[]; digestDay: string; digestHour: string; timeZone: string }
export type QuietValues = { quietFrom: string; quietUntil: string }

const hour = z
  .string()
  .regex(/^(\d|1\d|2[0-3])$/)
  .transform(Number)

const mailForm = z.object({
  wanted: z.array(z.string()).default([]),
  digestDay: z
    .string()
    .regex(/^[1-7]$/)
    .transform(Number),
  digestHour: hour,
  timeZone: z.string().refine((zone) => timeZones.includes(zone)),
})

const quietForm = z
  .object({ quietFrom: hour.optional(), quietUntil: hour.optional() })
  .transform(({ quietFrom: from, quietUntil: until }, context) => {
    if (from === undefined && until === undefined) return { quiet: null }
    if (from !== undefined && until !== undefined && from !== until) return { quiet: { from, until } }
    context.addIssue({ code: 'custom', path: [from === undefined ? 'quietFrom' : 'quietUntil'] })
    return z.NEVER
  })

/**
 * Saves what somebody chose in one of the forms; what the others say stays.
 * @returns what is wrong with it; null where it was saved
 */
export async function saveOwnPreferences(
  actor: Actor,
  name: PreferenceForm,
  form: FormData,
  language: Language,
): Promise<RefusedForm | null> {
  const t = anyTextFor(language, 'routes/settings')
  const errorOf = (field: string) => t(`errors.${field}`)
  if (name === 'quiet') {
    const submission = parseForm(form, quietForm, errorOf)
    if (submission.status !== 'success') return { form: name, result: submission.reply() }
    await savePreferences(actor, submission.value)
    return null
  }
  const submission = parseForm(form, mailForm, errorOf)
  if (submission.status !== 'success') return { form: name, result: submission.reply() }
  const { wanted, ...chosen } = submission.value
  const before = await readOwnPreferences(actor)
  const asked: readonly string[] = causesFor(actor, before)
  const unwanted = asked.filter((cause) => !wanted.includes(cause))
  // Causes of an earlier version are asked no more.
  const others = before.muted.filter((cause) => !asked.includes(cause))
  await savePreferences(actor, { ...chosen, muted: [...others, ...unwanted] })
  return null
}
