import type { nl } from './nl.ts'

export const en = {
  newsletter: {
    title: 'We’re going to use bed sensors',
    file: 'Newsletter {{location}}',
    hello: 'Dear colleague,',
    start: 'From {{day}} we’ll be using bed sensors at {{location}}.',
    startExpected: 'We’ll probably be using bed sensors at {{location}} from {{day}}.',
    why: 'Why are we doing this?',
    whyText:
      'Especially at night, we want to be there when someone needs us and let residents sleep when they don’t. A bed sensor lies under the mattress and sends measurements over Wi-Fi. If something is wrong, you get a notification in an app.',
    you: 'What will you notice?',
    meeting: 'First there is a start meeting of 45 to 60 minutes. There you’ll learn how to use the system.',
    meetingOn: 'Start meeting: {{day}}, at {{time}}.',
    day: 'On connection day people come between 9.30am and 10am to connect the bed sensors. They need about 3 to 5 minutes in each room.',
    tours: 'For the first 14 days the app explains itself with short tours.',
    weeks: 'There will be a schedule for the first 4 to 6 weeks, so everyone has time to get used to it.',
    beside: 'We keep using the alarms we have now.',
    questions: 'Do you have a question?',
    contact: 'Ask {{contact}}.',
    bye: 'Kind regards,',
  },
  message: {
    startUndated: 'We’ll soon be using bed sensors at {{location}}.',
    letter: 'The attached newsletter explains why we’re doing this and what you’ll notice.',
    contact: 'Do you have a question? Ask {{contact}}.',
  },
} satisfies typeof nl
