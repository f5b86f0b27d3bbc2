import { tuesdayAfter, type DemoForm } from './demo-forms.ts'
import { formsOfLocation, stepsInOrder, type DemoLocation } from './demo-location.ts'

/** Where the ids of rows of this organisation begin. */
const series = 0xd1000000

/** The locations of De Rietkraag: one in the middle of it, one that has time, and one that is connected next week. */
export const rietkraagLocations = (today: number): DemoLocation[] => [
  {
    ...{ index: 0, name: 'Het Veerhuis', street: 'Veerweg 3', zipcode: '3417 AA', city: 'Montfoort' },
    contact: { first_name: 'Noor', last_name: 'van den Berg' },
    ...{ target: tuesdayAfter(today, 4), connection: tuesdayAfter(today, 4) },
  },
  {
    ...{ index: 1, name: 'De Lisdodde', street: 'Rietlaan 18', zipcode: '3421 BB', city: 'Oudewater' },
    contact: { first_name: 'Tim', last_name: 'Kuipers' },
    ...{ target: tuesdayAfter(today, 11), connection: null },
  },
  {
    ...{ index: 2, name: 'Waterrand', street: 'Kade 40', zipcode: '3411 CC', city: 'Lopik' },
    contact: { first_name: 'Fatima', last_name: 'Idrissi' },
    ...{ target: tuesdayAfter(today, 1), connection: tuesdayAfter(today, 1) },
  },
]

/** The forms of De Rietkraag, which shows everything that the portal tells: what is late, sent back and waited for. */
export function rietkraagForms(today: number): DemoForm[] {
  const [veerhuis, lisdodde, waterrand] = rietkraagLocations(today)
  if (!veerhuis || !lisdodde || !waterrand) return []
  const begun = [...stepsInOrder.slice(0, 5), 'infoletter', 'floor-plan', 'finalise-start-meeting']
  return [
    ...ofOrganisation([veerhuis, lisdodde, waterrand]),
    ...formsOfLocation(veerhuis, series + 100, [...begun, 'day-planning-logistics']).map(withoutFamily),
    ...formsOfLocation(lisdodde, series + 200, [...stepsInOrder.slice(0, 4), 'wifi-settings']),
    ...formsOfLocation(waterrand, series + 300, stepsInOrder.slice(0, -1)),
  ]
}

/** The letter is written, and nobody has shared it with the families yet. */
const withoutFamily = (form: DemoForm): DemoForm =>
  form.formType === 'infoletter'
    ? { ...form, fields: { ...form.fields, sharedCouncil: false, sharedFamily: false } }
    : form

const ofOrganisation = (locations: readonly DemoLocation[]): DemoForm[] => [
  {
    formType: 'org-information',
    locationIndex: null,
    fields: {
      organisation: {
        ...{ name: 'De Rietkraag', kvk: '30244871', address: 'Markt 2', zipcode: '3417 AB', city: 'Montfoort' },
      },
      manager: { first_name: 'Greet', last_name: 'Hofman', role: 'Bestuurder' },
      numberOfLocations: 3,
      numberOfBedsenseLocations: 3,
      locations: locations.map(({ index, name }) => ({ id: (series + index).toString(16), name })),
    },
  },
  {
    formType: 'processing-agreement',
    locationIndex: null,
    fields: {
      signer: { first_name: 'Greet', last_name: 'Hofman', role: 'Bestuurder' },
      dpo: {
        ...{ first_name: 'Sjoerd', last_name: 'Prins', title: 'mr.' },
        ...{ email: 'fg@rietkraag.example', phone: '0348 555 30' },
      },
      ...{ downloadedOnce: true, uploadedOnce: false, openedDocuSignLink: false },
    },
  },
]
