import type { nl } from './nl.ts'

export const en = {
  title: 'Help',
  heading: 'Help getting ready',
  lead: 'Answers to what project leaders and team leaders ask us most. If your question isn’t here, see how to reach us at the bottom.',
  contents: 'On this page',
  start: {
    title: 'Getting started',
    howLong: {
      question: 'How long does it take to get ready?',
      answer:
        'Allow about a month and a half until connection day. You don’t have to do everything at once. Most tasks take 5 to 15 minutes.',
    },
    order: {
      question: 'Where do I start?',
      answer:
        'Your location’s route card shows what’s needed most right now at the top. You can choose another task instead. If a task has to wait for another one, it says so.',
    },
    together: {
      question: 'Can a colleague fill in part of it?',
      answer:
        'Yes. Everyone in your organisation who can sign in sees the same route card. You can work at the same time: what each of you fills in is kept.',
    },
  },
  saving: {
    title: 'Filling in and saving',
    kept: {
      question: 'Will I lose anything if I stop?',
      answer:
        'No. When you go to another page, we keep what you filled in, even if something is still missing. You can carry on later.',
    },
    who: {
      question: 'Who can see what I fill in?',
      answer:
        'Only people in your own organisation who can sign in, and the staff who prepare your connection day. Other organisations can’t see anything of yours.',
    },
    states: {
      question: 'What do Open, In progress, Completed and Checked mean?',
      answer:
        'Open: nothing has been filled in yet. In progress: something is still missing, and the task says what. Completed: everything needed is there. Checked: we’ve looked at it and it’s fine.',
    },
  },
  meeting: {
    title: 'The start meeting',
    duration: {
      question: 'How long is the start meeting, and who is it for?',
      answer:
        'It takes 45 to 60 minutes and is for 4 to 12 care staff. For more than 12 people, we plan a second meeting.',
    },
    date: {
      question: 'When do I choose the date?',
      answer: 'First choose a target date. After that, you set the definitive date with us and invite the team.',
    },
  },
  day: {
    title: 'The connection day',
    arrival: {
      question: 'What time does the connection day start?',
      answer: 'We arrive between 9.30am and 10am. We need about 3 to 5 minutes per room.',
    },
    after: {
      question: 'What happens after the connection day?',
      answer:
        'For the first 14 days, the app gives short tours to explain itself. We make a schedule together for the first 4 to 6 weeks, so that the night shift can get used to it gradually.',
    },
  },
  other: { title: 'Other questions' },
  contact: {
    title: 'Still stuck?',
    text: 'Call or email your contact at the supplier. Give the name of your location and the number of the task, for example 2.2.1. Then we can look at the same place straight away.',
    known:
      'Give the name of your location and the number of the task, for example 2.2.1. Then we can look at the same place straight away.',
    privacy: 'Don’t send residents’ data or passwords by email.',
  },
  programs: {
    text: 'Are you making a program that works with Routekaart?',
    link: 'Read about the API',
  },
} satisfies typeof nl
