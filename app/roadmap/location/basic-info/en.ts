import type { nl } from './nl.ts'

export const en = {
  title: 'Basic information',
  intro: {
    heading: 'Tell us about your location',
    what: 'You fill in where the location is, which wards it has, how the night shift works, which alarms you use and who our contact is.',
    why: 'From this we work out how many bed sensors you need, how long the connection day takes and whom to invite.',
    who: 'The project leader or team leader. For the alarms you can ask ICT or the maintenance team to help.',
    ready: 'Good to have at hand: the number of beds per ward and the staff per shift.',
  },
  pages: {
    location: {
      title: 'Address and vision',
      heading: 'Where is the location?',
      lead: 'This is where we come on the connection day.',
    },
    wards: {
      title: 'Wards',
      heading: 'Which wards will get the system?',
      lead: 'We count the beds per ward. That tells us how many bed sensors you need and how long the connection day takes.',
    },
    'night-shift': {
      title: 'Night shift',
      heading: 'How does the night shift work?',
      lead: 'The system helps most at night. We adapt the training to the people who work then.',
    },
    alarm: {
      title: 'Alarms',
      heading: 'Which alarms do you use now?',
      lead: 'The system works alongside what you use today, so we want to know what you have.',
    },
    contacts: {
      title: 'Contacts',
      heading: 'Who is our contact at this location?',
      lead: 'We call or e-mail these people only about the preparation and the connection day.',
    },
  },
  fields: {
    location: {
      address: 'Street and number',
      zipcode: 'Postcode',
      city: 'Town',
      phone: 'Telephone number of the location',
      careVision: 'Vision of care',
    },
    residents: 'Number of residents',
    wards: {
      name: 'Name of the ward',
      type: 'Type of ward',
      numberOfBeds: 'Number of beds',
      remarks: 'Remarks',
      careStaffDay: 'Care staff during the day',
      careStaffEvening: 'Care staff in the evening',
    },
    numberOfWards: 'Number of wards',
    numberOfBedsenseWards: 'Number of wards that get bed sensors',
    nightshift: {
      amount: 'How many people work the night shift?',
      wardsPerNightShift: 'How many wards does one night shift cover?',
      shiftsPerWardEvening: 'How many shifts does a ward have in the evening?',
      rosterType: 'Who works the night shift?',
    },
    alarm: {
      phones: 'Which phones do you use for calls?',
      explanation: 'Explanation',
      alarms: 'Which alarms do you use now?',
      otherAlarms: 'Which other alarms?',
    },
    contact: {
      first_name: 'First name of the contact',
      last_name: 'Last name of the contact',
      role: 'Role of the contact',
      email: 'E-mail address of the contact',
      phone: 'Telephone number of the contact',
    },
    manager: {
      first_name: 'First name of the manager',
      last_name: 'Last name of the manager',
      role: 'Role of the manager',
    },
  },
  legends: { contact: 'Contact', manager: 'Manager' },
  hints: {
    location: {
      careVision: 'In a few sentences: what is good care at this location? It helps us at the start meeting.',
    },
    wards: { type: 'Choose or type your own, for example closed PG or rehabilitation' },
    nightshift: { amount: 'For example 2, or 1 and someone on call' },
    alarm: { alarms: 'You can choose more than one' },
  },
  options: {
    wardTypes: {
      'open-pg': 'Open PG',
      'closed-pg': 'Closed PG',
      somatic: 'Somatic',
      rehabilitation: 'Rehabilitation',
    },
    rosterType: { fixed: 'A fixed group', flex: 'A fixed group, supplemented with flex workers' },
    phones: { dect: 'DECT phones', smartphone: 'Smartphones', none: 'No phones' },
    alarms: {
      'bed-rails': 'Bed rails',
      'bed-mat': 'Bed mat',
      'smart-optical-sensor': 'Smart optical sensor',
      'door-alarm': 'Door alarm',
      'neck-wrist-transmitter': 'Neck or wrist transmitter',
      other: 'Other',
    },
  },
  rows: {
    wards: {
      legend: 'Ward {{number}}',
      named: 'Ward {{number}}: {{name}}',
      add: 'Another ward',
      remove: 'Remove ward {{number}}',
      says: {
        numberOfBeds_one: '1 bed',
        numberOfBeds_other: '{{count}} beds',
        careStaffDay_other: '{{count}} care staff by day',
        careStaffDay_one: '1 care worker by day',
        careStaffEvening_other: '{{count}} in the evening',
      },
      fewer: {
        title_one: 'Which ward do you want to remove?',
        title_other: 'Which {{count}} wards do you want to remove?',
        left_one: 'That leaves 1 bed',
        left_other: 'That leaves {{count}} beds',
        gone: 'For each ward you choose: its name, type, beds, care staff and remarks.',
        remove_one: 'Remove this ward',
        remove_other: 'Remove these wards',
        keep: 'No, keep all {{count}} wards',
      },
    },
  },
  missing: {
    wards: 'at least one ward',
    nightshift: {
      amount: 'how many people work the night shift',
      wardsPerNightShift: 'how many wards one night shift covers',
      shiftsPerWardEvening: 'how many shifts a ward has in the evening',
      rosterType: 'who works the night shift',
    },
    alarm: { phones: 'which phones you use for calls' },
  },
  done: {
    heading: 'We know your location',
    text: 'We use this to make the study agreement and to plan the connection day. You can change everything later.',
  },
  dueReason: 'Then we know in time how many bed sensors you need and how long the day will take.',
  beds: {
    oneDay_one: 'That is {{count}} bed in all. Connecting takes about {{from}} to {{to}} hours.',
    oneDay_other: 'That is {{count}} beds in all. Connecting takes about {{from}} to {{to}} hours.',
    moreDays:
      'That is {{count}} beds in all. Allow for {{days}} days to connect everything. We arrange with you which days those are.',
  },
} satisfies typeof nl
