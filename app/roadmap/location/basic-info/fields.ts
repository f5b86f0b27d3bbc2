import { z } from 'zod'
import {
  choice,
  choices,
  contact,
  count,
  group,
  longText,
  person,
  rows,
  text,
  wholeNumber,
  zipcode,
} from '#app/roadmap/rules/shapes.ts'
import { alarmKinds, phoneKinds, rosterTypes } from './options.ts'

const location = z.object({
  location: group({ address: text(), zipcode: zipcode(), city: text(), phone: text(40), careVision: longText() }),
  residents: wholeNumber(),
})

const wards = z.object({
  wards: rows(
    {
      name: text(),
      type: text(),
      numberOfBeds: count(),
      careStaffDay: wholeNumber(),
      careStaffEvening: wholeNumber(),
      remarks: longText(),
    },
    200,
  ),
  numberOfWards: count(200),
  numberOfBedsenseWards: count(200),
})

const nightShift = z.object({
  nightshift: group({
    amount: text(),
    wardsPerNightShift: text(),
    shiftsPerWardEvening: text(),
    rosterType: choice(rosterTypes),
  }),
})

const alarm = z.object({
  alarm: group({
    phones: choice(phoneKinds),
    alarms: choices(alarmKinds),
    otherAlarms: text(),
    explanation: longText(),
  }),
})

const contacts = z.object({ contact: contact(), manager: person() })

export const pageFields = { location, wards, 'night-shift': nightShift, alarm, contacts }

export const fields = z.object({
  ...location.shape,
  ...wards.shape,
  ...nightShift.shape,
  ...alarm.shape,
  ...contacts.shape,
})

export type BasicInformation = z.output<typeof fields>
