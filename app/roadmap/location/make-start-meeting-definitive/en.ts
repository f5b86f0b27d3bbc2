import type { nl } from './nl.ts'

export const en = {
  title: 'Start meeting',
  intro: {
    heading: 'Set the start meeting',
    what: 'Choose the date and time of the start meeting and invite colleagues.',
    why: 'Care staff learn what the system does and how to use it. We hold the meeting just before connection day.',
    who: 'The project leader or team leader, with whoever makes the roster.',
    ready:
      'The meeting takes 45 to 60 minutes and is for 4 to 12 care staff. If more than 12 people come, plan a second meeting.',
  },
  pages: {
    details: {
      title: 'Date and time',
      heading: 'When is the start meeting?',
      lead: 'Allow 45 to 60 minutes. Choose times when colleagues on the night shift can come too.',
    },
    invitation: {
      title: 'Invitation',
      heading: 'Invite your colleagues',
      lead: 'Here is the invitation with the date, time and place. You can forward it and put the meeting in the calendar.',
    },
  },
  fields: {
    numberOfDates: 'Number of start meetings',
    dates: { date: 'Start meeting date and time' },
    momo_contact: {
      full_name: 'Your contact’s name',
      email: 'Your contact’s email address',
    },
  },
  legends: { momo_contact: 'Your contact' },
  hints: {
    momo_contact: {
      full_name: 'Appears in the invitation',
      email: 'Appears in the invitation',
    },
  },
  options: {},
  rows: {
    dates: {
      legend: 'Start meeting {{number}}',
      add: 'Add another start meeting',
      remove: 'Remove start meeting {{number}}',
      fewer: {
        title_one: 'Which start meeting do you want to remove?',
        title_other: 'Which {{count}} start meetings do you want to remove?',
        gone: 'For each meeting you choose: its date and time. We don’t tell people who already have an invitation.',
        remove_one: 'Remove this start meeting',
        remove_other: 'Remove these start meetings',
        keep: 'No, keep all {{count}} start meetings',
      },
    },
  },
  missing: { dates: 'the date and time of at least one start meeting' },
  done: {
    heading: 'The start meeting is set',
    text: 'We come to your location on the date you chose. If the meeting has to move, change the date here and send a new invitation.',
  },
  dueReason: 'That way your colleagues can plan their shifts around it.',
  lock: {
    title: 'Choose a target date first',
    text: 'The start meeting is just before connection day. You can’t fill anything in here until there is a target date.',
    action: 'Go to {{title}}',
  },
  advice: {
    unknown: 'A group of 4 to 12 care staff works best. If more than 12 people come, plan a second meeting.',
    known_one:
      'A total of {{staff}} care staff work on your wards during the day and in the evening. One meeting is enough for them. If more than 12 people come, including the night shift, plan a second one.',
    known_other:
      'A total of {{staff}} care staff work on your wards during the day and in the evening. Plan {{count}} meetings for them, with 4 to 12 care staff each time.',
  },
  share: {
    noDates: 'There is no date yet, so there are gaps in the invitation.',
    toDates: 'Fill in the date and time',
    message: 'As a message',
    paper: 'On paper',
    paperText: 'Put the invitation up or hand it out. You can also print this page.',
    calendar: 'In the calendar',
  },
} satisfies typeof nl
