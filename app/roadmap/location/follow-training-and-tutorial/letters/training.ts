import type { TextKey } from '#app/platform/i18n/text.ts'
import { heading, paragraph, type Letter, type Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { firstWeeksTable } from './first-weeks.ts'
import type { nl } from './nl.ts'

/** How a team learns to work with the system, and when; to be read and printed. */
export function writeTraining(facts: Facts, words: Writer<TextKey<typeof nl>>): Letter {
  const { say, name } = words
  return {
    title: name('training.title'),
    fileName: name('training.title'),
    blocks: [
      heading(say('training.before')),
      paragraph(say('training.meeting')),
      paragraph(say('training.absent')),
      heading(say('training.tours')),
      paragraph(say('training.toursText')),
      heading(say('training.weeks')),
      paragraph(say('training.weeksText')),
      heading(say('training.plan')),
      firstWeeksTable(facts, words),
    ],
  }
}
