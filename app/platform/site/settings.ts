import { z } from 'zod'

/** A notice on every page, in both languages; moments are milliseconds, null where it has no beginning or end. */
const banner = z.object({
  textNl: z.string(),
  textEn: z.string(),
  kind: z.enum(['info', 'warning']),
  from: z.number().nullable(),
  until: z.number().nullable(),
})

/** An https address, or nothing. */
const welcomeVideo = z.object({ address: z.string() })

/** Days that each kind of data is kept; null where the portal's own number holds. */
export const retentionKeys = ['usage', 'removed', 'mail', 'links', 'archived', 'proofs', 'audit', 'wifi'] as const
export type RetentionKey = (typeof retentionKeys)[number]
const days = z.number().int().min(1).max(3650).nullable().catch(null)
const retention = z.object(
  Object.fromEntries(retentionKeys.map((key) => [key, days])) as Record<RetentionKey, typeof days>,
)

/** The text of a message in each language; null where the portal's own holds. */
const mailText = z.object({ subject: z.string(), body: z.string() }).nullable().catch(null)
const mailTexts = z.object({ nl: mailText, en: mailText })

export type Banner = z.output<typeof banner>
export type MailTexts = z.output<typeof mailTexts>
export type Retention = z.output<typeof retention>

const noDays: Retention = {
  ...{ usage: null, removed: null, mail: null, links: null, archived: null, proofs: null, audit: null, wifi: null },
}

/** Stored settings made whole: whatever was stored, reading it never fails. */
export const readBanner = (stored: unknown): Banner | null => {
  const { data } = banner.safeParse(stored)
  return data && data.textNl !== '' ? data : null
}
export const readVideo = (stored: unknown): string => welcomeVideo.safeParse(stored).data?.address ?? ''
export const readMailTexts = (stored: unknown): MailTexts => mailTexts.safeParse(stored).data ?? { nl: null, en: null }
export const readRetention = (stored: unknown): Retention => retention.safeParse(stored).data ?? noDays

/** Sections of the help page, in its order; those of the portal's own questions and one for the others. */
export const helpSections = ['start', 'saving', 'meeting', 'day', 'other'] as const

/** Entries in the order of the help page; those of a section stay in the order they came. */
export const inPageOrder = <Entry extends { section: string }>(entries: readonly Entry[]): Entry[] =>
  helpSections.flatMap((section) => entries.filter((entry) => entry.section === section))
