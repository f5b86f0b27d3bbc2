import { textFor } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { nl } from '#app/i18n/nl.ts'

/**
 * The form that a request brings along.
 * @throws a 400 response in the reader's language where the body is no form, or did not arrive whole
 */
export async function readForm(request: Request, language: Language): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    // Nobody is left to tell.
    if (request.signal.aborted) throw error
    throw new Response(textFor<typeof nl>(language, 'common')('errors.unreadableForm'), { status: 400 })
  }
}
