/** Somebody whom a page offers where it asks for a person. */
export type OfferedPerson = {
  id: string
  /** Their name; with what tells them apart where two have it. */
  name: string
  initials: string
  /** Their name, and what tells them apart. */
  label: string
  /** What is known of them, by the last part of the field's name; '' for what is not. */
  fields: PersonFields
}

type PersonFields = Readonly<Record<string, string>>

/** What the fields of somebody hold, whatever a task calls them. */
export const personFields = (person: {
  firstName: string
  lastName: string
  role: string
  email: string
  phone: string
}): PersonFields => ({
  first_name: person.firstName,
  last_name: person.lastName,
  role: person.role,
  position: person.role,
  email: person.email,
  phone: person.phone,
})
