/** The nine parts in which PostNL's postcodes divide the Netherlands, by their first digit. */
export const postalRegions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type PostalRegion = (typeof postalRegions)[number]

/** In which part of the country a postcode lies, as somebody typed it; null where it is not a Dutch one. */
export function postalRegionOf(zipcode: string): PostalRegion | null {
  const [, digit = ''] = /^\s*([1-9])\d{3}(?!\d)/.exec(zipcode) ?? []
  return postalRegions.find((region) => String(region) === digit) ?? null
}
