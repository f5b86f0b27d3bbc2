import type { nl } from './nl.ts'

export const en = {
  news: {
    title: 'Connecting the bed sensors',
    file: 'Start news item {{location}}',
    start: 'The bed sensors at {{location}} will be connected on {{day}}.',
    what: 'What will happen?',
    arrival: 'People from the supplier will come to the home. They arrive between 9.30am and 10am.',
    rooms: 'They need about 3 to 5 minutes in each room with a bed sensor.',
    beds_one: 'There is {{count}} bed. That takes about {{from}} to {{to}} hours.',
    beds_other: 'There are {{count}} beds. In total that takes about {{from}} to {{to}} hours.',
    guide: 'Someone from the ward goes with them.',
    you: 'What do you need to do?',
    youText: 'Nothing. If it’s a bad time for someone to come in, just say so. They’ll come back later.',
    questions: 'Do you have a question?',
    contact: 'Ask {{contact}}.',
    contactByPhone: 'Ask {{contact}}, phone {{phone}}.',
  },
} satisfies typeof nl
