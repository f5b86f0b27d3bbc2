import { z } from 'zod'

/** A place where somebody is named, as a form of ours sends it: with what it was when the page was made. */
export type SentPlace = {
  /** `addedPlace` where it is the list of who was added by hand; `path` is the id of the row then. */
  formType: string
  locationIndex: number | null
  /** Of the location's row; '' for the organisation. */
  locationId: string
  version: number
  path: string
}

/** What stands for the list of who was added by hand, in the place of a form type. */
export const addedPlace = 'added'

const sent = z.tuple([z.string(), z.int().nullable(), z.string(), z.int(), z.string()])

/** A place as the value of a box to tick. */
export const placeValue = ({ formType, locationIndex, locationId, version, path }: SentPlace): string =>
  JSON.stringify([formType, locationIndex, locationId, version, path])

/** Reads what `placeValue` made; null for anything else. */
export function readPlace(value: string): SentPlace | null {
  try {
    const [formType, locationIndex, locationId, version, path] = sent.parse(JSON.parse(value))
    return { formType, locationIndex, locationId, version, path }
  } catch {
    return null
  }
}
