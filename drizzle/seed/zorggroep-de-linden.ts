import { tuesdayAfter, type DemoForm } from './demo-forms.ts'
import { formsOfLocation, stepsInOrder } from './demo-location.ts'

/** Where the ids of rows of this organisation begin; each location has a hundred. */
const series = 0xd2000000

const names = [
  ...['De Akker', 'De Beemd', 'De Berkenhof', 'De Boomgaard', 'De Brink', 'De Coupure', 'De Dijk', 'De Donk'],
  ...['De Eng', 'De Es', 'De Gaarde', 'De Haven', 'De Heide', 'De Hoeve', 'De Iep', 'De Kamp'],
  ...['De Kastanje', 'De Klaver', 'De Kreek', 'De Lantaarn', 'De Linde', 'De Meent', 'De Mispel', 'De Molen'],
  ...['De Notelaar', 'De Oever', 'De Olm', 'De Pol', 'De Ravelijn', 'De Sluis', 'De Spil', 'De Stelle'],
  ...['De Terp', 'De Toren', 'De Uiterwaard', 'De Vliet', 'De Waard', 'De Weide', 'De Zoom', 'De Zwaan'],
]
const cities = ['Zeist', 'Bunnik', 'Houten', 'Doorn', 'Rhenen', 'Driebergen']
const contacts = [
  { first_name: 'Anja', last_name: 'Peters' },
  { first_name: 'Bram', last_name: 'de Wit' },
  { first_name: 'Carla', last_name: 'Mol' },
]

/** Whose connection day is over: of one somebody said that it was connected, of the other nobody has. */
const [connected, passed] = [names.indexOf('De Brink'), names.indexOf('De Oever')]

/** Where each location of Zorggroep De Linden is: how many tasks are done, and in how many weeks it is connected. */
export function stateOf(index: number) {
  if (index === connected || index === passed) return { steps: stepsInOrder.length, weeks: -2 }
  return {
    /** The last two have hardly begun; the others are spread over all that there is. */
    steps: index >= names.length - 2 ? 0 : (index * 7) % (stepsInOrder.length + 1),
    weeks: 1 + ((index * 5) % 24),
  }
}

/** The forms of Zorggroep De Linden: forty locations, from hardly begun to ready. */
export const lindenForms = (today: number): DemoForm[] => [
  {
    formType: 'org-information',
    locationIndex: null,
    fields: {
      organisation: {
        ...{
          name: 'Zorggroep De Linden',
          kvk: '30511902',
          address: 'Lindelaan 100',
          zipcode: '3707 AA',
          city: 'Zeist',
        },
      },
      manager: { first_name: 'Rob', last_name: 'Verhoef', role: 'Bestuurder' },
      numberOfLocations: names.length,
      numberOfBedsenseLocations: names.length,
      locations: names.map((name, index) => ({ id: (series + index * 100 + 99).toString(16), name })),
    },
  },
  ...names.flatMap((name, index) => {
    const { steps, weeks } = stateOf(index)
    const target = tuesdayAfter(today, weeks)
    const contact = contacts[index % contacts.length] ?? { first_name: '', last_name: '' }
    const city = cities[index % cities.length] ?? ''
    const place = { index, name, street: `Dorpsstraat ${index + 1}`, zipcode: '3701 AA', city, contact }
    const done = stepsInOrder.slice(0, steps)
    const connection = done.includes('day-planning-logistics') ? target : null
    return formsOfLocation(
      { ...place, target, connection, isConnected: index === connected },
      series + index * 100,
      done,
    )
  }),
]
