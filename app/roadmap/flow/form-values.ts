import { isFields, type Fields } from '../rules/fields.ts'

export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Values as a form holds them: only text, lists and groups. */
export type FormValues = { [name: string]: FormValue }

/** Stored values as a form holds them; nothing is ''. */
export const inForm = (fields: Fields): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueInForm(value)]))

function valueInForm(value: unknown): FormValue {
  if (Array.isArray(value)) return value.map(valueInForm)
  if (isFields(value)) return inForm(value)
  return value === null || value === undefined ? '' : String(value)
}

/** The same values as the names and texts a browser would send. */
export function formEntries(values: FormValue, name = ''): [name: string, value: string][] {
  if (typeof values === 'string') return [[name, values]]
  if (Array.isArray(values)) {
    return values.flatMap((value, index) => formEntries(value, typeof value === 'string' ? name : `${name}[${index}]`))
  }
  return Object.entries(values).flatMap(([key, value]) => formEntries(value, name === '' ? key : `${name}.${key}`))
}
