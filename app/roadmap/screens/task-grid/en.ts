import type { nl } from './nl.ts'

export const en = {
  title: 'All tasks for every location',
  lead: 'Each sign is a task at a location.',
  leads: 'If a task is overdue or has been sent back, choose its sign to go to the task.',
  table: 'Tasks for every location',
  location: 'Location',
  day: 'Connection day',
  noDay: 'no date yet',
  expected: 'expected',
  completed: 'Completed',
  of: '{{completed}} of {{total}}',
  cell: '{{task}}, {{location}}: {{mark}}',
  file: 'Download as a table (CSV)',
  print: 'You can also print this page.',
  order: {
    label: 'Sort by',
    date: 'Connection day',
    late: 'Most overdue first',
    position: 'The order you listed them in',
  },
  range: '{{from}} to {{to}} of {{total}} locations',
  none: 'There are no locations yet.',
  toLocations: 'Go to the locations',
  csv: { city: 'Town', definitive: 'Definitive', yes: 'yes', no: 'no', late: 'Tasks overdue' },
} satisfies typeof nl
