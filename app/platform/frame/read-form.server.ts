import { fieldsPerForm } from '#app/platform/config/limits.ts'
import { isReadable } from '#app/platform/drafts/form-entries.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/**
 * The form that a request brings along.
 * @throws in the reader's language a 400 response where the body is no form, did not arrive whole or says something of
 *   itself that is no text, and a 413 response where it has more fields than any page of ours
 */
export async function readForm(request: Request, language: Language): Promise<FormData> {
  const t = textFor(language, 'platform/drafts')
  try {
    const body = await request.arrayBuffer()
    const type = request.headers.get('Content-Type') ?? ''
    const fields = fieldsIn(type, body) <= fieldsPerForm ? await formIn(type, body) : null
    if (fields && [...fields].length <= fieldsPerForm) return assertReadable(fields, language)
  } catch (error) {
    // Nobody is left to tell.
    if (request.signal.aborted || error instanceof Response) throw error
    throw new Response(t('unreadableForm'), { status: 400 })
  }
  throw new Response(t('tooManyFields'), { status: 413 })
}

/**
 * The form as it is, where what it says of itself is text.
 * @throws a 400 response where it is not
 */
export function assertReadable(form: FormData, language: Language): FormData {
  if (!isReadable(form)) throw new Response(textFor(language, 'platform/drafts')('unreadableForm'), { status: 400 })
  return form
}

async function formIn(type: string, body: ArrayBuffer): Promise<FormData> {
  if (!isUrlEncoded(type)) return new Response(body, { headers: { 'Content-Type': type } }).formData()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) form.append(name, value)
  return form
}

const isUrlEncoded = (type: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(type)

/** How many fields a form has at most, seen without taking it apart: a million of them would take long. */
function fieldsIn(type: string, body: ArrayBuffer): number {
  if (!isUrlEncoded(type)) return 0
  const and = 0x26
  let count = 1
  for (const byte of new Uint8Array(body)) if (byte === and) count += 1
  return count
}
