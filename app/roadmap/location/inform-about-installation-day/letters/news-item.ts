import type { TextKey } from '#app/platform/i18n/text.ts'
import { formatLongDay } from '#app/platform/i18n/dates.ts'
import { heading, paragraph, type Letter, type Line, type Writer } from '#app/roadmap/letters/letter.ts'
import { places } from '#app/roadmap/letters/places.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { connectionHours } from '#app/roadmap/rules/planning/connection-day.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** Tells everybody in the house when people come to connect the bed sensors; only the definitive day will do. */
export function writeNewsItem(facts: Facts, words: Words): Letter {
  const { say, name, language } = words
  const { locationName: location, connectionDate } = facts
  return {
    title: name('news.title'),
    fileName: name('news.file', { location }),
    blocks: [
      paragraph(
        say(
          'news.start',
          { day: connectionDate === null ? null : formatLongDay(connectionDate, language), location },
          { day: places.connectionDay },
        ),
      ),
      heading(say('news.what')),
      { kind: 'list', items: [say('news.arrival'), say('news.rooms'), ...bedsLine(facts, words), say('news.guide')] },
      heading(say('news.you')),
      paragraph(say('news.youText')),
      heading(say('news.questions')),
      paragraph(contactLine(facts, words)),
    ],
  }
}

function bedsLine({ basicInformation: { numberOfBeds: count } }: Facts, { say, language }: Words): Line[] {
  if (count === 0) return []
  const { from, to } = connectionHours(count)
  return [say('news.beds', { count, from: from.toLocaleString(language), to: to.toLocaleString(language) })]
}

function contactLine({ basicInformation: { contact } }: Facts, { say }: Words): Line {
  const { phone } = contact
  const who = fullName(contact)
  return phone
    ? say('news.contactByPhone', { contact: who, phone }, { contact: places.contact })
    : say('news.contact', { contact: who }, { contact: places.contact })
}
