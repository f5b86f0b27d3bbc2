import type { nl } from './nl.ts'

export const en = {
  announcement: {
    title: 'The bed sensor coach will call the night shift',
    file: 'Call announcement night shift {{location}}',
    hello: 'Dear colleague of the night shift,',
    start: 'On {{day}} the bed sensors at {{location}} will be connected.',
    startExpected: 'The bed sensors at {{location}} will probably be connected on {{day}}.',
    call: 'In the first 4 to 6 weeks after that, the bed sensor coach will call the night shift a few times.',
    callUntil:
      'In the first 4 to 6 weeks after that, the bed sensor coach will call the night shift a few times. That is until about {{day}}.',
    why: 'The coach asks how it is going and helps you with the app. You can ask your own questions then too.',
    moment: 'Does the call come at a bad moment? Feel free to say so. Residents always come first.',
    questions: 'Do you have a question already? Please ask {{contact}}.',
    bye: 'Kind regards,',
  },
} satisfies typeof nl
