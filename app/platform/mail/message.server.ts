import { z } from 'zod'
import { isEmailAddress } from '#app/platform/config/email-address.ts'
import { isOneLine } from '#app/platform/config/mail.ts'
import { languages } from '#app/platform/i18n/languages.ts'
import { mailCauses } from './causes.ts'

const oneLine = (longest: number) => z.string().trim().max(longest).refine(isOneLine, 'has to be one line')
const link = z.strictObject({ href: z.url({ protocol: /^https?$/ }).refine(isOneLine), label: oneLine(200).min(1) })

/** Plain words, with line ends where lines end; or a link that stands alone. */
export const paragraph = z.union([z.string().trim().min(1).max(10_000), link])
export type Paragraph = z.output<typeof paragraph>

/** What can be asked of `queueMail`. Names and subjects may be of any script; nothing in them can make a header. */
export const mailMessage = z.strictObject({
  /** Null where it is about no organisation. */
  organisationId: z.guid().nullable(),
  cause: z.enum(mailCauses),
  /** Where the same cause can come by more than once: what it is to be written once for. */
  onceKey: z.string().min(1).max(200).optional(),
  /** The share link that it carries, so that its sender hears where it could not be delivered. */
  linkId: z.guid().optional(),
  to: z.strictObject({
    name: oneLine(200),
    address: z.string().trim().refine(isEmailAddress, 'has to be a mail address'),
  }),
  language: z.enum(languages),
  subject: oneLine(300).min(1),
  paragraphs: z.array(paragraph).min(1).max(100),
})
export type MailMessage = z.input<typeof mailMessage>
