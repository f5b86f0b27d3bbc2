import type { nl } from './nl.ts'

export const en = {
  title: 'Start meeting',
  intro: {
    heading: 'Set the start meeting',
    what: 'You choose the date and time of the start meeting and invite colleagues.',
    why: 'At the meeting care staff learn what the system does and how to work with it. We do that just before the connection day.',
    who: 'The project leader or team leader, together with whoever makes the roster.',
    ready:
      'The meeting takes 45 to 60 minutes and is for 4 to 12 care staff. If more than 10 to 12 will come, plan a second meeting.',
  },
  pages: {
    details: {
      title: 'Date and time',
      heading: 'When is the start meeting?',
      lead: 'Allow 45 to 60 minutes. Choose times when colleagues from the night shift can come too.',
    },
    invitation: {
      title: 'Invitation',
      heading: 'Invite your colleagues',
      lead: 'Here is the invitation with the date, the time and the place. You can forward the invitation and put the meeting in the calendar.',
    },
  },
  fields: {
    numberOfDates: 'Number of start meetings',
    dates: { date: 'Date and time of the start meeting' },
    momo_contact: {
      full_name: 'Name of your contact with us',
      email: 'E-mail address of your contact with us',
    },
  },
  legends: { momo_contact: 'Your contact with us' },
  hints: {
    momo_contact: {
      full_name: 'Named in the invitation',
      email: 'Named in the invitation',
    },
  },
  options: {},
  rows: {
    dates: {
      legend: 'Start meeting {{number}}',
      add: 'Another start meeting',
      remove: 'Remove start meeting {{number}}',
      fewer: {
        title_one: 'Which start meeting do you want to remove?',
        title_other: 'Which {{count}} start meetings do you want to remove?',
        gone: 'For each meeting you choose: its date and time. We do not tell people who already have an invitation.',
        remove_one: 'Remove this start meeting',
        remove_other: 'Remove these start meetings',
        keep: 'No, keep all {{count}} start meetings',
      },
    },
  },
  missing: { dates: 'date and time of at least one start meeting' },
  done: {
    heading: 'The start meeting is set',
    text: 'We come to your location on the date you chose. Does the meeting have to move? Change the date here and send a new invitation.',
  },
  dueReason: 'Then your colleagues can plan their shifts around it.',
  lock: {
    title: 'Choose a target date first',
    text: 'The start meeting is just before the connection day. As long as there is no target date, you cannot fill in anything here.',
    action: 'Go to {{title}}',
  },
  advice: {
    unknown: 'A group of 4 to 12 care staff works best. If more than 10 to 12 will come, plan a second meeting.',
    known_one:
      'On your wards {{staff}} care staff work during the day and in the evening together. One meeting is enough for them. Will more than 10 to 12 come, including the night shift? Then plan a second one.',
    known_other:
      'On your wards {{staff}} care staff work during the day and in the evening together. Plan {{count}} meetings for them, with 4 to 12 care staff each time.',
  },
  share: {
    noDates: 'There is no date yet. That is why some places in the invitation are still open.',
    toDates: 'Fill in date and time',
    message: 'As a message',
    paper: 'On paper',
    paperText: 'Put the invitation up or hand it out. You can also print this page.',
    calendar: 'In the calendar',
  },
} satisfies typeof nl
