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
    routekaart: 'Routekaart is the website that care organisations use to get ready for bed sensors.',
    routekaartOf: 'Routekaart is the website that {{organisation}} uses to get ready for bed sensors.',
    personal: 'You do not need an account. Do not pass this link on to others.',
  },
  budget: {
    answers:
      'This link was used to send something too often today. Nothing was saved now; what you typed is still here. Try again tomorrow.',
    files: 'Too many files were sent with this link today. These files were not kept. Try again tomorrow.',
  },
  sender: {
    from: 'Sent by {{name}}, {{organisation}}',
    fromProvider: 'Sent by {{name}}',
  },
  ended: {
    title: {
      expired: 'This link has expired',
      revoked: 'This link was stopped',
      replaced: 'This link was replaced',
      moved: 'This link was stopped',
      signed: 'This has already been signed',
      locked: 'This link is locked',
    },
    about: 'for “{{title}}”',
    what: {
      expired: 'The link{{about}} worked until the end of {{at}}.',
      revoked: '{{by}} stopped the link{{about}} on {{at}}. There is nothing left for you to do.',
      revokedUnnamed: 'The link{{about}} was stopped on {{at}}. There is nothing left for you to do.',
      replaced:
        'On {{at}} a new link{{about}} was made for you. Check whether you have a newer message, and use the link in it.',
      replacedElsewhere: 'On {{at}} this link{{about}} was replaced by another. There is nothing left for you to do.',
      moved: 'On {{at}} you said that this is not for you. There is nothing left for you to do.',
      signed: '{{by}} signed with the link{{about}} on {{at}}. The link no longer works.',
      signedUnnamed: 'This was signed on {{at}}. The link no longer works.',
      locked: 'A wrong code was entered too often. That is why this link no longer opens.',
    },
    kept: 'What you filled in has been saved.',
    evidence: 'Would you like the document or the evidence of signing? Ask {{sender}} for it.',
    ask: 'Ask for a new link',
    askEvidence: 'Ask for the evidence',
    asked: 'Your request has been passed on to {{name}}',
    askedAt: 'If there is a new link, it will be sent to {{address}}. Heard nothing? Then get in touch yourself.',
    askedWait: 'Heard nothing from {{name}}? Then get in touch yourself.',
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
