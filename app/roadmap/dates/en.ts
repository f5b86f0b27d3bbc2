import type { nl } from './nl.ts'

export const en = {
  month: {
    choose: 'Choose a working day in {{month}}',
    previous: 'Previous month: {{month}}',
    next: 'Next month: {{month}}',
    open: 'Choose from the month',
    chosen: 'your choice',
    current: 'now: {{day}}',
    currentDay: 'your current date',
    weekend: 'weekend',
    past: 'in the past',
    near_one: 'tight: less than {{count}} working day',
    near_other: 'tight: fewer than {{count}} working days',
    nearDay: 'tight',
    far: 'not {{from}} to {{to}} working days before the connection day',
    farDay: 'less suitable',
    holidays: 'public holiday: {{list}}',
  },
  preview: {
    action: 'See what this means',
    title: 'What this means',
    none: 'Choose a day to see what it means.',
    left: 'that leaves you',
    leftDays_one: '{{count}} working day',
    leftDays_other: '{{count}} working days',
    before: 'that is',
    beforeDays_one: '{{count}} working day before the connection day',
    beforeDays_other: '{{count}} working days before the connection day',
    stops: 'How the end of each step moves:',
    stopsNow: 'Each step is due by:',
    done: 'done',
    stays: '{{day}}, stays as it is',
    after: '{{day}}: after the connection day',
    was: 'was',
    becomes: 'becomes',
    definitive: 'The connection day is set for {{day}}. We count tasks back from that day, not from the target date.',
  },
  moves: {
    title_one: 'This date moves',
    title_other: 'These {{count}} dates move',
    lead: 'This doesn’t affect completed tasks.',
    number: 'Number',
    task: 'Task',
    now: 'Now',
    then: 'New',
    late: 'overdue',
    none: 'no date',
  },
  advice: {
    weekend: {
      title: 'This day is at the weekend',
      text: '{{day}} isn’t a working day. Monday to Friday is better.',
    },
    holiday: {
      title: 'This day is a public holiday',
      text: '{{day}} is {{holiday}}. An ordinary working day is better.',
    },
    past: { title: 'This day is in the past', text: '{{day}} has already passed. Is the date right?' },
    tooNear: {
      title_one: 'This is very soon: {{count}} working day',
      title_other: 'This is very soon: {{count}} working days',
      late_one: '{{count}} task would be overdue straight away.',
      late_other: '{{count}} tasks would be overdue straight away.',
      better:
        'We recommend {{day}} or later. If it has to be this day, you can still choose it. We’ll call you to see what is possible.',
    },
    tooFar: { title: 'This day is more than a year away', text: 'You chose {{day}}. Is the year right?' },
    meetingAfter: {
      title: 'The start meeting is after the connection day',
      text: 'The start meeting is on {{meeting}} and the connection day on {{day}}. Care staff learn how the system works at the meeting, so hold it first.',
    },
    meetingFar: {
      title: 'The start meeting doesn’t move with it',
      text_one:
        'It’s on {{meeting}}. That’s {{count}} working day before the connection day. {{from}} to {{to}} working days is best.',
      text_other:
        'It’s on {{meeting}}. That’s {{count}} working days before the connection day. {{from}} to {{to}} working days is best.',
      own: 'This isn’t the best time',
    },
    toMeeting: 'Save and choose a new date for the start meeting',
    clash: {
      title: '{{name}} has the same connection day',
      text: 'We prefer to connect one location a day. Choose another day or talk to us first.',
    },
  },
  reason: {
    label: 'Why is the date changing?',
    hint: 'Your project team and our staff see this in the history.',
  },
  keep: 'Keep the current date',
  earlier: {
    title: 'Moved before',
    line: '{{from}} moved to {{to}}, on {{day}} by {{by}}',
    cleared: '{{from}} removed, on {{day}} by {{by}}',
    because: 'because: {{reason}}',
  },
} satisfies typeof nl
