import { z } from 'zod'
import { count, email, rows, text } from '#app/roadmap/rules/shapes.ts'

const details = z.object({
  numberOfMembers: count(200),
  members: rows({ first_name: text(), last_name: text(), email: email(), position: text() }, 200),
})

export const pageFields = { details }

export const fields = z.object({ ...details.shape })

export type ProjectTeam = z.output<typeof fields>
