import type { TextKey } from '#app/platform/i18n/text.ts'
import { formatLongDay } from '#app/platform/i18n/dates.ts'
import { addressLine } from '#app/roadmap/letters/address.ts'
import { heading, paragraph, type Letter, type Row, type Writer } from '#app/roadmap/letters/letter.ts'
import { places } from '#app/roadmap/letters/places.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { fullName, isEmptyObject } from '#app/roadmap/rules/values.ts'
import type { InfoLetter } from '../fields.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** Tells residents and families what a bed sensor is, what they notice of it, when, and whom they can ask. */
export function writeLetter(values: InfoLetter, facts: Facts, words: Words): Letter {
  const { say, name, value } = words
  const { organisationName: organisation, locationName: location } = facts
  return {
    title: name('letter.title', { location }),
    fileName: name('letter.file', { location }),
    blocks: [
      paragraph(say('letter.hello')),
      paragraph(say('letter.start', { location })),
      heading(say('letter.what')),
      paragraph(say('letter.whatText')),
      heading(say('letter.why')),
      paragraph(say('letter.whyText')),
      heading(say('letter.notice')),
      { kind: 'list', isFramed: true, items: [say('letter.rooms'), say('letter.nothing'), say('letter.beside')] },
      heading(say('letter.when')),
      { kind: 'table', about: name('letter.when'), rows: placeRows(facts, words) },
      heading(say('letter.data')),
      paragraph(say('letter.dataText', { organisation })),
      heading(say('letter.questions')),
      paragraph(say('letter.questionsText')),
      { kind: 'table', about: name('letter.persons'), rows: personRows(values, words) },
      paragraph(value([name('letter.bye'), location, organisation].filter(Boolean).join('\n'))),
    ],
  }
}

function placeRows({ locationName, basicInformation, connectionDate, targetDate }: Facts, words: Words): Row[] {
  const { say, name, value, language } = words
  const expected =
    targetDate === null
      ? value(null, places.connectionDay)
      : say('letter.expectedDay', { day: formatLongDay(targetDate, language) })
  return [
    { name: name('letter.location'), value: value(locationName) },
    { name: name('letter.address'), value: addressLine(basicInformation.address, words, true) },
    {
      name: name('letter.day'),
      value: connectionDate === null ? expected : value(formatLongDay(connectionDate, language)),
    },
    { name: name('letter.arrival'), value: say('letter.arrivalText') },
  ]
}

/** A person who can be called or mailed is enough; without any there is one row to be filled in. */
function personRows({ persons }: InfoLetter, { name, value }: Words): Row[] {
  const named = persons.filter((person) => !isEmptyObject(person))
  if (named.length === 0)
    return [
      { name: name('letter.person'), value: value(null, { item: 'infoletter', page: 'details', field: 'persons' }) },
    ]
  return named.map(({ role, email, phone, ...person }) => {
    const who = fullName(person) || name('letter.person')
    return {
      name: role ? name('letter.personWithRole', { name: who, role }) : who,
      value: value([phone, email].filter(Boolean).join('\n')),
    }
  })
}
