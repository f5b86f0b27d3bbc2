import type { nl } from './nl.ts'

export const en = {
  offer: {
    title: 'New here?',
    text: 'This is a demo account with made-up data. Eight short stops show you how the route card works.',
    link: 'Two-minute tour',
  },
  title: 'Tour: {{number}} of {{of}} · {{name}}',
  next: 'Next: {{name}}',
  leave: 'Stop the tour',
  end: 'Done: back to the start',
  stops: {
    start: {
      name: 'Start',
      text: 'This is where each day begins. At the top is the best thing to do now; below it, what waits for you or for others.',
    },
    card: {
      name: 'Route card',
      text: 'All the tasks of one location, in five stops to the connection day. Each task shows how far it has got.',
    },
    form: {
      name: 'A task',
      text: 'A task is a few short pages of questions. You can see where you are at the top, and you can skip questions.',
    },
    saving: {
      name: 'Saving',
      text: 'Wherever you go, what you filled in is saved. Colleagues can work on the same task at the same time.',
    },
    links: {
      name: 'Shared',
      text: 'Ask someone without an account to read, fill in or sign something. You can see here what became of it.',
    },
    dates: {
      name: 'Dates',
      text: 'Choose when you want the connection day. The route card counts back from it, and tells you if it is too soon.',
    },
    history: {
      name: 'Changes',
      text: 'You can always see who filled in what, and when. If something went wrong, you can put it back here.',
    },
    help: {
      name: 'Help',
      text: 'Answers to questions, and who you can call. Help is on every page.',
    },
  },
} satisfies typeof nl
