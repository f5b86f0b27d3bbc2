import { redirect } from '@remix-run/node'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import { flash, flashSmall } from '#app/platform/frame/flash.server.ts'
import { expectForm } from '#app/platform/frame/submission.server.ts'
import { dayOf, formatLongDay, inputDay, parseDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { isToAsk } from '#app/roadmap/attention/passed.ts'
import { answering, isAnswerKept } from '#app/roadmap/connected/answer.server.ts'
import { keyDates } from '#app/roadmap/flow/key-dates.ts'
import { isInitialised, type Location } from '#app/roadmap/flow/locations.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { connectionDayItem } from '#app/roadmap/registry.ts'
import { fillInAddress, locationAddress } from './addresses.ts'
import { saveAsStaff } from './locations.server.ts'

/** What provider staff see of the connection of a location whose day is over. */
export type ConnectionView = NonNullable<ReturnType<typeof readConnection>>

/**
 * Whether the connection of a location took place, in words; null while its day is not over.
 * @param id of the organisation
 */
export function readConnection(id: string, { forms }: Place, location: Location, language: Language) {
  const dates = keyDates((formType) => forms.get(formType)?.fields)
  const { connectionDay: day, isConnected, areBedsLeft } = dates
  const isAsked = isToAsk(dates, dayOf(Date.now()))
  if (!isInitialised(location) || day === null || !(isAsked || isConnected)) return null
  const key = isAsked ? 'passed' : areBedsLeft ? 'partly' : 'all'
  return {
    words: textFor(language, 'staff/organisations')(`location.connection.${key}`, {
      day: formatLongDay(day, language),
    }),
    ...{ isAsked, areBedsLeft, day: inputDay(day) },
    otherDay: fillInAddress(id, connectionDayItem.key, location.index),
  }
}

const connectionForm = z.object({ answer: z.enum(['all', 'partly', 'undo']), day: z.string() })

/** Keeps what somebody of the staff says of it, as the place's own people can, and notes that they did. */
export async function answerAsStaff(
  actor: Actor,
  organisationId: string,
  { id: locationId, index: locationIndex, name }: Location,
  form: FormData,
) {
  const { answer, ...sent } = expectForm(form, connectionForm)
  const day = parseDay(sent.day)
  if (day === null || day >= dayOf(Date.now())) throw new Response(null, { status: 404 })
  const said = { day, answer }
  const note = {
    action: 'connection-answered' as const,
    organisationId,
    subject: { location: name, connection: answer },
  }
  const result = await saveAsStaff(actor, organisationId, { locationIndex, locationId, note, ...answering(said) })
  const message = isAnswerKept(result, said)
    ? flashSmall('staff/organisations:one.saved')
    : flash('warning', 'staff/organisations:location.connection.moved')
  return redirect(locationAddress(organisationId, locationId), { status: 303, headers: { 'Set-Cookie': message } })
}
