import type { nl } from './nl.ts'

export const en = {
  letter: {
    title: 'Bed sensors at {{location}}',
    file: 'Information letter {{location}}',
    hello: 'Dear resident, dear family,',
    start:
      '{{location}} is getting bed sensors. This letter tells you what a bed sensor is, what you will notice of it, and who can answer your questions.',
    what: 'What is a bed sensor?',
    whatText:
      'A bed sensor lies on the bed plate, under the mattress. The sensor sends measurements over WiFi. If something is the matter, care staff get a notification in an app.',
    why: 'Why do we do this?',
    whyText:
      'Mainly for the night. A notification tells us when somebody needs us. We then enter rooms less often without a reason, and residents can sleep more peacefully.',
    notice: 'What will you notice?',
    rooms: 'On the connection day people come into the rooms. In each room that takes about 3 to 5 minutes.',
    nothing: 'You do not have to do anything yourself.',
    beside: 'You simply keep using the alarms that you have now.',
    when: 'Where and when?',
    location: 'Location',
    address: 'Address',
    day: 'Connection day',
    expectedDay: 'probably {{day}}',
    arrival: 'Arrival',
    arrivalText: 'between 9:30 and 10:00',
    data: 'What happens with the data?',
    dataText:
      '{{organisation}} makes agreements with the supplier about how your data are protected. They are set out in a processing agreement. Would you like to know more? Please ask us.',
    questions: 'Do you have a question?',
    questionsText: 'Please call or e-mail us.',
    persons: 'Who can answer your questions',
    person: 'Contact',
    personWithRole: '{{name}}, {{role}}',
    bye: 'Kind regards,',
  },
  council: {
    subject: 'Letter about bed sensors at {{location}}',
    hello: 'Dear members of the residents’ council,',
    why: '{{location}} is getting bed sensors. We have written a letter about this for residents and families. You will find it attached.',
    ask: 'Would you read the letter? Tell us whether everything is clear and what could be better. After that we will share the letter with residents and families.',
    bye: 'Kind regards,',
  },
  family: {
    subject: 'Bed sensors at {{location}}',
    hello: 'Dear resident, dear family,',
    definite: '{{location}} is getting bed sensors. They will be connected on {{day}}.',
    expected: '{{location}} is getting bed sensors. They will probably be connected on {{day}}.',
    undated: '{{location}} is getting bed sensors. You will hear when they are connected.',
    letter:
      'The attached letter tells you what a bed sensor is, what you will notice of it, and who can answer your questions.',
    bye: 'Kind regards,',
  },
} satisfies typeof nl
