/** A number of the Chamber of Commerce without the spaces and full stops between its digits; anything else as it is. */
export const kvkNumber = (typed: string): string => {
  const digits = typed.replace(/[\s.]/g, '')
  return kvkShape.test(digits) ? digits : typed
}

/** A Dutch postcode as it is written: 3603 CD; anything else as it is. */
export const postcode = (typed: string): string =>
  typed.replace(
    /^([1-9]\d{3})\s*([a-z]{2})$/i,
    (_, digits: string, letters: string) => `${digits} ${letters.toUpperCase()}`,
  )

const kvkShape = /^\d{8}$/
const shapes = { kvk: kvkShape, zipcode: /^[1-9]\d{3} [A-Z]{2}$/ }

/** The fields, by the last part of their names, that are looked at here. */
export const advised = Object.keys(shapes) as (keyof typeof shapes)[]

/** Whether what is kept in such a field looks like a slip. It may be right all the same: a house abroad has another postcode. */
export const looksOdd = (field: keyof typeof shapes, kept: unknown): boolean =>
  typeof kept === 'string' && kept !== '' && !shapes[field].test(kept)
