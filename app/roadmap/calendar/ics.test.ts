import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Appointment, Origin } from './appointment.ts'
import { icsOf, lastChange } from './ics.ts'

const origin = {
  place: 'finalise-start-meeting.1f6a20c4',
  version: 3,
  changedAt: new Date(Date.UTC(2026, 10, 21, 5)),
  page: null,
}
const summer: Appointment = {
  id: '0000000a',
  start: Date.UTC(2027, 3, 12, 12, 30),
  end: Date.UTC(2027, 3, 12, 13, 30),
  title: 'Startbijeenkomst bedsensoren Huis aan de Vecht',
  place: 'Huis aan de Vecht, Vechtkade 21, 3601 EF Maarssen',
  about: 'Eén regel\nen nog een.',
}
const winter = { ...summer, id: '0000000b', start: Date.UTC(2027, 10, 2, 8, 30), end: Date.UTC(2027, 10, 2, 9, 30) }
const hostile = {
  ...summer,
  id: '',
  title: 'Groep A; B, "C" \\n <b>é ’ 👩‍⚕️</b>\t\r\nEND:VEVENT\u0007 '.repeat(5),
  place: '',
  about: 'BEGIN:VEVENT\nUID:other\ud800',
}

describe('the last change', () => {
  const form = (version: number, day: number) => ({ version, updatedAt: new Date(Date.UTC(2026, 10, day)) })

  it('is later whichever form was saved, so that a calendar takes a new address too', () => {
    const [meeting, address] = [form(3, 4), form(5, 2)]
    const before = lastChange([meeting, address])
    expect(before).toEqual({ version: 8, changedAt: meeting.updatedAt })
    expect(lastChange([meeting, form(6, 9)])).toEqual({ version: 9, changedAt: new Date(Date.UTC(2026, 10, 9)) })
  })
})

/** A file with appointments of one origin. */
const fileOf = (appointments: Appointment[], from: Origin) => icsOf([{ appointments, ...from }])

/** The events of a calendar, as another program reads them. */
const readBack = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))

describe('a calendar file', () => {
  it('says when, where and what, at the same instant for every reader', () => {
    const events = readBack(fileOf([summer, winter], origin))
    expect(
      events.map(({ startDate, endDate }) => [startDate.toJSDate().getTime(), endDate.toJSDate().getTime()]),
    ).toEqual([summer, winter].map(({ start, end }) => [start, end]))
    expect(events.map(({ startDate }) => startDate.zone.tzid)).toEqual(['UTC', 'UTC'])
    const [event] = events
    expect([event?.summary, event?.location, event?.description]).toEqual([summer.title, summer.place, summer.about])
  })

  it('has a whole day as that day, whatever clock it is read by', () => {
    const day = Date.UTC(2027, 9, 31)
    const wholeDay = { ...summer, start: day, end: day + 86_400_000, isWholeDay: true }
    const [event] = readBack(fileOf([wholeDay], origin))
    expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      true,
      '2027-10-31',
      '2027-11-01',
    ])
  })

  it('leads back to the page, also where a program only shows the words', () => {
    const page = 'http://localhost:3000/location/make-start-meeting-definitive?location=0'
    const [event] = readBack(fileOf([summer], { ...origin, page }))
    expect(event?.component.getFirstPropertyValue('url')).toBe(page)
    expect(event?.description).toBe(`${summer.about}\n\n${page}`)
  })

  it('holds what comes from several places, each with its own number', () => {
    const other = { ...origin, place: 'appointment.7c', version: 9, appointments: [winter] }
    const events = readBack(icsOf([{ ...origin, appointments: [summer] }, other]))
    expect(events.map(({ uid, sequence }) => [uid, sequence])).toEqual([
      ['0000000a.finalise-start-meeting.1f6a20c4@routekaart', 3],
      ['0000000b.appointment.7c@routekaart', 9],
    ])
  })

  it('has an id for each appointment that stays when it moves, and a higher number', () => {
    const idsOf = (file: string) => readBack(file).map(({ uid, sequence }) => [uid, sequence])
    const moved = { ...summer, start: summer.start + 1000, end: summer.end + 1000 }
    const uid = '0000000a.finalise-start-meeting.1f6a20c4@routekaart'
    expect(idsOf(fileOf([summer], origin))).toEqual([[uid, 3]])
    expect(idsOf(fileOf([moved], { ...origin, version: 4 }))).toEqual([[uid, 4]])
    expect(idsOf(fileOf([hostile], origin))).toEqual([['finalise-start-meeting.1f6a20c4@routekaart', 3]])
  })

  it('says what is off, what takes no time, and when to look again', () => {
    const off = { ...summer, isCancelled: true }
    const free = { ...winter, isFree: true }
    const file = icsOf([{ ...origin, appointments: [off, free] }], { name: 'Mijn agenda', ttl: 4 * 3600 })
    const said = readBack(file).map(({ component }) =>
      ['status', 'transp'].map((name) => component.getFirstPropertyValue(name)),
    )
    expect(said).toEqual([
      ['CANCELLED', null],
      [null, 'TRANSPARENT'],
    ])
    const calendar = new ICAL.Component(ICAL.parse(file))
    expect(['method', 'x-wr-calname'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
      'PUBLISH',
      'Mijn agenda',
    ])
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT4H')
  })

  it('is the same whenever it is made', () => {
    expect(fileOf([summer, winter], origin)).toBe(fileOf([summer, winter], origin))
  })

  it('keeps whatever was typed as text', () => {
    const file = fileOf([hostile], origin)
    const events = readBack(file)
    expect(events).toHaveLength(1)
    expect(events[0]?.summary).toBe(hostile.title.replace(/[\r\u0007]/g, '').replaceAll('\t', ' '))
    expect(events[0]?.description).toBe('BEGIN:VEVENT\nUID:other\ufffd')
    expect(events[0]?.location).toBeNull()
  })

  it('has its place on one line, which turns no direction round', () => {
    const [event] = readBack(fileOf([{ ...summer, place: 'Huis\nde \u202eVecht,  Maarssen' }], origin))
    expect(event?.location).toBe('Huis de Vecht, Maarssen')
  })

  it('has lines of at most 75 octets that end in CRLF, as the standard wants', () => {
    const lines = fileOf([summer, hostile], origin).split('\r\n')
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  })
})
