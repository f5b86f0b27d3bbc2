import type { nl } from './nl.ts'

export const en = {
  letter: {
    title: 'Bed sensors at {{location}}',
    file: 'Information letter {{location}}',
    hello: 'Dear residents and families,',
    start:
      '{{location}} is getting bed sensors. This letter explains what a bed sensor is, what you’ll notice and who can answer your questions.',
    what: 'What is a bed sensor?',
    whatText:
      'A bed sensor lies on the bed plate, under the mattress. The sensor sends measurements over Wi-Fi. If something is wrong, care staff get a notification in an app.',
    why: 'Why are we doing this?',
    whyText:
      'Mainly to help at night. A notification tells us when someone needs us. That means fewer unnecessary visits to rooms, so residents can sleep more peacefully.',
    notice: 'What will you notice?',
    rooms: 'On connection day people will come into the rooms. They need about 3 to 5 minutes in each room.',
    nothing: 'You don’t need to do anything yourself.',
    beside: 'You keep using the alarms you have now.',
    when: 'Where and when?',
    location: 'Location',
    address: 'Address',
    day: 'Connection day',
    expectedDay: 'probably {{day}}',
    arrival: 'Arrival',
    arrivalText: 'between 9.30am and 10am',
    data: 'What happens with the data?',
    dataText:
      '{{organisation}} is making an agreement with the supplier about how your data is protected. This is called a data processing agreement. If you’d like to know more, ask us.',
    questions: 'Do you have a question?',
    questionsText: 'Call or email us.',
    persons: 'Who can answer your questions',
    person: 'Contact',
    personWithRole: '{{name}}, {{role}}',
    bye: 'Kind regards,',
  },
  council: {
    subject: 'Letter about bed sensors at {{location}}',
    hello: 'Dear members of the residents’ council,',
    why: '{{location}} is getting bed sensors. We’ve written a letter about this for residents and families. It’s attached.',
    ask: 'Could you read the letter and tell us whether everything is clear and what could be better? After that we’ll share it with residents and families.',
    bye: 'Kind regards,',
  },
  family: {
    subject: 'Bed sensors at {{location}}',
    hello: 'Dear residents and families,',
    definite: '{{location}} is getting bed sensors. They will be connected on {{day}}.',
    expected: '{{location}} is getting bed sensors. They will probably be connected on {{day}}.',
    undated: '{{location}} is getting bed sensors. We’ll tell you when they will be connected.',
    letter: 'The attached letter explains what a bed sensor is, what you’ll notice and who can answer your questions.',
    bye: 'Kind regards,',
  },
} satisfies typeof nl
