import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { askForLink, loadNewLink } from '#app/sharing/sent/ask-for-link.server.ts'
import { statusOf } from '#app/sharing/sent/new-link-answers.server.ts'
import { ChoosePurpose } from '#app/sharing/sent/choose-purpose.tsx'
import { newLinkFormId, NewLinkPage } from '#app/sharing/sent/new-link-page.tsx'

const namespace = 'sharing/sent'

export const handle: Handle<{ about: string; asked: unknown } | undefined> = {
  title: { namespace, key: 'make.title' },
  about: (page) => [page?.about ?? null],
  languageFormId: (page) => (page?.asked ? newLinkFormId : undefined),
}

/**
 * GET /links/new?item=&location=&purpose=: asks what is needed for a link to a task; without a purpose, for whom. 404
 * where there is no such task, or it cannot be shared so.
 */
export const loader = (args: LoaderFunctionArgs) => loadNewLink(args)

/** Makes the link, and shows it in the answer, which nothing keeps; 422 with all that was typed where something is wrong. */
export async function action(args: ActionFunctionArgs) {
  const answer = await askForLink(args)
  return answer instanceof Response ? answer : data(answer, { status: statusOf(answer) })
}

/** The page on which somebody shares a task. */
export default function MakeLink() {
  const { choice, asked, about, next } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!asked) return <ChoosePurpose choice={choice} about={about} />
  return <NewLinkPage asked={asked} answer={answer} about={about} list="/links" next={next} task={choice.cancel} />
}
