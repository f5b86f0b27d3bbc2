import type { MailCause } from '../causes.ts'
import type { ValueName } from './value-names.ts'

/** The evidence goes along, to who signed or approved by a link. */
const withEvidence = {
  cause: 'signed',
  values: ['name', 'sender', 'organisation', 'title', 'file', 'codeFrom', 'until', 'proof'],
  needed: ['title', 'codeFrom', 'until'],
} as const

/**
 * The messages whose texts provider staff can change, each with the values that may stand in its text, in the order in which staff
 * see them. `needed` are those without which it does not do what it is for.
 */
export const templates = {
  'share-link': {
    cause: 'share-link',
    values: ['name', 'asks', 'sender', 'sharedBy', 'organisation', 'title', 'may', 'wrote', 'codeFrom', 'until'],
    needed: ['may', 'wrote', 'codeFrom', 'until'],
  },
  'share-reminder': {
    cause: 'share-reminder',
    values: ['name', 'asks', 'sender', 'sharedBy', 'organisation', 'title', 'may', 'wrote', 'codeFrom', 'until'],
    needed: ['sender', 'title', 'may', 'wrote', 'codeFrom', 'until'],
  },
  'share-reminder-portal': {
    cause: 'share-reminder',
    values: ['name', 'asks', 'sender', 'sharedBy', 'organisation', 'title', 'may', 'wrote', 'codeFrom', 'until'],
    needed: ['sharedBy', 'title', 'may', 'wrote', 'codeFrom', 'until'],
  },
  invitation: {
    cause: 'invitation',
    values: ['name', 'by', 'organisation', 'days', 'email'],
    needed: ['by', 'organisation', 'email'],
  },
  'invitation-staff': { cause: 'invitation', values: ['name', 'by', 'days', 'email'], needed: ['by', 'email'] },
  'password-forgotten': { cause: 'password-forgotten', values: ['name', 'routeCard', 'lasts'], needed: ['lasts'] },
  'password-guessed': { cause: 'password-guessed', values: ['name', 'routeCard'], needed: [] },
  'sent-back': {
    cause: 'sent-back',
    values: ['name', 'organisation', 'where', 'task', 'file', 'reason'],
    needed: ['task', 'file', 'reason'],
  },
  accepted: { cause: 'accepted', values: ['name', 'organisation', 'where', 'task', 'file'], needed: ['task', 'file'] },
  answer: {
    cause: 'answer',
    values: ['name', 'organisation', 'where', 'recipient', 'title', 'decided', 'last'],
    needed: ['recipient', 'title', 'decided', 'last'],
  },
  signed: {
    cause: 'signed',
    values: ['name', 'organisation', 'where', 'recipient', 'title'],
    needed: ['recipient', 'title'],
  },
  'signing-turn': {
    cause: 'signing-turn',
    values: ['name', 'organisation', 'where', 'recipient', 'title', 'told'],
    needed: ['recipient', 'title', 'told'],
  },
  'signing-turn-guest': {
    cause: 'signing-turn',
    values: ['name', 'sender', 'organisation', 'title', 'codeFrom', 'until'],
    needed: ['title', 'codeFrom', 'until'],
  },
  'signing-turn-provider': {
    cause: 'signing-turn',
    values: ['name', 'organisation', 'where', 'recipient', 'title'],
    needed: ['recipient', 'title'],
  },
  'signed-both': {
    cause: 'signed',
    values: ['name', 'organisation', 'where', 'recipient', 'title'],
    needed: ['title'],
  },
  'signed-guest': withEvidence,
  'agreed-guest': withEvidence,
  'signed-both-guest': withEvidence,
  'proof-code': {
    cause: 'proof-code',
    values: ['name', 'organisation', 'number', 'code'],
    needed: ['number', 'code'],
  },
  'link-code': {
    cause: 'link-code',
    values: ['name', 'sender', 'organisation', 'code'],
    needed: ['code'],
    // With the link in it, this mailbox alone would open what takes two.
    hasButton: false,
  },
  'share-not-needed': {
    cause: 'assigned',
    values: ['name', 'sender', 'organisation', 'title'],
    needed: ['title'],
    // The link that it is about leads nowhere any more.
    hasButton: false,
  },
  'request-answered': {
    cause: 'request-answered',
    values: ['name', 'organisation', 'where', 'task', 'answer'],
    needed: ['task', 'answer'],
  },
  'filled-in': {
    cause: 'filled-in',
    values: ['name', 'organisation', 'where', 'task', 'filledBy', 'person', 'fields'],
    needed: ['task', 'filledBy', 'person', 'fields'],
  },
  assigned: {
    cause: 'assigned',
    values: ['name', 'organisation', 'where', 'task', 'by', 'wish', 'wrote'],
    needed: ['task', 'by', 'wish', 'wrote'],
  },
  'assigned-reminder': {
    cause: 'assigned',
    values: ['name', 'organisation', 'where', 'task', 'by', 'wish'],
    needed: ['task', 'by', 'wish'],
  },
  'assigned-ended': {
    cause: 'assigned',
    values: ['name', 'organisation', 'where', 'task', 'happened'],
    needed: ['happened'],
  },
  'meeting-set': { cause: 'appointment', values: ['name', 'organisation', 'where', 'when'], needed: ['when'] },
  'meeting-moved': {
    cause: 'appointment',
    values: ['name', 'organisation', 'where', 'when', 'was'],
    needed: ['when', 'was'],
  },
  'meeting-off': { cause: 'appointment', values: ['name', 'organisation', 'where', 'was'], needed: ['was'] },
  'follow-up-set': {
    cause: 'appointment',
    values: ['name', 'organisation', 'when', 'place', 'note'],
    needed: ['when', 'place', 'note'],
  },
  'follow-up-moved': {
    cause: 'appointment',
    values: ['name', 'organisation', 'when', 'was', 'place', 'note'],
    needed: ['when', 'was', 'place', 'note'],
  },
  'follow-up-changed': {
    cause: 'appointment',
    values: ['name', 'organisation', 'when', 'place', 'note'],
    needed: ['when', 'place', 'note'],
  },
  'follow-up-off': { cause: 'appointment', values: ['name', 'organisation', 'was'], needed: ['was'] },
  'connection-day-set': {
    cause: 'connection-day',
    values: ['name', 'organisation', 'where', 'when'],
    needed: ['when'],
  },
  'connection-day-moved': {
    cause: 'connection-day',
    values: ['name', 'organisation', 'where', 'when', 'was'],
    needed: ['when', 'was'],
  },
  'connection-day-off': { cause: 'connection-day', values: ['name', 'organisation', 'where', 'was'], needed: ['was'] },
  several: {
    cause: 'sent-back',
    values: ['name', 'organisation', 'what', 'lists', 'calendar'],
    needed: ['lists', 'calendar'],
  },
  reminder: { cause: 'reminder', values: ['name', 'organisation', 'what', 'task', 'lists'], needed: ['lists'] },
  digest: {
    cause: 'digest',
    values: ['name', 'organisation', 'counts', 'lead', 'step', 'task', 'lists', 'contact', 'phone'],
    needed: ['lead', 'lists'],
  },
  'digest-staff': { cause: 'digest', values: ['name', 'counts', 'lists'], needed: ['lists'] },
} as const satisfies Record<string, Template>

/** A message leads somewhere by its one button, unless it says that it has none. */
export type Template = {
  cause: MailCause
  values: readonly ValueName[]
  needed: readonly ValueName[]
  hasButton?: boolean
}

export type TemplateName = keyof typeof templates
export const templateNames = Object.keys(templates) as TemplateName[]

/** The values of one message; '' for one that there is none of, whose paragraphs are then left out. Lists come apart. */
export type TemplateValues<Name extends TemplateName> = Record<
  Exclude<(typeof templates)[Name]['values'][number], 'lists'>,
  string
>
