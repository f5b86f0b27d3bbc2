import type { nl } from './nl.ts'

export const en = {
  sections: {
    organisation: {
      organisation: 'Your organisation',
      'setting-up': 'On one line',
    },
    location: {
      location: 'Choice of unit',
      'setting-up': 'On one line',
      technical: 'Technical preparation',
      'start-meeting': 'Start meeting with care staff',
      'installation-day': 'Connection day',
    },
  },
  dueReasons: {
    organisation: {
      organisation: 'Then we can draw up your agreements in time.',
      'setting-up': 'Then everything is agreed before we work with residents’ data.',
    },
    location: {
      location: 'Then there is a month and a half to prepare everything properly.',
      'setting-up': 'Then families have the letter a month ahead.',
      technical: 'Then there is time to fix any weak spots in the Wi-Fi.',
      'start-meeting': 'Then the night shift knows in time who will be calling.',
      'installation-day': 'Then everyone can sign in on the connection day.',
    },
  },
  categories: { general: 'General', management: 'Agreements', it: 'ICT', notify: 'Notifications' },
  card: {
    ofPlace: 'Route card of {{name}}',
    title: 'Route card',
    andMore: '{{list}} and {{count}} more',
    waitsFor: 'Waits for {{title}}',
    due: 'by {{day}}',
    late_one: '{{count}} working day late',
    late_other: '{{count}} working days late',
    returned: '{{name}} was sent back by {{by}} on {{day}}:',
    changed: 'changed by {{by}}, {{day}}',
  },
  page: {
    intro: 'Why we ask this',
    done: 'Completed',
    answers: 'Check your answers',
    complete: 'completed',
    empty: 'open',
    toGo_one: '{{count}} question to go',
    toGo_other: '{{count}} questions to go',
  },
  answers: {
    heading: 'Are your answers right?',
    lead: 'Look through what you filled in. What is still needed has a link to its question.',
    leadComplete: 'Look through what you filled in. Everything that is needed is there.',
    yes: 'Yes',
    no: 'No',
  },
  history: {
    undoneReason: 'Undone',
    title: 'Changes to {{item}}',
    ways: {
      page: 'by {{by}}, on the route card',
      api: 'by {{by}}, through a connected system',
      'share-link': 'by {{by}}, through a share link',
      provider: 'by {{by}}, of the supplier',
    },
    rowGone: '{{row}}, removed',
    document: 'a file',
    states: {
      changed: 'This was changed again later.',
      done: 'This is as it was before again.',
      gone: 'The row this was in has been removed.',
      secret: 'We do not show passwords and cannot put one back.',
      provider: 'Only the supplier can change this.',
      effect: 'We recorded this ourselves. You cannot undo it.',
      locked: 'The page with this question cannot be filled in now.',
      full: 'The list is full.',
      outdated: 'This question has changed since.',
    },
    changedSince:
      'This was changed again later. Look at what is there now, and choose whether you still want to undo it.',
    refused: 'This change cannot be undone. {{reason}}',
    undone: 'The change has been undone. This is now at the top as a new change.',
  },
  saving: {
    reasonNeeded: 'Say why the date is changing. Nothing has been saved yet.',
    saved: 'Everything that is filled in correctly has been saved.',
    otherAuthor:
      'That page was still open from somebody who was signed in on this computer before. Nothing was saved. What was typed is kept for them.',
    yourself: 'You, in another window,',
    conflictSecret:
      '{{by}} has meanwhile changed this too ({{when}}). Leave the field empty to keep that, or type yours once more.',
    keptOnPage:
      'What could not be saved has been kept on the page “{{page}}” of “{{item}}”. You will find it there for a week.',
    locked: 'You cannot fill this in yet. This page says what is needed first. Nothing was saved.',
    notYet: 'You cannot go on yet. This page says what is needed first.',
    tooOften:
      'This link was used to send something too often today. Nothing was saved now; what you typed is still here. Try again tomorrow.',
    noLocation: 'This location has not been created yet. Nothing was saved.',
    locationMoved:
      'A location was removed, so this page now belongs to another location. Nothing was saved. Open the page again from your locations.',
    locationInUse:
      'Something has been filled in for this location, so you cannot remove it yourself. Please contact your contact person. Your other changes were not saved.',
  },
  invalid: {
    email: 'This is not an e-mail address. An e-mail address looks like this: name@example.com',
    unreadable: 'There is a character here that we cannot keep. Please type the text again.',
    tooLong: 'This is too long. Use at most {{most}} characters.',
    tooMuch: 'Fill in a number of at most {{most}}.',
    tooLittle: 'Fill in a number of at least {{least}}.',
    number: 'Fill in a whole number, for example 12.',
    date: 'This is not a date. Write day, month and year, for example 12-4-2027.',
    moment: 'Fill in a day and a time, for example 12-4-2027 and 14:30.',
    dateRange: 'This date is too far away. Check the year.',
    choice: 'Choose one of the options.',
    chooseOne: 'Choose at least one option',
    confirm: 'Check whether this is right, and then tick it.',
    tooManyRows: 'These are too many. Remove one first.',
    noMoreRows: 'There can be no more than {{most}}. Remove one first.',
    rowsToGo: 'Choose {{count}} to remove.',
  },
} satisfies typeof nl
