import type { nl } from './nl.ts'

export const en = {
  title: 'Settings',
  lead: 'This is about how you sign in.',
  back: 'Back to settings',
  elsewhere:
    'You sign in with the sign-in service of your organisation. That is where you look after your password and signing in in two steps.',
  secondFactor: {
    title: 'Second factor',
    lead: 'After your password you then fill in a code from an app on your phone. Somebody who guesses your password does not get in with that alone.',
    isOff: 'This is off.',
    isOn: 'This is on.',
    codesLeft_one: 'You have {{count}} recovery code left.',
    codesLeft_other: 'You have {{count}} recovery codes left.',
    setUp: 'Set up',
    change: 'Change',
    required: 'Administrators have to have this. Set it up to go on.',
  },
  setUp: {
    title: 'Set up the second factor',
    app: 'You need an app that makes codes, such as Microsoft Authenticator or Google Authenticator. There may be one on your phone already.',
    scan: 'Step 1. Scan this QR code with the app',
    qr: 'QR code',
    byHand: 'Can you not scan it? Choose “enter a code” in the app and type in this key:',
    enter: 'Step 2. Fill in the code that the app shows now',
    code: '6-digit code',
    submit: 'Turn on',
  },
  change: {
    title: 'Change the second factor',
    lead: 'Fill in a code first, so that we know it is you.',
    code: 'Code from the app, or a recovery code',
    newCodes: 'Make new recovery codes',
    newCodesHint: 'The old recovery codes then no longer work.',
    remove: 'Turn off',
    removeHint: 'This is also how you set it up on a new phone: turn it off, and then on again.',
  },
  codes: {
    title: 'Your recovery codes',
    lead: 'The second factor is on. Keep these codes somewhere safe, on paper for instance. If you lose your phone, you sign in with a recovery code. Each code works once.',
    once: 'You only see these codes now.',
    done: 'I have kept them',
  },
  removed: 'The second factor is off.',
  errors: {
    missing: 'Fill in the code.',
    wrong: 'This code is not right, or has been used already. Fill in the code that the app shows now.',
    tooOften: 'A code was tried too often. Please wait half a minute and try again.',
  },
} satisfies typeof nl
