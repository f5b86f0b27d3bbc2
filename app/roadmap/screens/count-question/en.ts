import type { nl } from './nl.ts'

export const en = {
  lead: 'You changed the number from {{shown}} to {{wanted}}, but {{filled}} are filled in. Nothing has been removed yet.',
  goneTitle: 'What will be removed',
  goneText_one: 'The other one stays as it is. You can restore this under “See changes”.',
  goneText_other: 'The other {{count}} stay as they are. You can restore this under “See changes”.',
  keptTitle: 'The number can’t be that low right now',
  kept: 'Something has already been filled in for this one. Only we can archive it.',
  keptText: 'Call or email us if it has to go. We’ll keep what has been filled in.',
  none: 'Nothing chosen yet',
} satisfies typeof nl
