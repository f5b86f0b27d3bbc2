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
  unavailable: 'The Routekaart cannot be reached for a moment. Nothing is lost. Try again in a minute.',
  failed:
    'Something went wrong on our side. Try again in a few minutes. If it keeps failing, mention this number: {{requestId}}.',
} satisfies typeof nl
