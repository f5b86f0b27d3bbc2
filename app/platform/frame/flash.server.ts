import { z } from 'zod'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import { anyTextFor, isNamespace } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Namespace, TextsByNamespace } from '#app/platform/i18n/namespaces.ts'
import type { TextKey, TextValues } from '#app/platform/i18n/text.ts'

const name = 'routekaart.flash'
/** Seconds. What leads somewhere may be set while a page saves by itself, and has to outlast that page. */
const lifetime = 60
const longLifetime = 600
const kinds = ['info', 'success', 'warning', 'error'] as const
const looks = ['toast', 'snackbar'] as const
const sealed = z.object({
  id: z.string(),
  look: z.enum(looks),
  kind: z.enum(kinds),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  link: z.object({ key: z.string(), href: z.string() }).optional(),
  undo: z.object({ key: z.string(), action: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
})

/**
 * A message as the page shows it. The id tells two messages with the same words apart; `look` is for pages that are
 * changed by script, where a message comes and goes by itself; one with a link or a button stands on the page.
 */
export type FlashMessage = {
  id: string
  look: (typeof looks)[number]
  kind: (typeof kinds)[number]
  text: string
  link?: { href: string; text: string }
  /** A button that undoes what the message tells: the fields of its form, and where that is sent. */
  undo?: { action: string; fields: Record<string, string>; text: string }
}
/** A key of the common texts, or one of another folder as 'folder:key'. */
export type FlashKey =
  TextKey<TextsByNamespace['common']> | { [Name in Namespace]: `${Name}:${TextKey<TextsByNamespace[Name]>}` }[Namespace]

/**
 * A Set-Cookie header that makes the next page show a message at its top, once; without script too. The cookie is
 * sealed, so that nobody can put words of their own on the page.
 * @param key of the text, which the next page looks up in its own language
 */
export function flash(kind: FlashMessage['kind'], key: FlashKey, values?: TextValues): string {
  return cookieOf({ look: 'toast', kind, key, values })
}

/** The same for a small confirmation that nobody has to read, such as that something was saved. */
export function flashSmall(key: FlashKey, values?: TextValues): string {
  return cookieOf({ look: 'snackbar', kind: 'success', key, values })
}

/**
 * A message that leads to a page of ours where something can be done about it.
 * @param link with the words of the link
 */
export function flashWithLink(
  { key, values }: { key: FlashKey; values?: TextValues },
  link: { key: FlashKey; href: string },
): string {
  return cookieOf({ look: 'toast', kind: 'info', key, values, link }, longLifetime)
}

/**
 * A message about something done, with a button that undoes it.
 * @param undo with the words of the button
 */
export function flashWithUndo(
  { key, values }: { key: FlashKey; values?: TextValues },
  undo: { key: FlashKey; action: string; fields: Record<string, string> },
): string {
  return cookieOf({ look: 'toast', kind: 'success', key, values, undo }, longLifetime)
}

/** Whether a message waits for the next page, which a new one would replace. */
export const isFlashWaiting = (request: Request): boolean => readCookies(request.headers.get('Cookie')).has(name)

function cookieOf(said: Omit<z.input<typeof sealed>, 'id'>, seconds = lifetime): string {
  const message: z.input<typeof sealed> = { id: crypto.randomUUID().slice(0, 8), ...said }
  return setCookie(primaryOrigin(), name, seal('flash', message, seconds), seconds)
}

/** The message this request brought along, and the Set-Cookie header that removes it; null where there is none. */
export function takeFlash(
  request: Request,
  language: Language,
): { message: FlashMessage | null; clear: string } | null {
  const cookie = readCookies(request.headers.get('Cookie')).get(name)
  if (cookie === undefined) return null
  const { id, look, kind, key, values, link, undo } = sealed.safeParse(open('flash', cookie)).data ?? {}
  const text = key && words(key, language, values)
  const linkText = link && words(link.key, language)
  const undoText = undo && words(undo.key, language)
  const known = {
    ...(link && linkText && { link: { href: link.href, text: linkText } }),
    ...(undo && undoText && { undo: { action: undo.action, fields: undo.fields, text: undoText } }),
  }
  const message = id && look && kind && text ? { id, look, kind, text, ...known } : null
  return { message, clear: setCookie(primaryOrigin(), name, '', 0) }
}

/** Null for a text that this version does not have: an older one had it, or a newer one that answers beside it. */
function words(flashKey: string, language: Language, values?: TextValues): string | null {
  const [key = '', namespace = 'common'] = flashKey.split(':').reverse()
  const text = isNamespace(namespace) ? anyTextFor(language, namespace)(key, values) : key
  return text === key ? null : text
}
