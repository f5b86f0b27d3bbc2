import type { nl } from './nl.ts'

export const en = {
  title: 'Study agreement',
  intro: {
    heading: 'Prepare the study agreement',
    what: 'Check the number of bed sensors and fill in who signs, for which address and when you want to start.',
    why: 'We use this to draw up the study agreement. It says what we agree about the bed sensors at this location.',
    who: 'The project leader. Someone authorised by the organisation signs the agreement.',
    ready: 'Have these to hand: the number of beds per ward and the details of the person who signs.',
  },
  pages: {
    check: {
      title: 'Check',
      heading: 'Is the number of bed sensors right?',
      lead: 'We add up the beds on all wards. Every bed gets one bed sensor.',
    },
    details: {
      title: 'Details',
      heading: 'What goes in the study agreement?',
      lead: 'We copy these details exactly. Only your organisation and our staff can see them.',
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
      first_name: 'Signer’s first name',
      last_name: 'Signer’s last name',
      role: 'Signer’s job title',
    },
    remarks: 'Remarks about the agreement',
    start_month: 'Month you want to start',
    start_year: 'Year you want to start',
  },
  legends: { location: 'Address', signer: 'Who signs', start: 'When do you want to start?' },
  hints: {
    signer: { role: 'For example board member or location manager' },
    start_month: 'Allow about a month and a half to prepare',
  },
  options: {},
  rows: {},
  missing: {
    checked: 'confirm the number of bed sensors',
    start_month: 'the start month',
    start_year: 'the start year',
  },
  done: {
    heading: 'The details for the agreement are complete',
    text: 'On the “Details” page you can read it, download it and have it signed, with a pen or by link. You can carry on with the other tasks now.',
  },
  dueReason: 'That way the agreement is signed before we get the bed sensors ready.',
  notYet: { checked: 'Not confirmed yet' },
  beds: {
    caption: 'Bed sensors per ward',
    ward: 'Ward',
    sensors: 'Bed sensors',
    unnamed: 'Ward {{number}}',
    total: 'Total',
    wrong: 'Not right?',
    toWards: 'Change the beds per ward',
  },
  agreement: {
    title: 'The agreement itself',
    text: 'You can read it now, with what you’ve saved so far. You can have it signed with a pen or by link.',
    textOnPaper:
      'You can read it now, with what you’ve saved so far. You can have it signed with a pen, but not by link yet.',
    toSign: 'Have it signed by link',
  },
  lock: {
    heading: 'What we need first',
    missing_one: 'We need to know your location for the agreement. This is still missing:',
    missing_other: 'We need to know your location for the agreement. These {{count}} things are still missing:',
    lead: 'You can’t fill this in yet. Here is what we need first.',
    confirm: 'Confirm the number of bed sensors.',
    toCheck: 'Go to the check',
  },
} satisfies typeof nl
