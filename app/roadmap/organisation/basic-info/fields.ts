import { z } from 'zod'
import { count, group, kvk, person, rows, text, zipcode } from '#app/roadmap/rules/shapes.ts'

const organisation = z.object({
  organisation: group({ name: text(), kvk: kvk(), address: text(), zipcode: zipcode(), city: text() }),
  manager: person(),
})

const locations = z.object({
  numberOfLocations: count(1000),
  numberOfBedsenseLocations: count(1000),
  locations: rows({ name: text() }, 1000),
})

export const pageFields = { organisation, locations }

export const fields = z.object({ ...organisation.shape, ...locations.shape })

export type OrgInformation = z.output<typeof fields>
