import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { writeLetter } from '#app/roadmap/letters/letters.server.ts'
import { MessageToSend } from '#app/roadmap/letters/message-to-send.tsx'
import { asMessage } from '#app/roadmap/letters/plain-text.ts'
import { CheckField } from '#app/roadmap/screens/choice-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { callAnnouncement } from '../item.ts'

const texts = 'roadmap/location/send-night-shift-heads-up'

export const handle = stepHandle(texts, 'share')
export const action = pageAction(callAnnouncement, 'share')

/** The page's own field, and the announcement as a message. */
export async function loader(args: LoaderFunctionArgs) {
  const letter = writeLetter(await readRoute(args, 'location'), callAnnouncement, 'announcement', args.context.language)
  return { ...(await loadStepPage(args, callAnnouncement, 'share')), message: asMessage(letter) }
}

/** Whether the night shift knows that it will be called. */
export default function Share() {
  const { message } = useLoaderData<typeof loader>()
  return (
    <StepPage>
      <MessageToSend message={message} />
      <CheckField name="shared" />
    </StepPage>
  )
}
