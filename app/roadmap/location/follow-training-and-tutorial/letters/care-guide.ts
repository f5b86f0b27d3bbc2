import type { TextKey } from '#app/platform/i18n/text.ts'
import { heading, type Letter, type Writer } from '#app/roadmap/letters/letter.ts'
import { places } from '#app/roadmap/letters/places.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import type { nl } from './nl.ts'

/** One sheet for care staff: how to log in, what to do with a notification, and whom to ask. */
export function writeCareGuide(facts: Facts, words: Writer<TextKey<typeof nl>>): Letter {
  const { say, name, value } = words
  const { contact } = facts.basicInformation
  return {
    title: name('care.title'),
    fileName: name('care.file', { location: facts.locationName }),
    blocks: [
      heading(say('care.start')),
      {
        kind: 'list',
        items: [say('care.login'), say('care.details'), say('care.secret'), say('care.sound'), say('care.tours')],
      },
      heading(say('care.notice')),
      { kind: 'list', items: [say('care.look'), say('care.go'), say('care.beside')] },
      heading(say('care.stuck')),
      { kind: 'list', items: [say('care.wifi'), say('care.ask')] },
      heading(say('care.help')),
      {
        kind: 'table',
        about: name('care.help'),
        rows: [
          { name: name('care.contact'), value: value(fullName(contact), places.contact) },
          { name: name('care.phone'), value: value(contact.phone, places.contactPhone), isNumber: true },
        ],
      },
    ],
  }
}
