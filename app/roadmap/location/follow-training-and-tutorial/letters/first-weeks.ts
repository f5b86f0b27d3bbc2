import type { TextKey } from '#app/platform/i18n/text.ts'
import { dayOf, formatDay, formatLongDay } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import type { Block, Writer } from '#app/roadmap/letters/letter.ts'
import { places } from '#app/roadmap/letters/places.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { firstWeeks } from '#app/roadmap/rules/planning/connection-day.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** What happens when, from the start meeting until the team is used to the system. */
export function firstWeeksTable(facts: Facts, words: Words): Block {
  const { say, name, value, language } = words
  const day = facts.connectionDate ?? facts.targetDate
  const end = day === null ? null : firstWeeks(day)
  const until = (date: number | undefined) => (date === undefined ? null : formatDay(date, language))
  const shownDay = day === null ? null : formatLongDay(day, language)
  const isExpected = facts.connectionDate === null && day !== null
  return {
    kind: 'table',
    about: name('weeks.about'),
    rows: [
      { name: name('weeks.meeting'), value: value(meetings(facts, words), places.startMeetings) },
      {
        name: name('weeks.day'),
        value: isExpected ? say('weeks.expectedDay', { day: shownDay }) : value(shownDay, places.connectionDay),
      },
      {
        name: name('weeks.tours'),
        value: say('weeks.toursUntil', { day: until(end?.tours) }, { day: places.connectionDay }),
      },
      {
        name: name('weeks.calls'),
        value: say(
          'weeks.callsUntil',
          { from: until(end?.from), to: until(end?.to) },
          { from: places.connectionDay, to: places.connectionDay },
        ),
      },
    ],
  }
}

const meetings = ({ startMeetings }: Facts, { name, language }: Words): string =>
  startMeetings
    .map((moment) =>
      name('weeks.meetingOn', { day: formatLongDay(dayOf(moment), language), time: formatTime(moment, language) }),
    )
    .join('\n')
