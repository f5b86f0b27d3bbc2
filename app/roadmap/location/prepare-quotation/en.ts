import type { nl } from './nl.ts'

export const en = {
  title: 'Study agreement',
  intro: {
    heading: 'Prepare the study agreement',
    what: 'You check the number of bed sensors and fill in who signs, for which address and when you want to start.',
    why: 'We make the study agreement from this. It says what we agree about the bed sensors at this location.',
    who: 'The project leader. The agreement is signed by someone who may sign for the organisation.',
    ready: 'Good to have at hand: the number of beds per ward and the details of the person who signs.',
  },
  pages: {
    check: {
      title: 'Check',
      heading: 'Is the number of bed sensors right?',
      lead: 'We add up the beds of all wards. Every bed gets one bed sensor.',
    },
    details: {
      title: 'Details',
      heading: 'What goes into the study agreement?',
      lead: 'We copy these details exactly. Only your organisation and our staff see them.',
    },
  },
  fields: {
    checked: 'The number of bed sensors is right',
    location: {
      address: 'Street and number for the agreement',
      zipcode: 'Postcode for the agreement',
      city: 'Town for the agreement',
    },
    signer: {
      first_name: 'First name of the signer',
      last_name: 'Last name of the signer',
      role: 'Role of the signer',
    },
    remarks: 'Remarks about the agreement',
    start_month: 'Month in which you want to start',
    start_year: 'Year in which you want to start',
  },
  legends: { location: 'Address', signer: 'Who signs', start: 'When do you want to start?' },
  hints: {
    signer: { role: 'For example board member or location manager' },
    start_month: 'Allow about a month and a half for preparation',
  },
  options: {},
  rows: {},
  missing: { start_month: 'the month of the start', start_year: 'the year of the start' },
  done: {
    heading: 'We can make the agreement',
    text: 'We send you the study agreement to be signed. Meanwhile you can go on with the other tasks.',
  },
  dueReason: 'Then the agreement is signed before we get the bed sensors ready.',
  beds: {
    caption: 'Bed sensors per ward',
    ward: 'Ward',
    sensors: 'Bed sensors',
    unnamed: 'Ward {{number}}',
    total: 'Total',
    wrong: 'Is it not right?',
    toWards: 'Change the beds per ward',
  },
  agreement: {
    title: 'The agreement itself',
    text: 'You can read it now, with what has been saved. It can be signed with a pen, or by link.',
    textOnPaper: 'You can read it now, with what has been saved. It can be signed with a pen, but not by link yet.',
    toSign: 'Have it signed by link',
  },
  lock: {
    heading: 'Needed first',
    missing_one: 'For the agreement we need to know your location. This is still missing:',
    missing_other: 'For the agreement we need to know your location. These {{count}} things are still missing:',
    lead: 'You cannot fill this in yet. Below you see what is needed first.',
    confirm: 'Confirm the number of bed sensors.',
    toCheck: 'To the check',
  },
} satisfies typeof nl
