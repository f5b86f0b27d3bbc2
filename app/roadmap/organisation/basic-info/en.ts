import type { nl } from './nl.ts'

export const en = {
  title: 'Organisation and locations',
  intro: {
    heading: 'Tell us about your organisation',
    what: 'You fill in the details of your organisation, who leads it and which locations will get bed sensors.',
    why: 'We use these details for the agreements. Every location you name gets its own route card.',
    who: 'The project leader or the secretary of the organisation.',
    ready: 'Good to have at hand: the Chamber of Commerce (KvK) number and the names of the locations.',
  },
  pages: {
    organisation: {
      title: 'Organisation',
      heading: 'What are the details of your organisation?',
      lead: 'These details go into the agreements. Copy them as they are registered with the Chamber of Commerce.',
    },
    locations: {
      title: 'Locations',
      heading: 'Which locations take part?',
      lead: 'Give every location the name your colleagues use. The location can then start on its own route card.',
    },
  },
  fields: {
    organisation: {
      name: 'Name of the organisation',
      kvk: 'Chamber of Commerce (KvK) number of the organisation',
      address: 'Street and number of the organisation',
      zipcode: 'Postcode of the organisation',
      city: 'Town of the organisation',
    },
    manager: {
      first_name: 'First name of the manager',
      last_name: 'Last name of the manager',
      role: 'Role of the manager',
    },
    numberOfLocations: 'Number of locations of the organisation',
    numberOfBedsenseLocations: 'Number of locations that get bed sensors',
    locations: { name: 'Name of the location' },
  },
  legends: { organisation: 'Organisation', manager: 'Manager of the organisation' },
  hints: {
    organisation: { kvk: 'Eight digits' },
    manager: { role: 'For example board member or director of care' },
  },
  options: {},
  rows: {
    locations: {
      legend: 'Location {{number}}',
      named: 'Location {{number}}: {{name}}',
      add: 'Another location',
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
    text: 'Every location with a name now has its own route card. The next step for the organisation is the processing agreement.',
  },
  dueReason: 'Then each location can start its own route card in time.',
  spreadsheet: 'Already have your locations in a spreadsheet?',
  spreadsheetLink: 'Bring them all in at once',
} satisfies typeof nl
