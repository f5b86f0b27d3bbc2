import { type DemoForm, tuesdayAfter } from './demo-forms.ts'
import { huisAanDeVecht } from './huis-aan-de-vecht.ts'

/**
 * The forms of De Zonnehof: a first location that is well under way, a second one just begun, and a third that has no
 * name yet.
 * @param today milliseconds since 1970; the dates lie some weeks after it
 */
export function zonnehofForms(today: number): DemoForm[] {
  return [...organisation, ...huisAanDeVecht(tuesdayAfter(today, 8)), wilgenhof]
}

const organisation: DemoForm[] = [
  {
    formType: 'org-information',
    locationIndex: null,
    fields: {
      organisation: {
        name: 'De Zonnehof',
        kvk: '30198765',
        address: 'Stationsplein 12',
        zipcode: '3601 AB',
        city: 'Maarssen',
      },
      manager: { first_name: 'Hanneke', last_name: 'de Vries', role: 'Bestuurder' },
      numberOfLocations: 3,
      numberOfBedsenseLocations: 2,
      locations: [
        { id: '1f6a20c4', name: 'Huis aan de Vecht' },
        { id: '7be3d915', name: 'De Wilgenhof' },
        { id: 'c04d82fa', name: '' },
      ],
    },
  },
  {
    formType: 'processing-agreement',
    locationIndex: null,
    fields: {
      signer: { first_name: 'Hanneke', last_name: 'de Vries', role: 'Bestuurder' },
      dpo: { first_name: 'Peter', last_name: 'Koster', title: '', email: 'p.koster@zonnehof.example', phone: '' },
      downloadedOnce: true,
      uploadedOnce: false,
      openedDocuSignLink: false,
    },
  },
]

const wilgenhof: DemoForm = {
  formType: 'basic-information',
  locationIndex: 1,
  fields: {
    location: {
      address: 'Wilgenlaan 4',
      zipcode: '3603 CD',
      city: 'Maarssen',
      phone: '0346 555 120',
      careVision: '',
    },
    residents: 36,
    nightshift: { amount: '', wardsPerNightShift: '', shiftsPerWardEvening: '', rosterType: '' },
    alarm: { phones: '', explanation: '', alarms: [], otherAlarms: '' },
    contact: { first_name: 'Youssef', last_name: 'Amrani', role: 'Teamleider', email: '', phone: '' },
    manager: { first_name: '', last_name: '', role: '' },
    wards: [],
    numberOfWards: 2,
    numberOfBedsenseWards: 1,
  },
}
