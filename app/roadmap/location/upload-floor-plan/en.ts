import type { nl } from './nl.ts'

export const en = {
  title: 'Floor plan',
  intro: {
    heading: 'Send us the floor plan',
    what: 'You upload a floor plan of every ward that gets bed sensors.',
    why: 'With the floor plan we walk the shortest route on the connection day and each sensor gets the right room.',
    who: 'The team leader, or ask the maintenance team for a drawing.',
    ready:
      'An evacuation plan or a clear photo will do, as long as the room numbers can be read. Names of residents are not needed.',
  },
  pages: {
    upload: {
      title: 'Upload',
      heading: 'How are the wards laid out?',
      lead: 'Choose a file for each ward. You can choose several files at once. Only your organisation and we see the floor plan.',
    },
    confirmation: {
      title: 'Check',
      heading: 'Is the floor plan right?',
      lead: 'Check that every ward is there and that the room numbers can be read. Then the technical preparation of the connection day is complete.',
    },
  },
  fields: { uploadedOnce: 'Floor plan uploaded' },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { document: 'the floor plan', newVersion: 'a new version of the floor plan' },
  done: {
    heading: 'We can find our way',
    text: 'We check whether we can use the floor plan. After that this task is marked “Checked”.',
  },
  dueReason: 'Then we can plan the route along the rooms.',
} satisfies typeof nl
