import { fold } from '#app/platform/i18n/fold.ts'
import { isFields, type Fields } from '../rules/fields.ts'
import { peopleIn } from './people-in.ts'

/** What is new about somebody; '' for what stays as it is. */
export type NewReach = { phone: string; email: string }

/**
 * The values with a number or address replaced where somebody is named; as they are where by now somebody else stands there, or
 * nothing of that kind is asked.
 * @param path where they stand: 'contact', 'persons.0'
 */
export function replaceReach(fields: Fields, path: string, name: string, reach: NewReach): Fields {
  const replaced = inside(fields, path.split('.'), (person) => {
    const [named] = peopleIn([{ locationIndex: null, formType: '', fields: person }])
    return named && fold(named.name) === fold(name) ? { ...person, ...askedOf(person, reach) } : person
  })
  return isFields(replaced) ? replaced : fields
}

const askedOf = (person: Fields, reach: NewReach): Fields =>
  Object.fromEntries(Object.entries(reach).filter(([key, value]) => value !== '' && key in person))

function inside(value: unknown, [step, ...rest]: readonly string[], change: (person: Fields) => Fields): unknown {
  if (step === undefined) return isFields(value) ? change(value) : value
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === step ? inside(one, rest, change) : one))
  return isFields(value) && step in value ? { ...value, [step]: inside(value[step], rest, change) } : value
}
