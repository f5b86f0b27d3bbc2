import type { nl } from './nl.ts'

export const en = {
  changed: '{{by}} changed this too. Which answer do you want to keep?',
  changedOwn: 'You changed this in another window too. Which answer do you want to keep?',
  mine: 'Your answer, as in the field below',
  mineRow: 'Your version',
  theirs: '{{by}}’s answer, {{when}}',
  own: 'Your answer from the other window, {{when}}',
  removed: 'removed',
  nothing: 'nothing filled in',
} satisfies typeof nl
