import { fold } from '#app/platform/i18n/fold.ts'
import { longestHead } from '#app/platform/spreadsheet/heads.ts'

/** What a row of a sheet says of a location, of its contact person and of one of its wards, in the order of the template. */
export const columns = [
  ...(['name', 'address', 'zipcode', 'city', 'phone'] as const),
  ...(['contactFirstName', 'contactLastName', 'contactRole', 'contactEmail', 'contactPhone'] as const),
  ...(['ward', 'wardType', 'beds'] as const),
]
export type Column = (typeof columns)[number]
export type Cells = Record<Column, string>

/** The columns in which a field of the tasks stands, by its path there. */
export const fieldOf: Record<Column, string> = {
  name: 'locations.name',
  address: 'location.address',
  zipcode: 'location.zipcode',
  city: 'location.city',
  phone: 'location.phone',
  contactFirstName: 'contact.first_name',
  contactLastName: 'contact.last_name',
  contactRole: 'contact.role',
  contactEmail: 'contact.email',
  contactPhone: 'contact.phone',
  ward: 'wards.name',
  wardType: 'wards.type',
  beds: 'wards.numberOfBeds',
}

/** What is one in the page: a row has a cell for each. */
export const cellColumns = {
  location: ['name', 'phone'],
  address: ['address', 'zipcode', 'city'],
  ward: ['ward', 'wardType', 'beds'],
  contact: ['contactFirstName', 'contactLastName', 'contactRole', 'contactEmail', 'contactPhone'],
} as const satisfies Record<string, readonly Column[]>

/** The columns that say something of the location as a whole: on all of its rows they say the same, or nothing. */
export const placeColumns: readonly Column[] = columns.filter((one) => !isOfWard(one) && one !== 'name')

/** Whether a column says something of a ward. */
export function isOfWard(column: Column): boolean {
  return column === 'ward' || column === 'wardType' || column === 'beds'
}

export const emptyCells = (): Cells =>
  Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>

/** A column as a head names it; of `contactName` the first word is the first name. */
export type Head = Column | 'contactName'

/** What people call the columns beside the names that the template has for them, in both languages. */
const alsoCalled: Record<Head, readonly string[]> = {
  name: ['naam', 'naam locatie', 'locatienaam', 'name', 'location', 'location name', 'huis', 'home', 'care home'],
  address: ['straat', 'straat en huisnummer', 'adres locatie', 'street', 'street and number', 'address line 1'],
  zipcode: ['postcode locatie', 'pc', 'zip', 'zip code', 'zipcode', 'postal code', 'post code'],
  city: ['woonplaats', 'stad', 'city', 'town', 'place'],
  phone: ['telefoon', 'telefoonnummer', 'tel', 'phone', 'phone number', 'telephone'],
  contactName: ['contact', 'contactpersoon', 'naam contact', 'naam contactpersoon', 'contact person', 'contact name'],
  contactFirstName: ['voornaam', 'voornaam contactpersoon', 'first name'],
  contactLastName: ['achternaam', 'achternaam contactpersoon', 'last name', 'surname'],
  contactRole: ['functie', 'rol', 'functie contactpersoon', 'role', 'job title', 'position'],
  contactEmail: [
    'e mail',
    'email',
    'mail',
    'e mailadres',
    'emailadres',
    'mailadres',
    'e mail address',
    'email address',
  ],
  contactPhone: ['telefoon', 'telefoonnummer', 'tel', 'mobiel', '06', 'phone', 'phone number', 'telephone', 'mobile'],
  ward: ['naam afdeling', 'afdelingen', 'ward', 'ward name', 'unit', 'department'],
  wardType: ['soort', 'type', 'type afdeling', 'ward type', 'type of ward'],
  beds: ['bedden', 'aantal bedden', 'bed', 'beds', 'number of beds'],
}

const heads: readonly Head[] = [...columns, 'contactName']

/**
 * Which column each cell of a line is the head of; null for one that we do not know, or have already.
 * @param names what the template calls the columns, by language
 */
export function headsIn(cells: readonly string[], names: readonly Record<Column, string>[]): (Head | null)[] {
  const taken = new Set<Head>()
  const called = new Map(heads.map((head) => [head, namesOf(head, names)]))
  return cells.map((cell) => {
    const asked = fold(cell.slice(0, longestHead))
    const found = heads.filter((head) => asked !== '' && called.get(head)?.includes(asked) && !taken.has(head))
    // Behind the name of somebody a phone number is theirs.
    const isOfContact = [...taken].some((head) => head.startsWith('contact'))
    const head = (isOfContact ? found.findLast(Boolean) : found[0]) ?? null
    if (head) taken.add(head)
    return head
  })
}

const namesOf = (head: Head, names: readonly Record<Column, string>[]): string[] => [
  ...alsoCalled[head],
  ...(head === 'contactName' ? [] : names.map((one) => fold(one[head]))),
]
