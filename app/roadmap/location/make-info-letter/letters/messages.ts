import type { TextKey } from '#app/platform/i18n/text.ts'
import { formatLongDay } from '#app/platform/i18n/dates.ts'
import type { Writer } from '#app/roadmap/letters/letter.ts'
import type { Message } from '#app/roadmap/letters/message.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** Asks the residents' council to read the letter before residents and families get it. */
export function writeToCouncil({ locationName: location }: Facts, sender: string, { name }: Words): Message {
  return {
    to: '',
    subject: name('council.subject', { location }),
    text: [
      name('council.hello'),
      name('council.why', { location }),
      name('council.ask'),
      `${name('council.bye')}\n${sender}`,
    ].join('\n\n'),
  }
}

/** Brings residents and families the letter. */
export function writeToFamilies(facts: Facts, sender: string, words: Words): Message {
  const { name } = words
  return {
    to: '',
    subject: name('family.subject', { location: facts.locationName }),
    text: [name('family.hello'), newsFor(facts, words), name('family.letter'), `${name('family.bye')}\n${sender}`].join(
      '\n\n',
    ),
  }
}

function newsFor({ locationName: location, connectionDate, targetDate }: Facts, { name, language }: Words): string {
  if (connectionDate !== null)
    return name('family.definite', { location, day: formatLongDay(connectionDate, language) })
  if (targetDate !== null) return name('family.expected', { location, day: formatLongDay(targetDate, language) })
  return name('family.undated', { location })
}
