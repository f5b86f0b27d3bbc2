import type { nl } from './nl.ts'

export const en = {
  title: 'You typed this on {{when}}',
  reasons: {
    invalid: 'It was not saved, because it was not filled in correctly.',
    conflict: 'It was not saved, because it had meanwhile been changed too.',
    'signed-out': 'It was not saved, because you were no longer logged in.',
    locked: 'It was not saved, because this page could not be filled in yet.',
    moved: 'It was not saved, because a location had been removed or changed.',
    'too-large': 'It was not saved, because a file was too large or did not arrive.',
    'too-often': 'It was not saved, because too many files came at once.',
  },
  empty: 'cleared',
  stored: 'Saved now: {{value}}',
  nothing: 'nothing',
  more_one: 'And {{count}} more answer.',
  more_other: 'And {{count}} more answers.',
  use: 'Use',
  discard: 'Discard',
  about: '(what you typed on {{when}})',
  used: 'Below is what you typed on {{when}}',
  usedText: 'It has not been saved yet. Check it and save it.',
  showStored: 'Show what has been saved',
} satisfies typeof nl
