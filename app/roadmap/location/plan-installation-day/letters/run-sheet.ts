import { formatLongDay } from '#app/platform/i18n/dates.ts'
import { formatClock } from '#app/platform/i18n/moments.ts'
import type { TextKey } from '#app/platform/i18n/text.ts'
import { addressLine } from '#app/roadmap/letters/address.ts'
import {
  heading,
  paragraph,
  type Letter,
  type Line,
  type Place,
  type Row,
  type Writer,
} from '#app/roadmap/letters/letter.ts'
import { places } from '#app/roadmap/letters/places.ts'
import { effectiveWifi, type Facts, type Ward } from '#app/roadmap/rules/facts.ts'
import { connectionDays, planDay, type Between, type Visit } from '#app/roadmap/rules/planning/connection-day.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import type { DayPlanning } from '../fields.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** The plan of the connection day on paper: when we come, from ward to ward, and who is needed. */
export function writeRunSheet({ date }: Pick<DayPlanning, 'date'>, facts: Facts, words: Words): Letter {
  const { say, name, language } = words
  const { locationName: location } = facts
  const { wards, numberOfBeds } = facts.basicInformation
  const visits = planDay(wards)
  const days = connectionDays(numberOfBeds)
  const day = date === null ? null : formatLongDay(date, language)
  return {
    title: name('sheet.title', { location }),
    fileName: name('sheet.file', { location }),
    blocks: [
      { kind: 'table', about: name('sheet.title', { location }), rows: dayRows(day, facts, words) },
      heading(say('sheet.order')),
      {
        kind: 'table',
        about: name('sheet.order'),
        areTimes: true,
        rows: [
          { name: name('sheet.arrival'), value: say('sheet.arrivalTime') },
          ...(visits.length === 0
            ? [{ name: name('sheet.wards'), value: words.value(null, places.wards) }]
            : visits.map((visit, n) => wardRow(visit, n + 1, words))),
        ],
      },
      ...(visits.length === 0 ? [] : [paragraph(say('sheet.rooms')), paragraph(say('sheet.pauses'))]),
      ...(days > 1 ? [paragraph(say('sheet.tooLong', { days }))] : []),
      heading(say('sheet.needed')),
      { kind: 'list', items: [say('sheet.host'), say('sheet.guide'), say('sheet.ict'), say('sheet.access')] },
      heading(say('sheet.before')),
      { kind: 'list', items: [say('sheet.tell'), say('sheet.night'), say('sheet.phones')] },
    ],
  }
}

function dayRows(day: string | null, facts: Facts, words: Words): Row[] {
  const { say, name, value } = words
  const { address, contact, numberOfBeds } = facts.basicInformation
  const ict = facts.organisationWifi.sharedWifi === 'yes' ? places.organisationIctContact : places.ictContact
  const reach = ({ phone, ...person }: Person, place: Place, phonePlace = place): Line => {
    const full = fullName(person)
    return full === '' && phone === ''
      ? value(null, place)
      : say('sheet.reach', { full, phone }, { full: place, phone: phonePlace })
  }
  return [
    { name: name('sheet.day'), value: value(day, places.connectionDay) },
    { name: name('sheet.address'), value: addressLine(address, words, true) },
    { name: name('sheet.beds'), value: value(numberOfBeds || null, places.wards) },
    { name: name('sheet.contact'), value: reach(contact, places.contact, places.contactPhone) },
    { name: name('sheet.ictContact'), value: reach(effectiveWifi(facts).contact, ict) },
  ]
}

type Person = { first_name: string; last_name: string; phone: string }

function wardRow({ ward, times }: Visit<Ward>, number: number, { say, name, language }: Words): Row {
  const rough = ({ from, to }: Between) => ({ from: formatClock(from, language), to: formatClock(to, language) })
  const key = ward.name.trim() === '' ? 'sheet.unnamedWard' : 'sheet.ward'
  const begins = times && rough(times.begins)
  const ready = times && rough(times.ready)
  return {
    name: name(key, { number, ward: ward.name, count: ward.numberOfBeds }),
    value:
      begins && ready
        ? say('sheet.times', { from: begins.from, begin: begins.to, ready: ready.from, to: ready.to })
        : say('sheet.later'),
  }
}
