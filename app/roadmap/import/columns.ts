import { calledBy, type ListColumns } from '#app/platform/spreadsheet/heads.ts'

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

/** What people call the columns beside the names that the template has for them, in both languages. */
const alsoCalled: Record<Column, readonly string[]> = {
  name: ['naam', 'name', ...calledBy.location, 'huis', 'home', 'care home'],
  address: ['straat', 'straat en huisnummer', 'adres locatie', 'street', 'street and number', 'address line 1'],
  zipcode: ['postcode locatie', 'pc', 'zip', 'zip code', 'zipcode', 'postal code', 'post code'],
  city: calledBy.town,
  phone: ['telefoon', 'telefoonnummer', 'tel', 'phone', 'phone number', 'telephone'],
  contactFirstName: ['voornaam', 'voornaam contactpersoon', 'first name'],
  contactLastName: ['achternaam', 'achternaam contactpersoon', 'last name', 'surname'],
  contactRole: ['functie', 'rol', 'functie contactpersoon', 'role', 'job title', 'position'],
  contactEmail: calledBy.email,
  contactPhone: ['telefoon', 'telefoonnummer', 'tel', 'mobiel', '06', 'phone', 'phone number', 'telephone', 'mobile'],
  ward: ['naam afdeling', 'afdelingen', 'ward', 'ward name', 'unit', 'department'],
  wardType: ['soort', 'type', 'type afdeling', 'ward type', 'type of ward'],
  beds: ['bedden', 'aantal bedden', 'bed', 'beds', 'number of beds'],
}

/** What people call a column with a whole name, of which the first word is the first name. */
const contactName = [
  'contact',
  'contactpersoon',
  'naam contact',
  'naam contactpersoon',
  'contact person',
  'contact name',
]

/**
 * The columns of a sheet as a list is read by them: those above, and behind them the one with a whole name.
 * @param names what the template calls the columns, by language
 */
export const listColumns = (names: readonly Record<Column, string>[]): ListColumns => ({
  names: [...columns.map((column) => [...alsoCalled[column], ...names.map((one) => one[column])]), contactName],
  required: columns.indexOf('name'),
  ofPerson: [...cellColumns.contact.map((column) => columns.indexOf(column)), columns.length],
})
