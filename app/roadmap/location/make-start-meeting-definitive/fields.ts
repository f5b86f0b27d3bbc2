import { z } from 'zod'
import { count, email, group, moment, rows, text } from '#app/roadmap/rules/shapes.ts'

const details = z.object({
  numberOfDates: count(20),
  dates: rows({ date: moment() }, 20),
  momo_contact: group({ full_name: text(), email: email() }),
})

export const pageFields = { details }

export const fields = z.object({ ...details.shape })

export type StartMeeting = z.output<typeof fields>
