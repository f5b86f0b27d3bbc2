import type { nl } from './nl.ts'

export const en = {
  title: 'Did the connection go ahead?',
  was: {
    yesterday: '{{name}} · the connection day was yesterday, {{day}}',
    earlier: '{{name}} · the connection day was {{day}}',
  },
  lead: 'Do you know how it went?',
  yes: 'Yes, {{name}} is connected',
  partly: 'Yes, but not all beds',
  no: 'No, choose a new day',
  ifYes: { term: 'If yes', text: 'Reminders stop and nothing is overdue any more.' },
  ifPartly: { term: 'Not all beds', text: 'We’ll see this and agree with you when the other beds follow.' },
  ifNo: { term: 'If no', text: 'You choose a new day. The dates of open tasks move with it.' },
  said: {
    title: '{{name}} is connected',
    all: 'The bed sensors were connected on {{day}}.',
    partly: 'The bed sensors were connected on {{day}}, but not for all beds yet.',
    undo: 'This isn’t right',
    undoText: 'We’ll then ask again whether the connection went ahead. The dates of open tasks count again.',
    whole: 'All beds are connected now',
    back: 'Back to the route card',
  },
  done: {
    all: '{{name}} is connected. Reminders have stopped.',
    partly: '{{name}} is connected, but not all beds yet. We can see this too.',
    undone: 'Your answer about {{name}} has been removed.',
    change: 'Not right?',
    moved: 'The connection day has changed since. Nothing has been saved.',
  },
} satisfies typeof nl
