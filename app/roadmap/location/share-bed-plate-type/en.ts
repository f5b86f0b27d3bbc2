import type { nl } from './nl.ts'

export const en = {
  title: 'Bed plates',
  intro: {
    heading: 'Show us your bed plates',
    what: 'Tell us whether all beds have the same bed plate and send photos of each type.',
    why: 'The bed sensor lies on the bed plate, under the mattress. The photos help us bring the right material on connection day.',
    who: 'A carer or the maintenance team. Photos taken with a phone are fine.',
    ready:
      'Lift the mattress and take one photo of the whole plate for each type of bed. Make sure no residents are in the photo.',
  },
  pages: {
    details: {
      title: 'Types',
      heading: 'Do all beds have the same bed plate?',
      lead: 'The bed plate is the plate or slatted base the mattress lies on.',
    },
    upload: {
      title: 'Upload photos',
      heading: 'What do the bed plates look like?',
      lead: 'Choose one photo of each type. Only your organisation and our staff can see the photos.',
    },
  },
  fields: { unique: 'Do all beds have the same bed plate?' },
  legends: {},
  hints: { unique: 'Not sure? Look at a few beds on each ward.' },
  options: { unique: { true: 'Yes, one type', false: 'No, different types' } },
  rows: {},
  missing: { document: 'photos of the bed plates', newVersion: 'new photos of the bed plates' },
  done: {
    heading: 'We know which bed plates you have',
    text: 'We’ll look at the photos. If anything isn’t clear, we’ll contact you.',
  },
  dueReason: 'That way we can get the right material ready for your beds.',
  uploaded: 'the photos of the bed plates',
} satisfies typeof nl
