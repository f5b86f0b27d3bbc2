import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { messageParts } from '#app/roadmap/letters/message-parts.server.ts'
import { MessageToSend } from '#app/roadmap/letters/message-to-send.tsx'
import { readFields } from '#app/roadmap/rules/fields.ts'
import { CheckField } from '#app/roadmap/screens/choice-fields.tsx'
import { LongTextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { fields } from '../fields.ts'
import { newsletter } from '../item.ts'
import { writeMessage } from '../letters/message.ts'

const texts = 'roadmap/location/make-news-letter'

export const handle = stepHandle(texts, 'share')
export const action = pageAction(newsletter, 'share')

/** The page's own fields, and a message to colleagues. */
export async function loader(args: LoaderFunctionArgs) {
  const { stored, facts, sender, words } = await messageParts(args, newsletter)
  return {
    ...(await loadStepPage(args, newsletter, 'share')),
    message: writeMessage(readFields(fields, stored), facts, sender, words),
  }
}

/** Whether colleagues have got the newsletter. */
export default function Share() {
  const { message } = useLoaderData<typeof loader>()
  return (
    <StepPage>
      <MessageToSend message={message} />
      <CheckField name="shared" />
      <LongTextField name="remarks" rows={2} optional />
    </StepPage>
  )
}
