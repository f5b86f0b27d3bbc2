import type { nl } from './nl.ts'

export const en = {
  title: 'Organisation and locations',
  intro: {
    heading: 'Tell us about your organisation',
    what: 'Fill in your organisation’s details, who leads it and which locations will get bed sensors.',
    why: 'We use these details for the agreements. Every location you name gets its own route card.',
    who: 'The project leader or the organisation’s secretary.',
    ready: 'Have these to hand: the Chamber of Commerce (KvK) number and the location names.',
  },
  pages: {
    organisation: {
      title: 'Organisation',
      heading: 'What are your organisation’s details?',
      lead: 'These details go into the agreements. Copy them as registered with the Chamber of Commerce.',
    },
    locations: {
      title: 'Locations',
      heading: 'Which locations are taking part?',
      lead: 'Give every location the name your colleagues use. The location can then start on its own route card.',
    },
  },
  fields: {
    organisation: {
      name: 'Organisation name',
      kvk: 'KvK (Chamber of Commerce) number',
      address: 'Organisation street and number',
      zipcode: 'Organisation postcode',
      city: 'Organisation town',
    },
    manager: {
      first_name: 'Manager’s first name',
      last_name: 'Manager’s last name',
      role: 'Manager’s job title',
    },
    numberOfLocations: 'Total number of locations',
    numberOfBedsenseLocations: 'Number of locations getting bed sensors',
    locations: { name: 'Location name' },
  },
  legends: { organisation: 'Organisation', manager: 'Organisation’s manager' },
  hints: {
    organisation: { kvk: 'Eight digits' },
    manager: { role: 'For example board member or director of care' },
  },
  options: {},
  rows: {
    locations: {
      legend: 'Location {{number}}',
      named: 'Location {{number}}: {{name}}',
      add: 'Add another location',
      remove: 'Remove location {{number}}',
      fewer: {
        title_one: 'Which location do you want to remove?',
        title_other: 'Which {{count}} locations do you want to remove?',
        gone: 'For each location you choose: its name and its route card. Nothing has been filled in there yet.',
        remove_one: 'Remove this location',
        remove_other: 'Remove these locations',
        keep: 'No, keep all {{count}} locations',
      },
    },
  },
  missing: { locations: 'at least one location' },
  done: {
    heading: 'We know your organisation',
    text: 'Every location with a name now has its own route card.',
  },
  dueReason: 'That way each location can start its own route card in time.',
  spreadsheet: 'Already have your locations in a spreadsheet?',
  spreadsheetLink: 'Import them all at once',
} satisfies typeof nl
