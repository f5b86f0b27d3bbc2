import type { TextKey } from '#app/platform/i18n/text.ts'
import { formatWeekday } from '#app/platform/i18n/dates.ts'
import { addressLine } from '#app/roadmap/letters/address.ts'
import { heading, paragraph, type Letter, type Place, type Row, type Writer } from '#app/roadmap/letters/letter.ts'
import { places } from '#app/roadmap/letters/places.ts'
import { effectiveWifi, type Facts } from '#app/roadmap/rules/facts.ts'
import { networkTypes } from '#app/roadmap/rules/network-types.ts'
import type { Wifi } from '#app/roadmap/rules/shapes.ts'
import { fullName, isEmpty } from '#app/roadmap/rules/values.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** What ICT has to know, with what is known of this location; the password and the user name are never in it. */
export function writeBrochure(facts: Facts, words: Words): Letter {
  const { say, name } = words
  const { organisationName: organisation, locationName: location } = facts
  const isShared = facts.organisationWifi.sharedWifi === 'yes'
  return {
    title: name('brochure.title'),
    fileName: name('brochure.file', { location }),
    blocks: [
      paragraph(say('brochure.for', { organisation, location })),
      heading(say('brochure.place')),
      { kind: 'table', about: name('brochure.place'), rows: placeRows(facts, words) },
      heading(say('brochure.networks')),
      paragraph(say('brochure.networksText')),
      { kind: 'list', items: networkTypes.map((type) => say(`brochure.networkTypes.${type}`)) },
      heading(say('brochure.needed')),
      paragraph(say('brochure.neededText')),
      ...(isShared ? [paragraph(say('brochure.sharedText', { organisation }))] : []),
      {
        kind: 'table',
        about: name('brochure.needed'),
        rows: networkRows(effectiveWifi(facts), isShared, words),
      },
      paragraph(say('brochure.secret')),
      heading(say('brochure.coverage')),
      paragraph(say('brochure.coverageText')),
      heading(say('brochure.who')),
      paragraph(say('brochure.whoText')),
      paragraph(say('brochure.questions')),
      heading(say('brochure.day')),
      {
        kind: 'list',
        items: [
          say('brochure.dayArrival'),
          say('brochure.dayConnect'),
          say('brochure.dayRooms'),
          say('brochure.dayReach'),
        ],
      },
    ],
  }
}

function placeRows(facts: Facts, words: Words): Row[] {
  const { say, name, value, language } = words
  const { connectionDate, targetDate, basicInformation } = facts
  const day = connectionDate ?? targetDate
  const shownDay = day === null ? null : formatWeekday(day, language)
  return [
    { name: name('brochure.organisation'), value: value(facts.organisationName) },
    { name: name('brochure.location'), value: value(facts.locationName) },
    { name: name('brochure.address'), value: addressLine(basicInformation.address, words, true) },
    { name: name('brochure.beds'), value: value(basicInformation.numberOfBeds || null, places.wards) },
    {
      name: name('brochure.connectionDay'),
      value:
        connectionDate === null && day !== null
          ? say('brochure.targetDay', { day: shownDay })
          : value(shownDay, places.connectionDay),
    },
  ]
}

/**
 * The network of the organisation is filled in for all of its locations at once. The password has no row: it is never
 * given on paper.
 */
function networkRows({ settings, contact }: Wifi, isShared: boolean, { say, name, value }: Words): Row[] {
  const item = isShared ? 'org-wifi-settings' : 'wifi-settings'
  const own = (field: string): Place => ({ item, page: 'details', field: `wifi.${field}` })
  return [
    { name: name('brochure.networkType'), value: value(settings.networkType, own('settings.networkType')) },
    { name: name('brochure.ssid'), value: value(settings.ssid, own('settings.ssid')) },
    ...(settings.networkType === 'WPA2-Enterprise'
      ? [
          {
            name: name('brochure.username'),
            value: isEmpty(settings.username) ? value(null, own('settings.username')) : say('brochure.isKept'),
          },
        ]
      : []),
    { name: name('brochure.contactName'), value: value(fullName(contact), own('contact.first_name')) },
    { name: name('brochure.contactEmail'), value: value(contact.email, own('contact.email')) },
    { name: name('brochure.contactPhone'), value: value(contact.phone, own('contact.phone')) },
  ]
}
