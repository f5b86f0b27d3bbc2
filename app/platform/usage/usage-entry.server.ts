import { z } from 'zod'
import { foldersOf } from '#app/platform/auth/access.ts'

const longestPath = 512

/** A path of this site as it may be kept: without query, and without what opens something to anyone who knows it. */
const path = z
  .string()
  .max(8192, 'too long')
  .transform((text) => withoutToken(text.split(/[?#]/, 1).join('')))
  .pipe(
    z
      .string()
      .max(longestPath, 'too long')
      .regex(/^\/(?!\/)[^\0-\x20\x7f]*$/, 'no path of this site')
      .refine((text) => text.isWellFormed(), 'no path of this site'),
  )

/** Folders below which an address opens something to anyone who knows it. */
const opening = ['share', 'calendar', 'identity']

/** Seen as the router sees it, whatever it looks like. */
function withoutToken(text: string): string {
  if (!URL.canParse(text, 'http://localhost')) return text
  const [language, second] = foldersOf(new URL(text, 'http://localhost').pathname)
  const first = language === 'nl' || language === 'en' ? second : language
  return first !== undefined && opening.includes(first) ? `/${first}/…` : text
}

/** The payload of POST /api/user_log. */
export const usageSent = z.discriminatedUnion('log_type', [
  z.object({ log_type: z.literal('scroll'), amount: z.number().min(0).max(1), data: path }),
  z.object({ log_type: z.literal('navigation'), amount: z.literal(-1), data: path }),
])

/** Something that was done on a page: shown (amount -1), or scrolled (the fraction, 0 to 1); `data` is its path. */
export type UsageEntry = z.output<typeof usageSent>

/** Reads what the browser tells of the use of a page, or says what is wrong with it. */
export function readUsage(body: unknown): { entry: UsageEntry } | { issues: { path: string; message: string }[] } {
  const read = usageSent.safeParse(body)
  if (read.success) return { entry: read.data }
  return { issues: read.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })) }
}
