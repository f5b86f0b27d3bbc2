import type { nl } from './nl.ts'

export const en = {
  title: 'Information letter',
  intro: {
    heading: 'Tell residents and families what is coming',
    what: 'You fill in who answers questions, download the letter we make for you, and share it with the residents’ council and with residents and families.',
    why: 'People who know in good time what the sensor does, and what it does not do, have fewer questions and worries on the connection day.',
    who: 'The project leader or team leader, together with whoever sends letters to families.',
    ready: 'Good to have at hand: name, e-mail address and telephone number of the person families can turn to.',
  },
  pages: {
    details: {
      title: 'Contacts',
      heading: 'Who can families turn to?',
      lead: 'The letter names these people with their e-mail address and telephone number. Everyone who gets the letter sees them.',
    },
    download: {
      title: 'Download the letter',
      heading: 'Download the letter',
      lead: 'The letter is filled in with your details. You can open it in a word processor and change the text.',
    },
    share: {
      title: 'Share the letter',
      heading: 'Who did you share the letter with?',
      lead: 'Show the letter to the residents’ council first. Then give it to residents and families. We wrote a message to go with it, which you send yourself. Attach the letter to it.',
    },
  },
  fields: {
    downloaded: 'Letter downloaded',
    numberOfPersons: 'Number of contacts in the letter',
    persons: {
      first_name: 'First name of the contact for families',
      last_name: 'Last name of the contact for families',
      role: 'Role of the contact for families',
      email: 'E-mail address of the contact for families',
      phone: 'Telephone number of the contact for families',
    },
    sharedCouncil: 'Letter shared with the residents’ council',
    remarksCouncil: 'Remarks from the residents’ council',
    sharedFamily: 'Letter shared with residents and families',
    remarksFamily: 'Remarks from residents and families',
  },
  legends: { council: 'Residents’ council', family: 'Residents and families' },
  hints: {
    persons: { role: 'For example team leader or care coordinator' },
  },
  options: {},
  rows: {
    persons: {
      legend: 'Contact {{number}}',
      named: 'Contact {{number}}: {{name}}',
      add: 'Another contact',
      remove: 'Remove contact {{number}}',
      fewer: {
        title_one: 'Which contact do you want to remove?',
        title_other: 'Which {{count}} contacts do you want to remove?',
        gone: 'For each person you choose: their name, role, email address and phone number. They will no longer be in the letter.',
        remove_one: 'Remove this contact',
        remove_other: 'Remove these contacts',
        keep: 'No, keep all {{count}} contacts',
      },
    },
  },
  missing: {
    persons: 'a contact with e-mail address and telephone number',
    downloaded: 'downloading the letter',
    sharedFamily: 'sharing the letter with residents and families',
  },
  done: {
    heading: 'Residents and families are informed',
    text: 'Do you get questions you cannot answer? Pass them on to us. You can download the letter again later.',
  },
  dueReason: 'Then families have the letter a month ahead.',
} satisfies typeof nl
