import type { TextKey } from '#app/platform/i18n/text.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { heading, paragraph, type Letter, type Place, type Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import type { Newsletter } from '../fields.ts'
import type { nl } from './nl.ts'
import { placeOf, startOf } from './start.ts'

const own = (field: keyof Newsletter): Place => ({ item: 'newsletter', page: 'details', field })

/** Tells colleagues when and where work with the system begins, why, and what they will notice. */
export function writeNewsletter(values: Newsletter, facts: Facts, words: Writer<TextKey<typeof nl>>): Letter {
  const { say, name, value, language } = words
  const { organisationName: organisation, locationName: location, startMeetings } = facts
  const { day, isExpected } = startOf(values, facts)
  const meetings = startMeetings.map((moment) =>
    say('newsletter.meetingOn', { day: formatLongDay(dayOf(moment), language), time: formatTime(moment, language) }),
  )
  return {
    title: name('newsletter.title'),
    fileName: name('newsletter.file', { location }),
    blocks: [
      paragraph(say('newsletter.hello')),
      paragraph(
        say(
          isExpected ? 'newsletter.startExpected' : 'newsletter.start',
          { day: day === null ? null : formatLongDay(day, language), location: placeOf(values, facts) },
          { day: own('start'), location: own('location') },
        ),
      ),
      heading(say('newsletter.why')),
      paragraph(say('newsletter.whyText')),
      heading(say('newsletter.you')),
      {
        kind: 'list',
        items: [
          say('newsletter.meeting'),
          ...meetings,
          say('newsletter.day'),
          say('newsletter.tours'),
          say('newsletter.weeks'),
          say('newsletter.beside'),
        ],
      },
      // Nobody has to be named.
      ...(values.contact
        ? [heading(say('newsletter.questions')), paragraph(say('newsletter.contact', { contact: values.contact }))]
        : []),
      paragraph(value([name('newsletter.bye'), location, organisation].filter(Boolean).join('\n'))),
    ],
  }
}
