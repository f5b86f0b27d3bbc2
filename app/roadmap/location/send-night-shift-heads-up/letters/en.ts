import type { nl } from './nl.ts'

export const en = {
  announcement: {
    title: 'The bed sensor coach will call the night shift',
    file: 'Call announcement night shift {{location}}',
    hello: 'Dear night shift colleague,',
    start: 'The bed sensors at {{location}} will be connected on {{day}}.',
    startExpected: 'The bed sensors at {{location}} will probably be connected on {{day}}.',
    call: 'In the first 4 to 6 weeks after that, the bed sensor coach will call the night shift a few times.',
    callUntil:
      'In the first 4 to 6 weeks after that, until about {{day}}, the bed sensor coach will call the night shift a few times.',
    why: 'The coach asks how it’s going and helps you with the app. You can ask your own questions too.',
    moment: 'If the call comes at a bad time, just say so. Residents always come first.',
    questions: 'Any questions already? Ask {{contact}}.',
    bye: 'Kind regards,',
  },
} satisfies typeof nl
