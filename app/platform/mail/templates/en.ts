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

{{sender}} reminds you of what was shared with you: {{title}}. {{may}} This is the same link as in the earlier message.

{{sender}} writes to you:
{{wrote}}

[Open what was shared with you]

The link asks for a code. It is still the same code, which you received separately from {{codeFrom}}.

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

The link asks for a code. It is still the same code, which you received separately from {{codeFrom}}.

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
  'sent-back': {
    subject: 'Sent back: {{task}} ({{where}})',
    body: `Dear {{name}},

We checked “{{file}}” and are sending it back. It belongs to the task {{task}} of {{where}}. Could you upload a new version?

The reason:
{{reason}}

[Upload a new version]`,
  },
  accepted: {
    subject: 'Accepted: {{task}} ({{where}})',
    body: `Dear {{name}},

We checked “{{file}}” and accepted it. It belongs to the task {{task}} of {{where}}. There is nothing left for you to do.

[See the task]`,
  },
  answer: {
    subject: 'Answer from {{recipient}}: {{title}} ({{where}})',
    body: `Dear {{name}},

For {{where}} you shared something with {{recipient}}: {{title}}. {{decided}}

{{last}}

[See the answer]`,
  },
  signed: {
    subject: 'Signed by {{recipient}}: {{title}} ({{where}})',
    body: `Dear {{name}},

For {{where}} you shared something with {{recipient}}: {{title}}. {{recipient}} has signed.

[See what was signed]`,
  },
  'signing-turn': {
    subject: '{{recipient}} can sign: {{title}} ({{where}})',
    body: `Dear {{name}},

The data protection officer has agreed. Now {{recipient}} can sign: {{title}}, for {{where}}. {{told}}

[See the link]`,
  },
  'signing-turn-guest': {
    subject: 'You can sign now: {{title}} ({{organisation}})',
    body: `Dear {{name}},

The data protection officer of {{organisation}} has agreed. You can now sign: {{title}}. This is the same link that {{sender}} sent you earlier.

[Read and sign]

The link asks for a code. You receive it separately from {{codeFrom}}.

The link works until the end of {{until}}. You do not need an account.`,
  },
  'signing-turn-provider': {
    subject: 'The supplier signs next: {{title}} ({{where}})',
    body: `Dear {{name}},

{{recipient}} has signed “{{title}}” for {{where}}. It is now your turn to sign on behalf of the supplier.

[Read and sign]`,
  },
  'signed-both': {
    subject: 'Signed by both parties: {{title}} ({{where}})',
    body: `Dear {{name}},

{{recipient}} has signed “{{title}}” for {{where}}, and so has the supplier now. The evidence with all signatures is ready.

[See the evidence]`,
  },
  'signed-both-guest': {
    subject: 'Signed by both parties: {{title}} ({{organisation}})',
    body: `Dear {{name}},

You signed “{{title}}” for {{organisation}}. The supplier has now signed it, too. The evidence with all signatures is ready. Keep it safe.

[See the evidence]

The link asks for a code. You received it separately from {{codeFrom}}.

The link works until the end of {{until}}. You do not need an account.

Does the link not open? Ask {{sender}} for the evidence.`,
  },
  'request-answered': {
    subject: 'Answer to your request: {{task}} ({{where}})',
    body: `Dear {{name}},

You asked whether the task {{task}} applies to {{where}}. Here is our answer:
{{answer}}

[See the task]`,
  },
  'filled-in': {
    subject: 'Filled in for you: {{task}} ({{where}})',
    body: `Dear {{name}},

On the phone with {{person}}, {{filledBy}} filled in something for you in {{task}} of {{where}}:
{{fields}}

Please check that it is right. You can change it in the task itself.

[See the task]`,
  },
  assigned: {
    subject: 'For you: {{task}} ({{where}})',
    body: `Dear {{name}},

{{by}} is asking you to do the task {{task}} of {{where}}.

{{wish}}

{{by}} added:
{{wrote}}

[See the task]

On the page of the task you can say that you will do it, or give it back.`,
  },
  'assigned-ended': {
    subject: 'Who does {{task}} ({{where}})',
    body: `Dear {{name}},

{{happened}}

[See the task]`,
  },
  'meeting-set': {
    subject: 'Start meeting on {{when}} ({{where}})',
    body: `Dear {{name}},

The start meeting of {{where}} is on {{when}}.

Open the attached file to add it to your calendar.

[See it on the route card]`,
  },
  'meeting-moved': {
    subject: 'Start meeting moved to {{when}} ({{where}})',
    body: `Dear {{name}},

The start meeting of {{where}} has moved from {{was}} to {{when}}.

Open the attached file to update your calendar.

[See it on the route card]`,
  },
  'meeting-off': {
    subject: 'Start meeting of {{was}} cancelled ({{where}})',
    body: `Dear {{name}},

The start meeting of {{where}} on {{was}} is cancelled.

Open the attached file to remove it from your calendar.

[See it on the route card]`,
  },
  'follow-up-set': {
    subject: 'Appointment on {{when}} ({{organisation}})',
    body: `Dear {{name}},

There is an appointment about the bed sensors of {{organisation}} on {{when}}.

Where: {{place}}

What about: {{note}}

Open the attached file to add it to your calendar.

[See it on the route card]`,
  },
  'follow-up-moved': {
    subject: 'Appointment moved to {{when}} ({{organisation}})',
    body: `Dear {{name}},

The appointment about the bed sensors of {{organisation}} has moved from {{was}} to {{when}}.

Where: {{place}}

What about: {{note}}

Open the attached file to update your calendar.

[See it on the route card]`,
  },
  'follow-up-changed': {
    subject: 'Appointment changed: {{when}} ({{organisation}})',
    body: `Dear {{name}},

The appointment about the bed sensors of {{organisation}} on {{when}} has changed.

Where: {{place}}

What about: {{note}}

Open the attached file to update your calendar.

[See it on the route card]`,
  },
  'follow-up-off': {
    subject: 'Appointment of {{was}} cancelled ({{organisation}})',
    body: `Dear {{name}},

The appointment about the bed sensors of {{organisation}} on {{was}} is cancelled.

Open the attached file to remove it from your calendar.

[See it on the route card]`,
  },
  'connection-day-set': {
    subject: 'Connection day on {{when}} ({{where}})',
    body: `Dear {{name}},

The connection day of {{where}} is set: {{when}}.

Open the attached file to add it to your calendar.

[See it on the route card]`,
  },
  'connection-day-moved': {
    subject: 'Connection day moved to {{when}} ({{where}})',
    body: `Dear {{name}},

The connection day of {{where}} has moved from {{was}} to {{when}}.

Open the attached file to update your calendar.

[See it on the route card]`,
  },
  'connection-day-off': {
    subject: 'Connection day of {{was}} cancelled ({{where}})',
    body: `Dear {{name}},

The connection day of {{where}} on {{was}} is cancelled. A new day has not been set yet.

Open the attached file to remove it from your calendar.

[See it on the route card]`,
  },
  several: {
    subject: '{{what}} ({{organisation}})',
    body: `Dear {{name}},

This happened at {{organisation}}:

{{lists}}

{{calendar}}

[Open the route card]`,
  },
  reminder: {
    subject: 'Reminder: {{what}}',
    body: `Dear {{name}},

This is due soon or already overdue.

[Continue with {{task}}]

{{lists}}

We remind you of a task three times at most, and no more once it is done.`,
  },
  digest: {
    subject: 'Your week at {{organisation}}: {{counts}}',
    body: `Dear {{name}},

{{lead}}

{{step}}

[Continue with {{task}}]

{{lists}}

Questions? Call {{contact}}: {{phone}}.`,
  },
  'digest-staff': {
    subject: 'Your organisations this week: {{counts}}',
    body: `Dear {{name}},

This needs you this week, at the organisations you look after.

[Go to the overview]

{{lists}}`,
  },
} satisfies typeof nl
