import type { Tenant } from '#app/persistence/actor.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Place } from '../flow/route.server.ts'
import { surroundingsOf } from '../flow/surroundings.server.ts'
import type { Item } from '../rules/item.ts'
import { adviseOn, adviseOnMeeting } from '../rules/planning/advice.ts'
import { adviceWords } from './advice-words.server.ts'
import type { AdviceOnPage } from './dates-on-page.ts'
import { knownDates } from './known-dates.server.ts'
import { storedDays } from './sent-dates.ts'

/**
 * What speaks against the dates of a task as they are saved, for somebody who came by a link: what members are told on the page of
 * the task, without the names of other locations and without pages that only members have.
 * @returns nothing for a task without a date, or where no date is set
 */
export async function adviceForGuest(
  tenant: Tenant,
  place: Place,
  { item, language }: { item: Item; language: Language },
): Promise<AdviceOnPage[]> {
  const { keyDate } = item
  if (!keyDate) return []
  const stored = item.read(place.forms.get(item.key)?.fields)
  const days = [...storedDays(stored, keyDate).values()].filter((day) => day !== null)
  if (days.length === 0) return []
  const today = dayOf(Date.now())
  const { notNeeded } = await surroundingsOf(tenant, place)
  const known = await knownDates(tenant, place, { item, notNeeded })
  const { connectionDay, isDefinitive, startMeetings: meetings } = known.dates
  // The target date is only counted from while the connection day is not set.
  if (keyDate.is === 'target' && isDefinitive) return []
  const name = textFor(language, 'roadmap/dates')('advice.clash.another')
  const others = known.others.map((other) => ({ ...other, name }))
  const around = { today, open: known.open, meetings: meetings.map(dayOf), others }
  return days
    .flatMap((day) =>
      keyDate.is === 'meetings' ? adviseOnMeeting(day, { today, connectionDay }) : adviseOn(day, around),
    )
    .map((advice) => adviceWords(advice, { language, meetings, meetingAddress: null }))
}
