import type { AppLoadContext } from '@remix-run/node'
import { isForPerson } from '#app/sharing/guest/openings.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import type { Agreement } from '../agreement.server.ts'
import { documentParts } from './document-parts.server.ts'
import { minutesOf } from './parts.ts'
import { forgetShownParts, keepShownParts, shownParts, textInParts } from './shown-parts.server.ts'

/** Of which requests the page that answers them shows the last part, where the form is that was sent. */
const signing = new WeakSet<AppLoadContext>()

/** Says that this request comes from the form to sign. */
export const noteSigning = (context: AppLoadContext): void => void signing.add(context)

/** What the page gets of the document: one part, and where that stands among all of them. The first one is the summary. */
export type Reading = Awaited<ReturnType<typeof loadReading>>

/** Reads which part is asked for, and which ones this browser was shown before. */
export async function loadReading(guest: Guest, request: Request, context: AppLoadContext, agreement: Agreement) {
  const parts = await documentParts(guest, agreement)
  const count = parts.length + 1
  const text = textInParts(agreement.hash, count)
  const before = shownParts(request, guest.link, text)
  const part = partOf(request, count) ?? (signing.has(context) ? count : 1)
  const shown = [...new Set([...before.parts, part])]
  return {
    ...{ part, count, text, shown },
    isNew: before.isOther || !before.parts.includes(part),
    typed: before.typed,
    contents: parts.map((one, n) => ({
      number: n + 2,
      headings: one.kind === 'text' ? one.headings : [],
      pages: one.kind === 'pages' ? one.pages.map(({ number }) => number) : [],
      title: one.title,
    })),
    unread: Array.from({ length: count }, (_, n) => n + 1).filter((number) => !shown.includes(number)),
    /** Null for the summary. */
    document: parts[part - 2] ?? null,
    minutes: minutesOf(parts),
    canSign: parts.every(({ kind }) => kind !== 'gone'),
    handOuts: [...new Map(parts.map((one) => [one.name, one.kind === 'gone' ? null : one])).values()].flatMap((one) =>
      one ? [{ name: one.name, title: one.title, isText: one.kind === 'text' }] : [],
    ),
    isLast: part === count,
    why: whyOf(request),
  }
}

/** What an answer carries that shows a part: that this browser was shown it. Nothing where no person looks. */
export function readingHeaders(request: Request, { link }: Guest, reading: Reading): Record<string, string> {
  const { isNew, text, shown: parts, typed, count } = reading
  if (!isNew || count === 1 || !isForPerson(request)) return {}
  return { 'Set-Cookie': keepShownParts(link, { text, parts, typed }) }
}

/**
 * Where a browser has to go that was not shown all parts, with what was typed in it: null where it was shown them; and whether
 * what is signed is not there any more.
 */
export async function readSoFar(guest: Guest, request: Request, agreement: Agreement, form: FormData) {
  const document = await documentParts(guest, agreement)
  const isGone = document.some(({ kind }) => kind === 'gone')
  const count = document.length + 1
  const text = textInParts(agreement.hash, count)
  const { parts, isOther } = shownParts(request, guest.link, text)
  const first = Array.from({ length: count }, (_, n) => n + 1).find((number) => !parts.includes(number))
  if (first === undefined) return { isGone, unread: null }
  const word = (name: string) =>
    String(form.get(name) ?? '')
      .toWellFormed()
      .slice(0, 120)
  const typed = { name: word('name'), position: word('position') }
  const cookie = keepShownParts(guest.link, { text, parts, typed })
  return { isGone, unread: { part: first, why: isOther ? 'changed' : 'unread', cookie } }
}

/** After signing nothing of that is needed any more. */
export const forgetReading = ({ link }: Guest): Record<string, string> => ({ 'Set-Cookie': forgetShownParts(link) })

/** From 1; what is too high is the last one, what is no number is none. */
function partOf(request: Request, count: number): number | null {
  const asked = new URL(request.url).searchParams.get('part') ?? ''
  if (!/^\d{1,4}$/.test(asked)) return null
  return Math.min(count, Math.max(1, Number(asked)))
}

function whyOf(request: Request): 'unread' | 'changed' | null {
  const sent = new URL(request.url).searchParams.get('sent')
  return sent === 'unread' || sent === 'changed' ? sent : null
}
