import { z } from 'zod'
import {
  answer,
  choice,
  choices,
  count,
  date,
  email,
  exactText,
  group,
  longText,
  moment,
  month,
  rows,
  secretText,
  text,
  wholeNumber,
  yesOrNot,
} from '#app/roadmap/rules/shapes.ts'
import { colours, deviceKinds, moments } from './options.ts'

const about = z.object({
  name: text(20),
  owner: group({ name: text(), role: text(), email: email() }),
  story: longText(),
  size: wholeNumber(),
  known: answer(),
  colour: choice(colours),
  moments: choices(moments),
  month: month(),
  since: date(),
  visit: moment(),
})

const devices = z.object({
  numberOfDevices: count(20),
  devices: rows({ name: text(10), kind: choice(deviceKinds) }, 20),
  password: secretText(),
  network: exactText(),
})

const agree = z.object({ agreed: yesOrNot(), remarks: text() })

export const pageFields = { about, devices, agree }

export const fields = z.object({
  ...about.shape,
  ...devices.shape,
  ...agree.shape,
  /** Set by downloading the note. */
  noteDownloaded: yesOrNot(),
})

export type MadeUp = z.output<typeof fields>
