import type { nl } from './nl.ts'

export const en = {
  frame: {
    title: 'Shared with you',
    about: 'About this link',
    shared:
      '{{sender}} of {{organisation}} has shared this with {{recipient}}. The link works until the end of {{until}}.',
    sharedByProvider: '{{sender}} has shared this with {{recipient}}. The link works until the end of {{until}}.',
    location: 'It is about location {{location}}.',
    message: 'Message from {{sender}}',
    who: '{{organisation}} can see what you do here.',
    routekaart: 'Routekaart is the website that care organisations use to get ready for bed sensors.',
    routekaartOf: 'Routekaart is the website that {{organisation}} uses to get ready for bed sensors.',
    personal: 'You don’t need an account. Don’t pass this link on to anyone else.',
  },
  budget: {
    answers:
      'This link has been used to send something too often today. Nothing was saved, but what you typed is still here. Try again tomorrow.',
    files: 'Too many files were sent with this link today. We haven’t kept these files. Try again tomorrow.',
  },
  sender: {
    from: 'Sent by {{name}}, {{organisation}}',
    fromProvider: 'Sent by {{name}}',
  },
  ended: {
    title: {
      expired: 'This link has expired',
      revoked: 'This link has been withdrawn',
      replaced: 'This link has been replaced',
      moved: 'This link no longer works',
      signed: 'This has already been signed',
      settled: 'You don’t need to do anything else',
      locked: 'This link is locked',
    },
    about: 'for “{{title}}”',
    what: {
      expired: 'The link{{about}} worked until the end of {{at}}.',
      revoked: '{{by}} withdrew the link{{about}} on {{at}}. You don’t need to do anything else.',
      revokedUnnamed: 'The link{{about}} was withdrawn on {{at}}. You don’t need to do anything else.',
      replaced:
        'A new link{{about}} was created for you on {{at}}. Check whether you have a newer message, and use the link in it.',
      replacedElsewhere:
        'This link{{about}} was replaced by another one on {{at}}. You don’t need to do anything else.',
      moved: 'You said on {{at}} that this isn’t for you. You don’t need to do anything else.',
      signed: '{{by}} signed with the link{{about}} on {{at}}. The link no longer works.',
      signedUnnamed: 'This was signed on {{at}}. The link no longer works.',
      settled: 'The link{{about}} isn’t needed any more. {{by}} has signed, and the supplier signed too, on {{at}}.',
      settledUnnamed: 'The link isn’t needed any more. Both sides had signed on {{at}}.',
      locked: 'A wrong code was entered too many times. That’s why this link no longer opens.',
    },
    kept: 'What you filled in has been saved.',
    evidence: 'If you’d like the document or the evidence of signing, ask {{sender}} for it.',
    ask: 'Ask for a new link',
    askEvidence: 'Ask for the evidence',
    asked: 'Your request has been passed on to {{name}}',
    askedAt: 'If there’s a new link, we’ll send it to {{address}}. If you hear nothing, get in touch yourself.',
    askedWait: 'If you hear nothing from {{name}}, get in touch yourself.',
  },
  closed: {
    title: 'This link doesn’t work',
    lead: 'The link may have expired, or been withdrawn or replaced by a new one. Or the address wasn’t copied completely.',
    what: 'Ask the person who sent you the link for a new one. Check too whether you’ve had a newer message since.',
  },
  privacy: {
    title: 'What we do with your data',
    lead: 'You were sent this link by {{sender}}. This page says what we keep about you, why, and for how long.',
    provider: 'the supplier of the bed sensors',
    who: 'Who is responsible?',
    byOrganisation:
      '{{organisation}} is responsible for your data. {{organisation}} uses the Routekaart website, which {{provider}} runs for them.',
    byProvider: 'Your data is the responsibility of {{provider}}, who run the Routekaart website.',
    what: 'What do we keep?',
    person: 'Your name and email address, as {{sender}} entered them.',
    answers: 'Whatever you fill in, answer or send with this link.',
    moments: 'When the link was opened and used.',
    signature:
      'If you sign: your name and role as you type them, the text you sign, the date and time, and your device’s IP address. That’s how we can prove later who signed.',
    cookies: 'Cookies that these pages need to work, such as for the language you choose. Nobody tracks you.',
    cookiesOfCode:
      'Cookies that these pages need to work, such as for the language you choose and the code you entered. Nobody tracks you.',
    shown:
      'What you do here can be seen by the people at {{organisation}} who use Routekaart, and by staff of {{provider}}. We don’t give your data to anyone else.',
    howLong: 'For how long?',
    days_one: 'We delete the link, and what we know about it, {{count}} day after it stops working.',
    days_other: 'We delete the link, and what we know about it, {{count}} days after it stops working.',
    forever: 'We keep the link, and what we know about it, for as long as {{organisation}} uses Routekaart.',
    data: 'What you fill in becomes part of what {{organisation}} keeps, and stays for as long as they need it.',
    evidence: 'Once you’ve signed, we keep the agreement and the evidence for as long as they’re needed as proof.',
    rights: 'What can you ask for?',
    ask: 'You can ask to see the data we have about you, and to have it corrected or deleted. Ask {{sender}}.',
    complain: 'If that doesn’t help, you can complain to the',
    authority: 'Dutch Data Protection Authority',
    authorityAddress: 'https://www.autoriteitpersoonsgegevens.nl/en',
    back: 'Back',
  },
  code: {
    title: 'Enter the code',
    lead: 'This link is protected by a code. You were given it separately, for example by phone.',
    label: 'Code',
    hint: 'Six letters and digits, in capitals or small letters.',
    submit: 'Continue',
    wrong_one: 'This code isn’t right. You can try 1 more time.',
    wrong_other: 'This code isn’t right. You can try {{count}} more times.',
  },
  read: {
    letterOf: 'Download “{{title}}” (Word)',
    letterPdfOf: 'Download “{{title}}” (PDF)',
    document: 'Download “{{title}}”',
    none: 'Not filled in yet',
    nothing: 'There’s nothing to see here yet.',
    now: 'This is what has been filled in so far. It may still change.',
  },
  documents: {
    title: 'Documents about the bed sensors',
    none: 'There are no documents for you yet.',
  },
} satisfies typeof nl
