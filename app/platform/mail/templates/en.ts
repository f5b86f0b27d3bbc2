import type { nl } from './nl.ts'

export const en = {
  'share-link': {
    subject: '{{sender}} shares something with you: {{title}} ({{organisation}})',
    body: `Dear {{name}},

{{sharedBy}} shares something with you: {{title}}. {{may}}

{{sender}} writes to you:
{{wrote}}

[Open what was shared with you]

The link asks for a code. You receive it separately from {{codeFrom}}.

The link works until the end of {{until}}. You do not need an account.

The link is meant for you alone. Do not pass it on.`,
  },
  'share-reminder': {
    subject: 'Reminder: {{sender}} shares something with you: {{title}} ({{organisation}})',
    body: `Dear {{name}},

{{sender}} reminds you of what was shared with you: {{title}}. This is a new link: the one in the earlier message no longer works. {{may}}

{{sender}} writes to you:
{{wrote}}

[Open what was shared with you]

The link asks for a code. You receive it separately from {{codeFrom}}.

The link works until the end of {{until}}. You do not need an account.

The link is meant for you alone. Do not pass it on.`,
  },
  'share-reminder-portal': {
    subject: 'Reminder: {{sender}} shares something with you: {{title}} ({{organisation}})',
    body: `Dear {{name}},

We remind you of what {{sharedBy}} shared with you: {{title}}. {{may}} This is the same link as in the earlier message.

{{sender}} writes to you:
{{wrote}}

[Open what was shared with you]

The link asks for a code. You receive it separately from {{codeFrom}}.

The link works until the end of {{until}}. You do not need an account.

The link is meant for you alone. Do not pass it on.`,
  },
  invitation: {
    subject: 'Invitation to the route card of {{organisation}}',
    body: `Dear {{name}},

{{by}} invites you to the route card of {{organisation}}. In it your organisation prepares for the connection day of the bed sensors.

First choose a password. The link works for {{days}} days, and once.

[Go to the route card]

You sign in with {{email}}.

Does the link no longer work after {{days}} days? Choose “Forgot your password?” on the sign-in page, or ask us for a new invitation.`,
  },
  'invitation-staff': {
    subject: 'Invitation to help organisations with the route card',
    body: `Dear {{name}},

{{by}} invites you to help organisations with the route card.

First choose a password. The link works for {{days}} days, and once.

[Go to the route card]

You sign in with {{email}}.

Does the link no longer work after {{days}} days? Choose “Forgot your password?” on the sign-in page, or ask a colleague for a new invitation.`,
  },
  'password-forgotten': {
    subject: 'New password for {{routeCard}}',
    body: `Dear {{name}},

You asked for a new password for the route card. {{lasts}}

[Choose a new password]

Did you not ask for this? Then there is nothing you need to do. Your password stays as it is.`,
  },
  'password-guessed': {
    subject: 'Somebody is trying to guess your password for {{routeCard}}',
    body: `Dear {{name}},

Somebody tried to sign in to the route card with your e-mail address many times in a row, with wrong passwords. From unknown places it is therefore only possible a few times a minute for now.

On the computer on which you always sign in you notice nothing of it. Can you not sign in? Try again after half a minute, or choose a new password, which lets you in straight away.

[Choose a new password]

Was it you? Then there is nothing you need to do.`,
  },
} satisfies typeof nl
