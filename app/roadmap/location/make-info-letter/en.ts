import type { nl } from './nl.ts'

export const en = {
  title: 'Information letter',
  intro: {
    heading: 'Tell residents and families what is coming',
    what: 'Tell us who can answer questions, download the letter we make for you, then share it with the residents’ council and with residents and families.',
    why: 'People who know in good time what the sensor does and doesn’t do have fewer questions and worries on connection day.',
    who: 'The project leader or team leader, with whoever sends letters to families.',
    ready: 'Have these to hand: the name, email address and phone number of the person families can contact.',
  },
  pages: {
    details: {
      title: 'Contacts',
      heading: 'Who can families contact?',
      lead: 'The letter gives these people’s email addresses and phone numbers. Everyone who gets the letter sees them.',
    },
    download: {
      title: 'Download the letter',
      heading: 'Download the letter',
      lead: 'We’ve filled in the letter with your details. You can open it in a word processor and change the text.',
    },
    share: {
      title: 'Share the letter',
      heading: 'Who have you shared the letter with?',
      lead: 'Show the letter to the residents’ council first. Then give it to residents and families. We’ve written a message to go with it. You send it yourself and attach the letter.',
    },
  },
  fields: {
    downloaded: 'Letter downloaded',
    numberOfPersons: 'Number of contacts in the letter',
    persons: {
      first_name: 'First name of the contact for families',
      last_name: 'Last name of the contact for families',
      role: 'Job title of the contact for families',
      email: 'Email address of the contact for families',
      phone: 'Phone number of the contact for families',
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
      add: 'Add another contact',
      remove: 'Remove contact {{number}}',
      fewer: {
        title_one: 'Which contact do you want to remove?',
        title_other: 'Which {{count}} contacts do you want to remove?',
        gone: 'For each person you choose: their name, job title, email address and phone number. They will no longer be in the letter.',
        remove_one: 'Remove this contact',
        remove_other: 'Remove these contacts',
        keep: 'No, keep all {{count}} contacts',
      },
    },
  },
  missing: {
    persons: 'a contact with an email address and phone number',
    downloaded: 'download the letter',
    sharedFamily: 'share the letter with residents and families',
  },
  done: {
    heading: 'Residents and families know',
    text: 'If you get questions you can’t answer, pass them on to us. You can download the letter again later.',
  },
  dueReason: 'That way families have the letter a month ahead.',
} satisfies typeof nl
