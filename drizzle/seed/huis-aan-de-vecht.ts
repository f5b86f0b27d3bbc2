import type { DemoForm } from './demo-forms.ts'

const address = { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen' }
const leader = { first_name: 'Marieke', last_name: 'Jansen' }

/**
 * De Zonnehof's first location: the choice of unit is nearly complete, the agreements have begun.
 * @param targetDate midnight UTC in milliseconds
 */
export function huisAanDeVecht(targetDate: number): DemoForm[] {
  return [
    { formType: 'basic-information', locationIndex: 0, fields: basicInformation },
    { formType: 'project-team', locationIndex: 0, fields: projectTeam },
    { formType: 'target-date', locationIndex: 0, fields: { date: targetDate } },
    { formType: 'study-goals', locationIndex: 0, fields: studyGoals },
    { formType: 'quotation', locationIndex: 0, fields: quotation },
    { formType: 'wifi-settings', locationIndex: 0, fields: wifiSettings },
    { formType: 'infoletter', locationIndex: 0, fields: infoLetter },
  ]
}

const basicInformation = {
  location: {
    ...address,
    phone: '0346 555 100',
    careVision: 'Bewoners leven zoals zij gewend zijn. De nacht is om te slapen: wij komen langs als het nodig is.',
  },
  residents: 48,
  nightshift: { amount: '2', wardsPerNightShift: '2', shiftsPerWardEvening: '3', rosterType: 'fixed' },
  alarm: { phones: 'smartphone', explanation: '', alarms: ['bed-mat', 'door-alarm'], otherAlarms: '' },
  contact: { ...leader, role: 'Projectleider', email: 'leader@example.org', phone: '06 5550 1001' },
  manager: { first_name: 'Erik', last_name: 'Visser', role: 'Locatiemanager' },
  wards: [
    {
      id: '3d90b7e1',
      name: 'Waterlelie',
      type: 'Gesloten PG',
      numberOfBeds: 12,
      remarks: 'Twee kamers worden in het voorjaar geschilderd.',
      careStaffDay: 4,
      careStaffEvening: 2,
    },
    {
      id: 'a81c4f26',
      name: 'Rietzanger',
      type: 'Somatiek',
      numberOfBeds: 14,
      remarks: '',
      careStaffDay: 4,
      careStaffEvening: 3,
    },
  ],
  numberOfWards: 2,
  numberOfBedsenseWards: 2,
}

const projectTeam = {
  numberOfMembers: 3,
  members: [
    { id: '52e7c90b', ...leader, email: 'leader@example.org', position: 'Projectleider' },
    {
      id: '9a14d3f8',
      first_name: 'Youssef',
      last_name: 'Amrani',
      email: 'colleague@example.org',
      position: 'Teamleider',
    },
    { id: 'e60b2c75', first_name: 'Lotte', last_name: 'Mulder', email: '', position: 'Verzorgende nachtdienst' },
  ],
}

const studyGoals = {
  quality: ['incidents', 'night-rest'],
  workplace: ['workload'],
  efficiency: [],
  other_effects: 'Minder verstoring van bewoners die licht slapen.',
}

const quotation = {
  location: address,
  signer: { first_name: 'Hanneke', last_name: 'de Vries', role: 'Bestuurder' },
  remarks: '',
  start_month: null,
  start_year: null,
  checked: false,
}

const wifiSettings = {
  downloadedBrochure: true,
  wifi: {
    settings: { networkType: 'WPA2-PSK', ssid: 'Vecht-Zorg', username: '', password: '' },
    contact: { first_name: 'Bas', last_name: 'Hendriks', email: 'ict@zonnehof.example', phone: '0346 555 190' },
  },
}

const infoLetter = {
  numberOfPersons: 1,
  persons: [{ id: '0c7f5a92', ...leader, role: 'Projectleider', email: 'leader@example.org', phone: '06 5550 1001' }],
  downloaded: true,
  sharedCouncil: false,
  sharedFamily: false,
  remarksCouncil: '',
  remarksFamily: '',
}
