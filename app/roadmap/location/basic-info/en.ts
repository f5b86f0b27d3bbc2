import type { nl } from './nl.ts'

export const en = {
  title: 'Basic information',
  intro: {
    heading: 'Tell us about your location',
    what: 'Tell us where the location is, which wards it has, how the night shift works, which alarms you use and who our contact is.',
    why: 'We use this to work out how many bed sensors you need, how long connection day takes and who to invite.',
    who: 'The project leader or team leader. IT or the maintenance team can help with the alarms.',
    ready: 'Have these to hand: the number of beds per ward and the staff per shift.',
  },
  pages: {
    location: {
      title: 'Address and vision',
      heading: 'Where is the location?',
      lead: 'We come to this address on connection day.',
    },
    wards: {
      title: 'Wards',
      heading: 'Which wards will get the system?',
      lead: 'We count the beds per ward. That tells us how many bed sensors you need and how long connection day takes.',
    },
    'night-shift': {
      title: 'Night shift',
      heading: 'How does the night shift work?',
      lead: 'The system helps most at night. We tailor the training to the people who work then.',
    },
    alarm: {
      title: 'Alarms',
      heading: 'How do alarms reach your staff now?',
      lead: 'The system works alongside what you use now, so we want to know what you have.',
    },
    contacts: {
      title: 'Contacts',
      heading: 'Who is our contact at this location?',
      lead: 'We only call or email these people about the preparation and connection day.',
    },
  },
  fields: {
    location: {
      address: 'Street and number',
      zipcode: 'Postcode',
      city: 'Town',
      phone: 'Location’s phone number',
      careVision: 'Vision of care',
    },
    residents: 'Number of residents',
    wards: {
      name: 'Ward name',
      type: 'Ward type',
      numberOfBeds: 'Number of beds',
      remarks: 'Remarks',
      careStaffDay: 'Care staff during the day',
      careStaffEvening: 'Care staff in the evening',
    },
    numberOfWards: 'Number of wards',
    numberOfBedsenseWards: 'Number of wards getting bed sensors',
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
      first_name: 'Contact’s first name',
      last_name: 'Contact’s last name',
      role: 'Contact’s job title',
      email: 'Contact’s email address',
      phone: 'Contact’s phone number',
    },
    manager: {
      first_name: 'Manager’s first name',
      last_name: 'Manager’s last name',
      role: 'Manager’s job title',
    },
  },
  legends: { contact: 'Contact', manager: 'Manager' },
  hints: {
    location: {
      careVision: 'In a few sentences: what does good care mean at this location? It helps us at the start meeting.',
    },
    wards: { type: 'Choose one or type your own, for example closed dementia ward or rehabilitation' },
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
    rosterType: { fixed: 'A fixed group', flex: 'A fixed group, with bank or agency staff' },
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
      add: 'Add another ward',
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
    text: 'We use this to draw up the study agreement and plan connection day. You can change everything later.',
  },
  dueReason: 'That way we know in time how many bed sensors you need and how long the day will take.',
  beds: {
    oneDay_one: 'That’s {{count}} bed in total. Connecting takes about {{from}} to {{to}} hours.',
    oneDay_other: 'That’s {{count}} beds in total. Connecting takes about {{from}} to {{to}} hours.',
    moreDays:
      'That’s {{count}} beds in total. Allow {{days}} days to connect everything. We’ll arrange the days with you.',
  },
} satisfies typeof nl
