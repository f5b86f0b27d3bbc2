import type { TextKey } from '#app/platform/i18n/text.ts'
import { formatLongDay } from '#app/platform/i18n/dates.ts'
import { paragraph, type Letter, type Line, type Writer } from '#app/roadmap/letters/letter.ts'
import { places } from '#app/roadmap/letters/places.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { firstWeeks } from '#app/roadmap/rules/planning/connection-day.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import type { nl } from './nl.ts'

/** Tells the night shift that it will be called, until when and why; short enough for a mail or a chat. */
export function writeAnnouncement(facts: Facts, words: Writer<TextKey<typeof nl>>): Letter {
  const { say, name, value, language } = words
  const { locationName: location, connectionDate, targetDate, basicInformation } = facts
  const day = connectionDate ?? targetDate
  const inWords = (date: number) => formatLongDay(date, language)
  const start = connectionDate === null && day !== null ? 'announcement.startExpected' : 'announcement.start'
  const contact = fullName(basicInformation.contact)
  const paragraphs: Line[] = [
    say('announcement.hello'),
    say(start, { day: day === null ? null : inWords(day), location }, { day: places.connectionDay }),
    day === null ? say('announcement.call') : say('announcement.callUntil', { day: inWords(firstWeeks(day).to) }),
    say('announcement.why'),
    say('announcement.moment'),
    say('announcement.questions', { contact }, { contact: places.contact }),
    value(`${name('announcement.bye')}\n${location}`),
  ]
  return {
    title: name('announcement.title'),
    fileName: name('announcement.file', { location }),
    blocks: paragraphs.map(paragraph),
  }
}
