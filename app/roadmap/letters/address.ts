import type { Facts } from '../rules/facts.ts'
import { isEmptyObject } from '../rules/values.ts'
import type { Line, Writer } from './letter.ts'
import { places } from './places.ts'

type Address = Facts['basicInformation']['address']

/** An address on one line, with a gap for each part that is missing; one gap where nothing is known. Those of a location lead there. */
export function addressLine(
  { address, zipcode, city }: Address,
  { value }: Pick<Writer, 'value'>,
  isOfLocation = false,
): Line {
  const at = isOfLocation ? places : undefined
  if (isEmptyObject({ address, zipcode, city })) return value(null, at?.address)
  const between = (text: string) => ({ text, isGap: false })
  return [
    ...value(address, at?.address),
    between(', '),
    ...value(zipcode, at?.zipcode),
    between(' '),
    ...value(city, at?.city),
  ]
}

/** The location with its address on one line, for calendars; what is missing is left out. */
export function placeIn({ locationName, basicInformation }: Facts): string {
  const { address, zipcode, city } = basicInformation.address
  return [locationName, address, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
