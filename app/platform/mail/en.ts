import type { nl } from './nl.ts'

export const en = {
  title: 'Messages',
  lead: 'Every message the route card wrote, and whether it was sent.',
  notConnected:
    'No mail server is configured. Messages are kept; open one to pass its text on yourself. A new password is made on the server itself: npm run reset-password.',
  state: 'State',
  allStates: 'All states',
  found_one: '{{count}} message',
  found_other: '{{count}} messages',
  none: 'There are no messages yet.',
  noneFound: 'No messages match this.',
  columns: {
    at: 'Written',
    to: 'To',
    address: 'E-mail address',
    subject: 'Subject',
    cause: 'Reason',
    organisation: 'Organisation',
  },
  states: { kept: 'Kept', waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  causes: {
    'share-link': 'Share link',
    'share-reminder': 'Reminder of a share link',
    'share-answer': 'Answer to a share link',
    invitation: 'Invitation',
    'password-forgotten': 'Forgotten password',
    'password-guessed': 'Password being guessed',
  },
  one: {
    back: 'Back to messages',
    sentAt: 'Sent on',
    attempts: 'Attempts',
    problem: 'What the mail server said',
    text: 'Text',
    look: 'As the recipient sees it',
    noted: 'It was noted that you opened this message.',
    passOn: 'Links in the text give access: pass them on to the recipient only.',
    hidden: {
      unreadable: 'The text can no longer be read: the key it was kept with no longer exists.',
      'new-password':
        'The text is not shown: it holds a link by which somebody chooses a new password. Where there is no mail server, have a link made on the server itself with npm run reset-password.',
      'not-kept':
        'The text is not shown: it holds a link that gives access, and that is for the recipient alone. You only see such a text where there is no mail server and you have to pass the message on yourself.',
      used: 'The text is not shown: it holds a link by which somebody chooses a password, and the recipient’s account is already in use.',
    },
    copy: 'Copy link',
    copied: 'Copied.',
    copyFailed: 'Copying failed. Select the link and copy it yourself.',
    sendAgain: 'Send again',
    send: 'Send',
    willBeSent: 'The message is being sent.',
    notSentAgain: 'The message is already waiting or sent.',
  },
  closing: {
    portal: 'Routekaart helps care locations prepare for the connection day of the bed sensors.',
    why: {
      'share-link': 'You receive this message because somebody shares something with you.',
      'share-reminder': 'You receive this message because the sender reminds you of what was shared with you.',
      'share-answer': 'You receive this message because you shared something with somebody.',
      invitation: 'You receive this message because you were invited.',
      'password-forgotten': 'You receive this message because somebody asked for a new password for your account.',
      'password-guessed': 'You receive this message because you have an account with Routekaart.',
    },
    reply: 'A reply to this message goes to {{name}}.',
    address: 'Does the button not work? Copy this address:',
  },
} satisfies typeof nl
