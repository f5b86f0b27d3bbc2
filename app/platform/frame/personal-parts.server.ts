import { randomBytes, randomInt } from 'node:crypto'
import type { Session } from '#app/platform/auth/session.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { endOnPage } from './session-end.server.ts'
import type { EndOnPage } from './session-end.tsx'

/** What of a page is of one request or one session alone. */
export type PersonalParts = { nonce: string; csrf: string } & Pick<EndOnPage, 'warn' | 'over' | 'time'>

/** Stand in for them while a page is drawn. Nobody can guess them, so nothing that people typed can be taken for one. */
export const marks: PersonalParts = {
  nonce: randomBytes(16).toString('hex'),
  csrf: randomBytes(16).toString('hex'),
  warn: randomInt(1e14, 2e14),
  over: randomInt(2e14, 2.8e14),
  time: randomBytes(16).toString('hex'),
}

/** A drawn page, cut where personal parts belong. */
export type Template = { pieces: readonly string[]; parts: readonly (keyof PersonalParts)[] }

const names = ['nonce', 'csrf', 'warn', 'over', 'time'] as const
const anyMark = new RegExp(names.map((name) => `(${marks[name]})`).join('|'), 'g')

/** Cuts a page that was drawn with marks. */
export function templateOf(html: string): Template {
  const pieces: string[] = []
  const parts: (keyof PersonalParts)[] = []
  let from = 0
  for (const match of html.matchAll(anyMark)) {
    const name = names[match.slice(1).findIndex((found) => found !== undefined)]
    if (name === undefined) continue
    pieces.push(html.slice(from, match.index))
    parts.push(name)
    from = match.index + match[0].length
  }
  return { pieces: [...pieces, html.slice(from)], parts }
}

/** The page of one request. */
export function fillIn({ pieces, parts }: Template, personal: PersonalParts): string {
  let html = pieces[0] ?? ''
  for (const [at, part] of parts.entries()) html += String(personal[part]) + (pieces[at + 1] ?? '')
  return html
}

/** The personal parts of a request; `session` is null where nobody is signed in. */
export function personalParts(nonce: string, session: Session | null, language: Language): PersonalParts {
  const { warn, over, time } = session ? endOnPage(session, language) : { warn: 0, over: 0, time: '' }
  return { nonce, csrf: session?.csrf ?? '', warn, over, time }
}

/** What the root of a page was loaded with, its personal parts taken out. */
export function withMarks(root: unknown): unknown {
  if (typeof root !== 'object' || root === null || !('csrf' in root) || root.csrf === null) return root
  const { csrf, warn, over, time } = marks
  const end = 'sessionEnd' in root && typeof root.sessionEnd === 'object' ? root.sessionEnd : null
  return { ...root, csrf, sessionEnd: end && { ...end, warn, over, time } }
}
