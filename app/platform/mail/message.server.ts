import { z } from 'zod'
import { isEmailAddress } from '#app/platform/config/email-address.ts'
import { asOneLine, isOneLine } from '#app/platform/config/mail.ts'
import { languages } from '#app/platform/i18n/languages.ts'
import { withoutControls } from '#app/platform/i18n/without-controls.ts'
import { mailCauses, optionalCauses, type MailCause, type OptionalCause } from './causes.ts'

const oneLine = (longest: number) => z.string().overwrite(asOneLine).max(longest)
const link = z.strictObject({ href: z.url({ protocol: /^https?$/ }).refine(isOneLine), label: oneLine(200).min(1) })

export type MailLink = z.output<typeof link>

/** Something with an address of its own: what it is called, where and what of it, and by when or since when. */
const listItem = z.strictObject({ ...link.shape, about: oneLine(500), when: oneLine(100), isLate: z.boolean() })

/** Things below a heading; `more` says how many are left out, and leads to all of them. */
const list = z.strictObject({
  heading: oneLine(200).min(1),
  items: z.array(listItem).min(1).max(50),
  more: link.nullable(),
})
export type MailList = z.output<typeof list>

/** Plain words, with line ends where lines end; a link that stands alone; or a list. */
const paragraph = z.union([z.string().overwrite(withoutControls).trim().min(1).max(10_000), link, list])
export type Paragraph = z.output<typeof paragraph>
const paragraphs = z.array(paragraph).min(1).max(100)

/** A file for calendar programs, with METHOD:PUBLISH. */
const calendar = z.string().min(1).max(200_000)

/** Somebody who can stand in a header. */
export const mailbox = z.strictObject({
  name: oneLine(200),
  address: z.string().trim().refine(isEmailAddress, 'has to be a mail address'),
})

const longestHeadline = 300
const headline = oneLine(longestHeadline).min(1)

/** Words as a subject or a preheader may have them: one line, cut where it is too long. */
export const asHeadline = (words: string): string => asLine(words, longestHeadline)

/** Words as so many characters of one line. */
export const asLine = (words: string, longest: number): string =>
  // A character of two halves is not cut between them.
  asOneLine(words)
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')

/**
 * What can be asked of `queueMail`. Names, subjects and words may be of any script; control characters are left out, so
 * that nothing in them can make a header.
 */
export const mailMessage = z.strictObject({
  /** Null where it is about no organisation. */
  organisationId: z.guid().nullable(),
  cause: z.enum(mailCauses),
  /** Where the same cause can come by more than once: what it is to be written once for. */
  onceKey: z.string().min(1).max(200).optional(),
  /** The share link that it carries, so that its sender hears where it could not be delivered. */
  linkId: z.guid().optional(),
  /** Whom it is for, where they can do without: they find in it how to stop its cause. */
  stop: z.strictObject({ userId: z.guid() }).optional(),
  /** The user on whose behalf it is written, who gets the answers to it; null where the portal itself writes. */
  onBehalfOf: z.guid().nullable().default(null),
  /** Who it comes from in the eyes of its recipient: this name stands before that of the portal. */
  senderName: oneLine(200).optional(),
  to: mailbox,
  language: z.enum(languages),
  /** Names the organisation, where there is one, and the thing. */
  subject: headline,
  /** What mail programs show beside the subject. */
  preheader: headline,
  paragraphs,
  /** What the recipient can put in their calendar. */
  calendar: calendar.optional(),
})
/** What an optional cause says has to be for somebody who can stop it: a user, or whoever a link was sent to. */
export type MailMessage = z.input<typeof mailMessage> &
  (
    | { cause: OptionalCause; stop: { userId: string } }
    | { cause: OptionalCause; organisationId: string; linkId: string; stop?: undefined }
    | { cause: Exclude<MailCause, OptionalCause>; stop?: undefined }
  )

/** What its recipient can stop: a cause for a user, or reminders of what an organisation shares with somebody. */
export const stoppable = z.union([
  z.strictObject({ userId: z.guid(), cause: z.enum(optionalCauses) }),
  z.strictObject({ organisationId: z.guid(), linkId: z.guid() }),
])
export type Stoppable = z.output<typeof stoppable>

const mailWords = z.strictObject({
  preheader: headline.nullable(),
  replyTo: mailbox.nullable(),
  senderName: oneLine(200).optional(),
  paragraphs,
  stop: stoppable.optional(),
  calendar: calendar.optional(),
})
/** What is kept sealed of a message: its words, who gets the answers to it, and what its recipient can stop. */
export type MailWords = z.output<typeof mailWords>

/** The same as it is read. Of messages that were written earlier the paragraphs are all there is. */
export const keptWords = z.union([
  mailWords,
  paragraphs.transform((only): MailWords => ({ preheader: null, replyTo: null, paragraphs: only })),
])
