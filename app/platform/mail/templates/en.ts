import type { nl } from './nl.ts'

export const en = {
  'share-link': {
    subject: '{{asks}}',
    body: `Dear {{name}},

{{asks}}. {{may}}

{{sender}} writes:
{{wrote}}

[Open what was shared with you]

The link asks for a code. You’ll get it separately from {{codeFrom}}.

The link works until the end of {{until}}. You don’t need an account.

The link is only for you. Don’t pass it on.`,
  },
  'share-reminder': {
    subject: 'Reminder: {{asks}}',
    body: `Dear {{name}},

This is a reminder from {{sender}} about what was shared with you: {{title}}. {{may}} This is the same link as in the earlier message.

{{sender}} writes:
{{wrote}}

[Open what was shared with you]

The link asks for a code. It’s still the same code, which you got separately from {{codeFrom}}.

The link works until the end of {{until}}. You don’t need an account.

The link is only for you. Don’t pass it on.`,
  },
  'share-reminder-portal': {
    subject: 'Reminder: {{asks}}',
    body: `Dear {{name}},

This is a reminder about what {{sharedBy}} shared with you: {{title}}. {{may}} This is the same link as in the earlier message.

{{sender}} writes:
{{wrote}}

[Open what was shared with you]

The link asks for a code. It’s still the same code, which you got separately from {{codeFrom}}.

The link works until the end of {{until}}. You don’t need an account.

The link is only for you. Don’t pass it on.`,
  },
  invitation: {
    subject: 'Invitation to the route card of {{organisation}}',
    body: `Dear {{name}},

{{by}} has invited you to the route card of {{organisation}}. It helps your organisation get ready for the connection day of the bed sensors.

First choose a password. The link works once, for {{days}} days.

[Go to the route card]

You sign in with {{email}}.

If the link no longer works after {{days}} days, choose “Forgot your password?” on the sign-in page, or ask us for a new invitation.`,
  },
  'invitation-staff': {
    subject: 'Invitation to help organisations with the route card',
    body: `Dear {{name}},

{{by}} has invited you to help organisations with the route card.

First choose a password. The link works once, for {{days}} days.

[Go to the route card]

You sign in with {{email}}.

If the link no longer works after {{days}} days, choose “Forgot your password?” on the sign-in page, or ask a colleague for a new invitation.`,
  },
  'password-forgotten': {
    subject: 'New password for {{routeCard}}',
    body: `Dear {{name}},

You asked for a new password for the route card. {{lasts}}

[Choose a new password]

If you didn’t ask for this, you don’t need to do anything. Your password stays as it is.`,
  },
  'password-guessed': {
    subject: 'Someone is trying to guess your password for {{routeCard}}',
    body: `Dear {{name}},

Someone has tried many times in a row to sign in to the route card with your email address and wrong passwords. So for now, sign-in from unknown places is limited to a few times a minute.

You won’t notice this on the computer you always use. If you can’t sign in, try again after half a minute, or choose a new password, which lets you in straight away.

[Choose a new password]

If it was you, you don’t need to do anything.`,
  },
  'sent-back': {
    subject: 'Sent back: {{task}} ({{where}})',
    body: `Dear {{name}},

We’ve checked “{{file}}” and are sending it back. It belongs to the task {{task}} for {{where}}. Could you upload a new version?

The reason:
{{reason}}

[Upload a new version]`,
  },
  accepted: {
    subject: 'Accepted: {{task}} ({{where}})',
    body: `Dear {{name}},

We’ve checked “{{file}}” and accepted it. It belongs to the task {{task}} for {{where}}. You don’t need to do anything.

[See the task]`,
  },
  answer: {
    subject: 'Answer from {{recipient}}: {{title}} ({{where}})',
    body: `Dear {{name}},

You shared something with {{recipient}} for {{where}}: {{title}}. {{decided}}

{{last}}

[See the answer]`,
  },
  signed: {
    subject: 'Signed by {{recipient}}: {{title}} ({{where}})',
    body: `Dear {{name}},

You shared something with {{recipient}} for {{where}}: {{title}}. {{recipient}} has signed.

[See what was signed]`,
  },
  'signing-turn': {
    subject: '{{recipient}} can sign: {{title}} ({{where}})',
    body: `Dear {{name}},

The data protection officer has agreed. {{recipient}} can now sign “{{title}}” for {{where}}. {{told}}

[See the link]`,
  },
  'signing-turn-guest': {
    subject: 'You can sign now: {{title}} ({{organisation}})',
    body: `Dear {{name}},

The data protection officer of {{organisation}} has agreed. You can now sign “{{title}}”. This is the same link that {{sender}} sent you earlier.

[Read and sign]

The link asks for a code. You’ll get it separately from {{codeFrom}}.

The link works until the end of {{until}}. You don’t need an account.`,
  },
  'signing-turn-provider': {
    subject: 'The supplier signs next: {{title}} ({{where}})',
    body: `Dear {{name}},

{{recipient}} has signed “{{title}}” for {{where}}. It’s now your turn to sign on behalf of the supplier.

[Read and sign]`,
  },
  'signed-both': {
    subject: 'Signed by both parties: {{title}} ({{where}})',
    body: `Dear {{name}},

{{recipient}} has signed “{{title}}” for {{where}}, and now the supplier has too. The evidence with all signatures is ready.

[See the evidence]`,
  },
  'signed-guest': {
    subject: 'You’ve signed: {{title}} ({{organisation}})',
    body: `Dear {{name}},

You’ve signed “{{title}}” for {{organisation}}.

The evidence of signing is attached: {{file}}. Keep it safe.

[See what you signed]

The link asks for a code. You got it separately from {{codeFrom}}.

The link works until the end of {{until}}. You don’t need an account.

Has the link stopped working? You can get the evidence again at {{proof}}.

Once everyone has signed, we’ll send you the evidence with all signatures.`,
  },
  'agreed-guest': {
    subject: 'You’ve approved: {{title}} ({{organisation}})',
    body: `Dear {{name}},

You’ve approved “{{title}}” for {{organisation}}.

The evidence of that is attached: {{file}}. Keep it safe.

[See what you approved]

The link asks for a code. You got it separately from {{codeFrom}}.

The link works until the end of {{until}}. You don’t need an account.

Has the link stopped working? You can get the evidence again at {{proof}}.

Once everyone has signed, we’ll send you the evidence with all signatures.`,
  },
  'signed-both-guest': {
    subject: 'Signed by both parties: {{title}} ({{organisation}})',
    body: `Dear {{name}},

The supplier has now signed “{{title}}” for {{organisation}} too. The evidence with all signatures is ready. Keep it safe.

It’s attached to this message: {{file}}.

[See the evidence]

The link asks for a code. You got it separately from {{codeFrom}}.

The link works until the end of {{until}}. You don’t need an account.

Has the link stopped working? You can get the evidence again at {{proof}}.`,
  },
  'proof-code': {
    subject: 'Your code for the evidence of signing ({{organisation}})',
    body: `Dear {{name}},

You asked for the evidence with number {{number}}, for {{organisation}}. This is your code:

{{code}}

It works for half an hour. Enter it on the page where you asked for it, or here:

[Enter the code]

If you didn’t ask for this, you don’t need to do anything. Don’t give the code to anyone.`,
  },
  'link-code': {
    subject: 'Your code for the link from {{sender}} ({{organisation}})',
    body: `Dear {{name}},

You opened a link that {{sender}} of {{organisation}} gave you. This is your code:

{{code}}

It works for half an hour. Enter it on the page where you asked for it.

If you didn’t ask for this, you don’t need to do anything. Don’t give the code to anyone.`,
  },
  'share-not-needed': {
    subject: 'No longer needed: {{title}} ({{organisation}})',
    body: `Dear {{name}},

{{sender}} of {{organisation}} shared this with you: {{title}}. It’s been done now. You don’t need to do anything else.

The link you were sent no longer works. Thank you for your help.`,
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

On the phone with {{person}}, {{filledBy}} filled in something for you in {{task}} for {{where}}:
{{fields}}

Check that it’s right. You can change it in the task itself.

[See the task]`,
  },
  assigned: {
    subject: 'For you: {{task}} ({{where}})',
    body: `Dear {{name}},

{{by}} is asking you to do the task {{task}} for {{where}}.

{{wish}}

{{by}} added:
{{wrote}}

[See the task]

On the task’s page you can say that you’ll do it, or give it back.`,
  },
  'assigned-reminder': {
    subject: 'Reminder: {{task}} ({{where}})',
    body: `Dear {{name}},

{{by}} is reminding you about the task {{task}} for {{where}}.

{{wish}}

[See the task]

Can’t do it? You can give it back on the task’s page.`,
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

The start meeting for {{where}} is on {{when}}.

Open the attached file to add it to your calendar.

[See it on the route card]`,
  },
  'meeting-moved': {
    subject: 'Start meeting moved to {{when}} ({{where}})',
    body: `Dear {{name}},

The start meeting for {{where}} has moved from {{was}} to {{when}}.

Open the attached file to update your calendar.

[See it on the route card]`,
  },
  'meeting-off': {
    subject: 'Start meeting on {{was}} cancelled ({{where}})',
    body: `Dear {{name}},

The start meeting for {{where}} on {{was}} has been cancelled.

Open the attached file to remove it from your calendar.

[See it on the route card]`,
  },
  'follow-up-set': {
    subject: 'Appointment on {{when}} ({{organisation}})',
    body: `Dear {{name}},

There is an appointment about the bed sensors at {{organisation}} on {{when}}.

Where: {{place}}

About: {{note}}

Open the attached file to add it to your calendar.

[See it on the route card]`,
  },
  'follow-up-moved': {
    subject: 'Appointment moved to {{when}} ({{organisation}})',
    body: `Dear {{name}},

The appointment about the bed sensors at {{organisation}} has moved from {{was}} to {{when}}.

Where: {{place}}

About: {{note}}

Open the attached file to update your calendar.

[See it on the route card]`,
  },
  'follow-up-changed': {
    subject: 'Appointment changed: {{when}} ({{organisation}})',
    body: `Dear {{name}},

The appointment about the bed sensors at {{organisation}} on {{when}} has changed.

Where: {{place}}

About: {{note}}

Open the attached file to update your calendar.

[See it on the route card]`,
  },
  'follow-up-off': {
    subject: 'Appointment on {{was}} cancelled ({{organisation}})',
    body: `Dear {{name}},

The appointment about the bed sensors at {{organisation}} on {{was}} has been cancelled.

Open the attached file to remove it from your calendar.

[See it on the route card]`,
  },
  'connection-day-set': {
    subject: 'Connection day on {{when}} ({{where}})',
    body: `Dear {{name}},

The connection day for {{where}} is set: {{when}}.

Open the attached file to add it to your calendar.

[See it on the route card]`,
  },
  'connection-day-moved': {
    subject: 'Connection day moved to {{when}} ({{where}})',
    body: `Dear {{name}},

The connection day for {{where}} has moved from {{was}} to {{when}}.

Open the attached file to update your calendar.

[See it on the route card]`,
  },
  'connection-day-off': {
    subject: 'Connection day on {{was}} cancelled ({{where}})',
    body: `Dear {{name}},

The connection day for {{where}} on {{was}} has been cancelled. A new day hasn’t been set yet.

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

We’ll remind you of a task three times at most, and stop once it’s done.`,
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

This needs you this week at the organisations you look after.

[Go to the overview]

{{lists}}`,
  },
} satisfies typeof nl
