import type { nl } from './nl.ts'

export const en = {
  title: 'Webhooks',
  lead: 'A webhook tells a program at once that something happened. It holds no names and no answers: the program asks for those with its key.',
  add: 'Create a webhook',
  programs: 'Back to programs',
  none: 'There are no webhooks yet.',
  columns: { name: 'Name', address: 'Address', events: 'Events', state: 'Status' },
  events: {
    'document-uploaded': 'document uploaded',
    accepted: 'document accepted',
    'sent-back': 'document sent back',
    answer: 'answer by a shared link',
    'request-answered': 'question of a location answered',
  },
  states: {
    open: 'In use',
    gone: 'Off: the address answered that it no longer exists (410)',
    ended: 'Ended on {{at}}',
  },
  fields: {
    name: 'Name',
    nameHint: 'What it is for, such as: installation planning.',
    url: 'Address',
    urlHint: 'Begins with https:// and can be reached from the internet.',
    events: 'What should the program be told?',
  },
  errors: {
    name: 'Enter a name.',
    url: 'Enter an address that begins with https://, without a user name or password.',
    events: 'Choose what the program should be told.',
    reach: 'Choose which organisations.',
    organisations: 'Tick the organisations that the program should be told about.',
  },
  new: {
    title: 'Create a webhook',
    save: 'Create webhook',
    back: 'Back to webhooks',
    twice:
      'This webhook had already been created. Its secret was shown once. Create a new secret below if you do not have it.',
  },
  one: {
    made: 'Created',
    madeBy: '{{at}} by {{by}}',
    previous: 'Signed with the previous secret until',
    renewTitle: 'New secret',
    renewText:
      'With the secret the program checks that a message comes from us. After a new secret we go on signing with the previous one, too, for 24 hours.',
    renew: 'Create a new secret',
    end: 'End this webhook',
    back: 'Back to webhooks',
  },
  log: {
    title: 'What was sent',
    lead: 'The latest 100, of 30 days at most. What fails is tried again for three days, less and less often.',
    none: 'Nothing has been sent yet.',
    columns: { at: 'Happened', event: 'Event', state: 'Status', attempts: 'Attempts', answer: 'Answer' },
    states: { waiting: 'Waiting', delivered: 'Delivered', 'given-up': 'Given up' },
    noAnswer: 'none ({{problem}})',
    actions: 'Action',
    again: 'Send again',
    againFor: 'Send again: {{event}}, {{at}}',
    willBeSent: 'It will be sent again.',
  },
  end: {
    title: 'End a webhook',
    question: 'Do you want to end the webhook {{name}}?',
    text: 'The program is told nothing any more. What still waits is not sent. This cannot be undone.',
    confirm: 'End webhook',
    back: 'Do not end it',
    done: 'The webhook {{name}} has been ended.',
  },
} satisfies typeof nl
