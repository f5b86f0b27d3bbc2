import { formatFullDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Facts } from '../../rules/facts.ts'
import type { Paper } from '../../rules/item.ts'
import { addressLine } from '../address.ts'
import { letterWriter, type Letterhead, type Place, type Sheet } from '../letter.ts'
import { places } from '../places.ts'

type About = { language: Language; day: number; addressOf?: (place: Place) => string }

/**
 * What a hand-out is on paper.
 * @param day the date it bears
 */
export function sheetFor(paper: Paper, facts: Facts, about: About): Sheet {
  return paper === 'poster' ? { kind: 'poster' } : { kind: 'post', head: letterhead(paper, facts, about) }
}

function letterhead(to: Exclude<Paper, 'poster'>, facts: Facts, { language, day, addressOf }: About): Letterhead {
  const t = textFor(language, 'roadmap/letters/paper')
  const words = letterWriter(language, t, textFor(language, 'roadmap/letters')('gap'), addressOf)
  const { say, name, value } = words
  const { organisationName: organisation, locationName: location, basicInformation } = facts
  const { address, zipcode, city } = basicInformation.address
  const onOneLine = addressLine(basicInformation.address, words, true)
  const today = `${formatFullDay(day, language)} ${new Date(day).getUTCFullYear()}`
  const { kvk } = facts.organisation
  return {
    from: [say('atLocation', { organisation, location }), onOneLine],
    returnTo: say('returnTo', { address: onOneLine.map(({ text }) => text).join('') }),
    to: [
      value(name(to)),
      say('careOf', { location }),
      value(address, places.address),
      [...value(zipcode, places.zipcode), space, ...value(city, places.city)],
    ],
    date: { name: name('date'), value: city === '' ? today : name('dateAt', { city, day: today }) },
    subject: name('subject'),
    foot: kvk === '' ? organisation : name('kvk', { organisation, kvk }),
  }
}

const space = { text: ' ', isGap: false }
