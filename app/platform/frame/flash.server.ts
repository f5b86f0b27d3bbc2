import { z } from 'zod'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import { anyTextFor, isNamespace } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Namespace, TextsByNamespace } from '#app/platform/i18n/namespaces.ts'
import type { TextKey, TextValues } from '#app/platform/i18n/text.ts'

const name = 'routekaart.flash'
const lifetime = 60
const kinds = ['info', 'success', 'warning', 'error'] as const
const looks = ['toast', 'snackbar'] as const
const sealed = z.object({
  id: z.string(),
  look: z.enum(looks),
  kind: z.enum(kinds),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/**
 * A message as the page shows it. The id tells two messages with the same words apart; `look` is for pages that are
 * changed by script, where a message comes and goes by itself.
 */
export type FlashMessage = { id: string; look: (typeof looks)[number]; kind: (typeof kinds)[number]; text: string }
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

function cookieOf(said: Omit<z.input<typeof sealed>, 'id'>): string {
  const message: z.input<typeof sealed> = { id: crypto.randomUUID().slice(0, 8), ...said }
  return setCookie(primaryOrigin(), name, seal('flash', message, lifetime), lifetime)
}

/** The message this request brought along, and the Set-Cookie header that removes it; null where there is none. */
export function takeFlash(
  request: Request,
  language: Language,
): { message: FlashMessage | null; clear: string } | null {
  const cookie = readCookies(request.headers.get('Cookie')).get(name)
  if (cookie === undefined) return null
  const { id, look, kind, key, values } = sealed.safeParse(open('flash', cookie)).data ?? {}
  const text = key && words(key, language, values)
  const message = id && look && kind && text ? { id, look, kind, text } : null
  return { message, clear: setCookie(primaryOrigin(), name, '', 0) }
}

/** Null for texts of a folder that an older version had. */
function words(flashKey: string, language: Language, values?: TextValues): string | null {
  const [key = '', namespace = 'common'] = flashKey.split(':').reverse()
  return isNamespace(namespace) ? anyTextFor(language, namespace)(key, values) : null
}
