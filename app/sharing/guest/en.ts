import type { nl } from './nl.ts'

export const en = {
  frame: {
    title: 'Shared with you',
    about: 'About this link',
    shared: '{{sender}} of {{organisation}} shares this with {{recipient}}. The link works until the end of {{until}}.',
    sharedByProvider: '{{sender}} shares this with {{recipient}}. The link works until the end of {{until}}.',
    location: 'It is about location {{location}}.',
    message: 'Message from {{sender}}',
    who: '{{organisation}} sees what you do here.',
    personal: 'You do not need an account. Do not pass this link on to others.',
  },
  budget: {
    answers:
      'This link was used to send something too often today. Nothing was saved now; what you typed is still here. Try again tomorrow.',
    files: 'Too many files were sent with this link today. These files were not kept. Try again tomorrow.',
  },
  closed: {
    title: 'This link does not work',
    lead: 'Perhaps the link has expired, was withdrawn or was replaced by a new one. Or the address was not copied completely.',
    what: 'Ask whoever sent you the link for a new one. You can also check whether you have received a newer message since.',
  },
  code: {
    title: 'Enter the code',
    lead: 'This link is protected with a code. You received the code separately, for example by telephone.',
    label: 'Code',
    hint: 'Six letters and digits. Capitals or small letters do not matter.',
    submit: 'Continue',
    wrong_one: 'This code is not right. You can try 1 more time.',
    wrong_other: 'This code is not right. You can try {{count}} more times.',
  },
  read: {
    letterOf: 'Download {{title}} (Word)',
    document: 'Download {{title}}',
    none: 'Not filled in yet',
    nothing: 'There is nothing to see here yet.',
    now: 'You see what is filled in at this moment. It may still change.',
  },
  documents: {
    title: 'Documents about the bed sensors',
    none: 'There are no documents for you yet.',
  },
} satisfies typeof nl
