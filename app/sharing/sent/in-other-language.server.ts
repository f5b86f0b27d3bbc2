import { redirect, type AppLoadContext } from '@remix-run/node'
import { sendAgainIn } from '#app/platform/auth/language-choice.server.ts'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { readGoTo } from '#app/roadmap/flow/go-to.ts'
import type { NewLinkAnswer } from './new-link-page.tsx'
import { linkErrorOf, type linkForm } from './read-link-form.server.ts'

type Sent = { request: Request; context: AppLoadContext; form: FormData; schema: ReturnType<typeof linkForm> }

/**
 * The answer to a press on the other language above the form that makes a link: the form in that language with all that was
 * typed, and nothing made. Where the link was just made nothing is typed any more: then an empty one.
 * @returns null where something else was pressed
 */
export async function inOtherLanguage({
  request,
  context,
  form,
  schema,
}: Sent): Promise<Response | NewLinkAnswer | null> {
  const goTo = readGoTo(form.get('goTo'))
  if (goTo.to !== 'language') return null
  const { pathname, search } = new URL(request.url)
  if (goTo.language !== context.language) return sendAgainIn(context, goTo.language, pathname + search)
  if (!form.has('formId')) return redirect(pathname + search, { status: 303 })
  const { initialValue } = parseForm(form, schema, linkErrorOf(context.language)).reply()
  return { handed: null, refused: null, typed: { initialValue } }
}
