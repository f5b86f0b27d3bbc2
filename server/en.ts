import type { nl } from './nl.ts'

/** What the server says where no page can be made. */
export const en = {
  badAddress: 'This address is not right. Check the link, or begin at the home page.',
  wrongHost: 'The Routekaart is not found at this address. Go to {{origin}}.',
  method: 'This way of asking does not exist here.',
  lengthRequired: 'The request does not say how large it is (Content-Length).',
  tooLarge: 'This is too large. A file may be at most {{megabytes}} MB. Make the file smaller and try again.',
  tooLargeKept:
    'This is too large. A file may be at most {{megabytes}} MB. What you typed has been kept. Go back and reload the page: it is waiting there for you.',
  tooMany: 'You are asking too much at once. Wait a minute and try again.',
  tooManyFor: 'You are asking too much at once. Wait {{minutes}} minutes and try again.',
  tooManyFiles:
    'You are sending too many files at once. What you typed has been kept. Wait {{minutes}} minutes, go back and reload the page: it is waiting there for you.',
  notFound: 'This file does not exist (any more).',
  unavailable: 'The Routekaart cannot be reached for a moment. Try again in a minute.',
  unavailableUnsaved:
    'The Routekaart cannot be reached for a moment. What you sent has not been saved yet. Go back in a minute and send it again.',
  notSaved: 'Not saved yet',
  typedBelow:
    'What you typed has not been saved yet. It is still here, on this page. Keep the page open, wait a minute and then press the button.',
  sendAgain: 'Send again',
  typed: 'What you typed',
  secretTyped: 'Password you typed',
  filesLost: 'We cannot hold on to these files. Choose them again before you press the button:',
  filesAgain: 'Choose the files again',
  failed:
    'Something went wrong on our side. Try again in a few minutes. If it keeps failing, mention this number: {{requestId}}.',
} satisfies typeof nl
