import type { nl } from './nl.ts'

export const en = {
  newsletter: {
    title: 'We are going to work with bed sensors',
    file: 'Newsletter {{location}}',
    hello: 'Dear colleague,',
    start: 'From {{day}} we will be working with bed sensors at {{location}}.',
    startExpected: 'We will probably be working with bed sensors at {{location}} from {{day}}.',
    why: 'Why do we do this?',
    whyText:
      'Especially at night we want to be there when somebody needs us, and let residents sleep when nobody does. A bed sensor lies under the mattress and sends measurements over WiFi. If something is the matter, you get a notification in an app.',
    you: 'What will you notice?',
    meeting: 'First there is a start meeting of 45 to 60 minutes. There you will learn how to work with the system.',
    meetingOn: 'Start meeting: {{day}}, at {{time}}.',
    day: 'On the connection day people come between 9:30 and 10:00 to connect the bed sensors. They need about 3 to 5 minutes in each room.',
    tours: 'For the first 14 days the app explains itself with short tours.',
    weeks:
      'There will be a schedule for the first 4 to 6 weeks, so that everybody can take their time to get used to it.',
    beside: 'We keep using the alarms that we have now.',
    questions: 'Do you have a question?',
    contact: 'Please ask: {{contact}}.',
    bye: 'Kind regards,',
  },
  message: {
    startUndated: 'We will soon be working with bed sensors at {{location}}.',
    letter: 'The attached newsletter tells you why we do this and what you will notice.',
    contact: 'Do you have a question? Please ask: {{contact}}.',
  },
} satisfies typeof nl
