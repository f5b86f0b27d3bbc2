import type { nl } from './nl.ts'

/** What the server says where no page can be made. */
export const en = {
  badAddress: 'This address isn’t right. Check the link, or start from the home page.',
  wrongHost: 'Routekaart isn’t at this address. Go to {{origin}}.',
  method: 'This kind of request isn’t possible here.',
  lengthRequired: 'The request doesn’t say how large it is (Content-Length).',
  tooLarge: 'This is too large. A file may be at most {{megabytes}} MB. Make the file smaller and try again.',
  tooLargeKept:
    'This is too large. A file may be at most {{megabytes}} MB. We’ve kept what you typed. Go back and reload the page to find it there.',
  headersTooLarge:
    'Your browser sent too much: too many cookies, or an address that is too long. Clear this website’s cookies in your browser and open the page again.',
  tooMany: 'Too many requests. Wait a minute and try again.',
  tooManyFor: 'Too many requests. Wait {{minutes}} minutes and try again.',
  tooManyFiles:
    'You’re sending too many files at once. We’ve kept what you typed. Wait {{minutes}} minutes, go back and reload the page to find it there.',
  notFound: 'This file doesn’t exist, or no longer exists.',
  unavailable: 'Routekaart is unavailable for a moment. Try again in a minute.',
  unavailableUnsaved:
    'Routekaart is unavailable for a moment. What you sent hasn’t been saved yet. Go back in a minute and send it again.',
  notSaved: 'Not saved yet',
  typedBelow:
    'What you typed hasn’t been saved yet. It’s still here, on this page. Keep the page open, wait a minute, then press the button.',
  sendAgain: 'Send again',
  typed: 'What you typed',
  secretTyped: 'Password you typed',
  filesLost: 'We can’t keep these files. Choose them again before you press the button:',
  filesAgain: 'Choose the files again',
  failed:
    'Something went wrong on our side. Try again in a few minutes. If it keeps failing, tell us this number: {{requestId}}.',
} satisfies typeof nl
