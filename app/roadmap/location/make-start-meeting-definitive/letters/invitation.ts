import type { TextKey } from '#app/platform/i18n/text.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { addressLine } from '#app/roadmap/letters/address.ts'
import { paragraph, type Letter, type Line, type Row, type Writer } from '#app/roadmap/letters/letter.ts'
import { places } from '#app/roadmap/letters/places.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import type { StartMeeting } from '../fields.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** The invitation to the start meetings, for care staff: what it is about, when, where and whom to ask. */
export function writeInvitation(values: StartMeeting, facts: Facts, words: Words): Letter {
  const { say, name } = words
  const { locationName: location } = facts
  const dates = values.dates.flatMap(({ date }) => (date === null ? [] : [date])).sort((one, other) => one - other)
  return {
    title: name('invitation.title', { location }),
    fileName: name('invitation.file', { location }),
    blocks: [
      paragraph(say('invitation.hello')),
      paragraph(say('invitation.invite', { location })),
      paragraph(say('invitation.what')),
      { kind: 'table', about: name('invitation.title', { location }), rows: whenAndWhere(dates, facts, words) },
      ...(dates.length > 1 ? [paragraph(say('invitation.chooseOne'))] : []),
      paragraph(say('invitation.night')),
      ...contactLines(facts, words).map(paragraph),
      paragraph(say('invitation.bye')),
    ],
  }
}

function whenAndWhere(dates: readonly number[], facts: Facts, words: Words): Row[] {
  const { say, name, value, language } = words
  const inWords = (at: number): Line =>
    say('invitation.moment', { day: formatLongDay(dayOf(at), language), time: formatTime(at, language) })
  const [only] = dates
  const when =
    dates.length > 1
      ? dates.map((at, n) => ({ name: name('invitation.whenOf', { number: n + 1 }), value: inWords(at) }))
      : [
          {
            name: name('invitation.when'),
            value: only === undefined ? value(null, places.startMeetings) : inWords(only),
          },
        ]
  return [
    ...when,
    { name: name('invitation.howLong'), value: say('invitation.minutes') },
    { name: name('invitation.place'), value: value(facts.locationName) },
    { name: name('invitation.address'), value: addressLine(facts.basicInformation.address, words, true) },
  ]
}

/** Whom to ask: what is known of the contact at the provider, who need not be named. */
export function contactLines(
  { providerContact: { full_name: fullName, email, phone } }: Facts,
  { say }: Words,
): Line[] {
  if (fullName.trim() && phone.trim()) return [say('invitation.askByPhone', { name: fullName, phone })]
  if (fullName.trim() && email.trim()) return [say('invitation.askByMail', { name: fullName, email })]
  const known = fullName.trim() || email.trim()
  return known ? [say('invitation.ask', { name: known })] : []
}
