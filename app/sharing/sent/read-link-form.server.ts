import { z } from 'zod'
import { environment } from '#app/platform/config/env.server.ts'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { dayOf, inputDay, parseDay } from '#app/platform/i18n/dates.ts'
import { parseMoment } from '#app/platform/i18n/moments.ts'
import { clean, cleanLine } from '#app/platform/frame/typed-text.ts'
import { formId } from '#app/platform/frame/form-id.server.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { maxDays, shareRights, type ShareRight } from '#app/roadmap/rules/purposes.ts'
import type { LinkField, LinkValues } from './link-values.ts'

const day = 86_400_000

const fields = z.object({
  items: z.array(z.string()),
  may: z.enum(shareRights),
  /** Why something is signed again; asked for where both sides have signed it. */
  reason: z.string().overwrite(clean).max(500).default(''),
  name: z.string().overwrite(cleanLine).min(1).max(120),
  email: z
    .string()
    .overwrite(typedAddress)
    .refine((value) => value === '' || isEmailAddress(value))
    .default(''),
  language: z.enum(languages),
  message: z.string().overwrite(clean).max(2000).default(''),
  /** The day by which its sender would like it done; null where they name none. */
  wish: z
    .string()
    .default('')
    .transform((typed, context) => (typed.trim() === '' ? null : (dayFromToday(typed) ?? refuse(context)))),
  /** The last day on which the link works. */
  expires: z.string().transform((typed, context) => lastMoment(typed, Date.now()) ?? refuse(context)),
  code: z.boolean().catch(false),
  /** Where a code is mailed to, which is another mailbox than that of the link; '' where the sender tells it. */
  codeEmail: z
    .string()
    .overwrite(typedAddress)
    .refine((value) => value === '' || (isEmailAddress(value) && environment().SMTP_URL !== undefined))
    .default(''),
  /** Ticked where this signature is needed as well as others. */
  also: z.boolean().catch(false),
  /** Ticked where its sender need not look at it first; a form that does not ask says nothing. */
  noConfirming: z.boolean().catch(false),
  formId,
})

function refuse(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom' })
  return z.NEVER
}

/** What somebody decided on. */
export type AskedLink = Pick<
  z.output<typeof fields>,
  'items' | 'may' | 'reason' | 'name' | 'email' | 'language' | 'message' | 'wish' | 'codeEmail'
> & {
  /** The last moment at which the link works. */
  expiresAt: Date
  hasCode: boolean
  /** Whether this signature is needed as well as others. */
  alsoSigns: boolean
  /** Whether the sender wants to look at what is filled in by it. */
  needsConfirming: boolean
}

/** What may be chosen: which tasks, what may be done with each, and whether both sides have signed it. */
export type LinkChoices = {
  isSigned: boolean
  items: readonly { key: string; rights: readonly ShareRight[] }[]
}

const chosen = z.object({
  items: z.array(z.string()),
  may: z.string().default(''),
  reason: z.string().default(''),
  email: z.string().default(''),
  codeEmail: z.string().default(''),
})

/**
 * The form in which a link is made.
 * @param choices of tasks; none where the link shows no task
 */
export const linkForm = (choices: LinkChoices | null) =>
  fields
    .superRefine(
      (typed, context) => {
        for (const field of wronglyChosen(typed, choices)) context.addIssue({ code: 'custom', path: [field] })
        if (isSameMailbox(typed)) context.addIssue({ code: 'custom', path: ['codeEmail'] })
      },
      // Or what is wrong with the choice would be said only after all else is right.
      { when: ({ value }) => chosen.safeParse(value).success },
    )
    .transform(({ expires, code, also, noConfirming, formId: id, ...rest }) => {
      const asked: AskedLink = {
        ...{ ...rest, expiresAt: expires, hasCode: code || rest.codeEmail !== '', alsoSigns: also },
        needsConfirming: !noConfirming,
      }
      return { asked, formId: id }
    })

/** What is said of a field that is wrong. */
export function linkErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'sharing/sent')
  return (field) => t(`errors.${field}`, { count: maxDays })
}

/** A code that goes where the link goes shows nothing that the link does not. */
const isSameMailbox = ({ email, codeEmail }: z.output<typeof chosen>): boolean =>
  codeEmail !== '' && codeEmail.toLowerCase() === email.toLowerCase()

type Chosen = Pick<LinkValues, 'items' | 'may' | 'reason'>

function wronglyChosen({ items, may, reason }: Chosen, choices: LinkChoices | null): LinkField[] {
  if (!choices) return [...(items.length > 0 ? ['items' as const] : []), ...(may === 'read' ? [] : ['may' as const])]
  const known = choices.items.filter(({ key }) => items.includes(key))
  if (known.length === 0 || new Set(items).size !== known.length) return ['items']
  if (!known.every(({ rights }) => rights.some((right) => right === may))) return ['may']
  return choices.isSigned && may === 'sign' && reason.trim() === '' ? ['reason'] : []
}

/** A day from today on, as it is kept; null where it is past or cannot be read. */
function dayFromToday(typed: string): string | null {
  const date = parseDay(typed)
  return date === null || date < dayOf(Date.now()) ? null : inputDay(date)
}

/** The end of a day from today on, as a Dutch clock tells it; null where it lies too far or cannot be read. */
function lastMoment(typed: string, now: number): Date | null {
  const date = parseDay(typed)
  const today = dayOf(now)
  if (date === null || date < today || date > today + maxDays * day) return null
  const start = parseMoment(date, '23:59')
  return start === null ? null : new Date(start + 59_999)
}
