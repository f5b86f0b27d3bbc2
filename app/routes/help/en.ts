import type { nl } from './nl.ts'

export const en = {
  title: 'Help',
  heading: 'Help with the preparation',
  lead: 'Answers to what project leaders and team leaders ask us most. Is your question not here? At the bottom you can read how to reach us.',
  contents: 'On this page',
  start: {
    title: 'Getting started',
    howLong: {
      question: 'How much time does the preparation take?',
      answer:
        'Count on about one and a half months until the start meeting. You need not do everything at once. Most tasks take 5 to 15 minutes.',
    },
    order: {
      question: 'Where do I begin?',
      answer:
        'At the top of the route card of your location you see what is needed most right now. You may also choose another task. If a task has to wait for another one, it says so.',
    },
    together: {
      question: 'Can a colleague fill in a part?',
      answer:
        'Yes. Everybody in your organisation who can log in sees the same route card. You can work at the same time: what both of you fill in is kept.',
    },
  },
  saving: {
    title: 'Filling in and saving',
    kept: {
      question: 'Do I lose anything when I stop?',
      answer:
        'No. When you go to another page we keep what you filled in, even if something is still missing. You can go on later.',
    },
    who: {
      question: 'Who can see what I fill in?',
      answer:
        'Only people of your own organisation who can log in, and the staff who prepare your connection day. Other organisations see nothing of yours.',
    },
    states: {
      question: 'What do Open, In progress, Completed and Checked mean?',
      answer:
        'Open: nothing has been filled in yet. In progress: something is still missing; the task says what. Completed: everything needed is there. Checked: we have looked at it and it is fine.',
    },
  },
  meeting: {
    title: 'The start meeting',
    duration: {
      question: 'How long is the start meeting and who is it for?',
      answer:
        'The meeting takes 45 to 60 minutes and is for 4 to 12 care staff. With more than 10 to 12 people we plan a second meeting.',
    },
    date: {
      question: 'When do I choose the date?',
      answer:
        'First choose a target date. After that you fix the definitive date together with us and invite the team.',
    },
  },
  day: {
    title: 'The connection day',
    arrival: {
      question: 'What time does the connection day start?',
      answer: 'We arrive between 9:30 and 10:00. We need about 3 to 5 minutes per room.',
    },
    after: {
      question: 'What happens after the connection day?',
      answer:
        'During the first 14 days the app explains itself with short tours. For the first 4 to 6 weeks we make a schedule together, so that the night shift can get used to it calmly.',
    },
  },
  other: { title: 'Other questions' },
  contact: {
    title: 'Still stuck?',
    text: 'Call or mail your contact person at the supplier. Mention the name of your location and the number of the task, for example 2.2.1. Then we look at the same place straight away.',
    known:
      'Mention the name of your location and the number of the task, for example 2.2.1. Then we look at the same place straight away.',
    privacy: 'Do not send data of residents or passwords in a mail.',
  },
  programs: {
    text: 'Are you making a program that works with the Routekaart?',
    link: 'Read about the API',
  },
} satisfies typeof nl
