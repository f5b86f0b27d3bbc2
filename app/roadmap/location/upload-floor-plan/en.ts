import type { nl } from './nl.ts'

export const en = {
  title: 'Floor plan',
  intro: {
    heading: 'Send us the floor plan',
    what: 'Upload a floor plan of every ward that gets bed sensors.',
    why: 'The floor plan shows us the shortest route on connection day and gets each sensor to the right room.',
    who: 'The team leader. You can also ask maintenance for a drawing.',
    ready:
      'An evacuation plan or a clear photo is fine, as long as we can read the room numbers. We don’t need residents’ names.',
  },
  pages: {
    upload: {
      title: 'Upload',
      heading: 'How are the wards laid out?',
      lead: 'Choose a file for each ward. Only your organisation and our staff can see the floor plan.',
    },
    confirmation: {
      title: 'Check',
      heading: 'Is the floor plan right?',
      lead: 'Check that every ward is there and that you can read the room numbers. That completes the technical preparation for connection day.',
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
    text: 'We’ll check that we can use the floor plan. Then this task is marked “Checked”.',
  },
  dueReason: 'That way we can plan our route through the rooms.',
  noPlan: {
    heading: 'A floor plan is needed first',
    lead: 'There are no files yet. Upload the floor plan, then check it here.',
    toUpload: 'Go to the upload page',
  },
} satisfies typeof nl
