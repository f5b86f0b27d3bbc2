import type { nl } from './nl.ts'

export const en = {
  title: 'Bed plates',
  intro: {
    heading: 'Show us which bed plates the sensors will lie on',
    what: 'You tell us whether all beds have the same bed plate and send photos of each type.',
    why: 'The bed sensor lies on the bed plate, under the mattress. With the photos we bring the right material on the connection day.',
    who: 'A carer or the maintenance team. Photos taken with a phone are fine.',
    ready:
      'Lift the mattress and take one photo of the whole plate for each type of bed. Make sure no residents are in the photo.',
  },
  pages: {
    details: {
      title: 'Types',
      heading: 'Do all beds have the same bed plate?',
      lead: 'The bed plate is the plate or slatted base on which the mattress lies.',
    },
    upload: {
      title: 'Upload photos',
      heading: 'What do the bed plates look like?',
      lead: 'Choose one photo of each type. You can choose several files at once. Only your organisation and we see the photos.',
    },
  },
  fields: { unique: 'Do all beds have the same bed plate?' },
  legends: {},
  hints: { unique: 'Not sure? Then look at a few beds on each ward.' },
  options: { unique: { true: 'Yes, one type', false: 'No, different types' } },
  rows: {},
  missing: { document: 'photos of the bed plates', newVersion: 'new photos of the bed plates' },
  done: {
    heading: 'We know which bed plates the sensors will lie on',
    text: 'We look at the photos. If something is not clear, we will contact you.',
  },
  dueReason: 'Then we can get the right material ready for your beds.',
  uploaded: 'the photos of the bed plates',
} satisfies typeof nl
