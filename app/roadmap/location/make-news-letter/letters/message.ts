import type { TextKey } from '#app/platform/i18n/text.ts'
import { formatLongDay } from '#app/platform/i18n/dates.ts'
import type { Writer } from '#app/roadmap/letters/letter.ts'
import type { Message } from '#app/roadmap/letters/message.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import type { Newsletter } from '../fields.ts'
import type { nl } from './nl.ts'
import { placeOf, startOf } from './start.ts'

/** Brings colleagues the newsletter. */
export function writeMessage(
  values: Newsletter,
  facts: Facts,
  sender: string,
  words: Writer<TextKey<typeof nl>>,
): Message {
  const { name } = words
  return {
    to: '',
    subject: name('newsletter.title'),
    text: [
      name('newsletter.hello'),
      newsFor(values, facts, words),
      name('message.letter'),
      ...(values.contact ? [name('message.contact', { contact: values.contact })] : []),
      `${name('newsletter.bye')}\n${sender}`,
    ].join('\n\n'),
  }
}

function newsFor(values: Newsletter, facts: Facts, { name, language }: Writer<TextKey<typeof nl>>): string {
  const location = placeOf(values, facts)
  const { day, isExpected } = startOf(values, facts)
  if (day === null) return name('message.startUndated', { location })
  return name(isExpected ? 'newsletter.startExpected' : 'newsletter.start', {
    day: formatLongDay(day, language),
    location,
  })
}
