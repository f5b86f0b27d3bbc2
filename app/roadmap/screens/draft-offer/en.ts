import type { nl } from './nl.ts'

export const en = {
  title: 'You typed this on {{when}}',
  reasons: {
    invalid: 'It wasn’t saved because it wasn’t filled in correctly.',
    conflict: 'It wasn’t saved because it had also changed elsewhere.',
    'signed-out': 'It wasn’t saved because you were signed out.',
    locked: 'It wasn’t saved because you couldn’t fill in this page yet.',
    moved: 'It wasn’t saved because a location was removed or changed.',
    'too-large': 'It wasn’t saved because a file was too large or didn’t arrive.',
    answers: 'It wasn’t saved because answers would no longer count.',
    'too-often': 'It wasn’t saved because too many files came one after another.',
  },
  empty: 'cleared',
  stored: 'Saved now: {{value}}',
  nothing: 'nothing',
  more_one: 'And {{count}} more answer.',
  more_other: 'And {{count}} more answers.',
  use: 'Use',
  discard: 'Discard',
  about: '(what you typed on {{when}})',
  used: 'Here is what you typed on {{when}}',
  usedText: 'It’s not saved yet. Check it and save it.',
  showStored: 'Show what is saved',
} satisfies typeof nl
