import type { nl } from './nl.ts'

export const en = {
  news: {
    title: 'The bed sensors will be connected',
    file: 'Start news item {{location}}',
    start: 'On {{day}} the bed sensors at {{location}} will be connected.',
    what: 'What will happen?',
    arrival: 'People from the supplier will come to the home. They arrive between 9:30 and 10:00.',
    rooms: 'In each room with a bed sensor they need about 3 to 5 minutes.',
    beds_one: 'There is {{count}} bed. That takes about {{from}} to {{to}} hours.',
    beds_other: 'There are {{count}} beds. All together that takes about {{from}} to {{to}} hours.',
    guide: 'Somebody from the ward goes with them.',
    you: 'What do you have to do?',
    youText: 'Nothing. Is it a bad moment for somebody to come in? Feel free to say so. They will come back later.',
    questions: 'Do you have a question?',
    contact: 'Please ask {{contact}}.',
    contactByPhone: 'Please ask {{contact}}, telephone {{phone}}.',
  },
} satisfies typeof nl
