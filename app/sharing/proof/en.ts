import type { nl } from './nl.ts'

export const en = {
  title: 'Evidence of signing',
  known: {
    lead: 'Did you sign or approve this for {{organisation}}? Then we’ll send a code to the email address where you got the link. With that code you can get the PDF. You don’t need an account.',
    number: 'Number of the evidence: {{number}}',
    address: 'Your email address',
    addressHint: 'The address where you got the link.',
    send: 'Send the code',
    byHand: 'Didn’t you get the link by email? Ask {{sender}}, {{organisation}}, for the evidence.',
    noMail: 'This portal can’t send email. Ask {{sender}}, {{organisation}}, for the evidence.',
  },
  sent: {
    title: 'Check your email',
    text: 'If {{address}} is where you got the link, you’ll get a code there. If it hasn’t arrived after a few minutes, check your spam folder too. We can send a new code every half hour.',
    code: 'Code',
    codeHint: 'Six letters and digits. The code works for half an hour.',
    open: 'Show the evidence',
    other: 'Use another address',
  },
  open: {
    lead: 'You can open this evidence on this device for the next half hour.',
    document: 'Document',
    organisation: 'For',
    number: 'Number',
  },
  unknown: {
    title: 'We don’t know this number',
    lead: 'The number may not have been copied completely, or the evidence is no longer kept.',
    what: 'Do you still have the PDF? Then you can check it.',
    verify: 'Check evidence',
  },
  errors: {
    address: 'Enter an email address, such as name@example.org.',
    code: 'This code is wrong, or no longer works. Check that it’s the last code you got.',
    tooMany: 'A code for this evidence was asked for or tried too often today. You can try again tomorrow.',
  },
} satisfies typeof nl
