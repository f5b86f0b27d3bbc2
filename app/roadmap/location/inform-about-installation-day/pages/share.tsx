import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useText } from '#app/i18n/use-text.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { messageParts } from '#app/roadmap/letters/message-parts.server.ts'
import { MessageToSend } from '#app/roadmap/letters/message-to-send.tsx'
import { asMessage } from '#app/roadmap/letters/plain-text.ts'
import { CheckField } from '#app/roadmap/screens/choice-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { startNewsItem } from '../item.ts'
import { writeNewsItem } from '../letters/news-item.ts'
import type { nl } from '../nl.ts'

const texts = 'roadmap/location/inform-about-installation-day'

export const handle = { ...stepHandle(texts, 'share'), i18n: [texts, 'roadmap/letters'] }
export const action = pageAction(startNewsItem, 'share')

/** The page's own field, and the news item as a message. */
export async function loader(args: LoaderFunctionArgs) {
  const { facts, words } = await messageParts(args, startNewsItem)
  return {
    ...(await loadStepPage(args, startNewsItem, 'share')),
    message: asMessage(writeNewsItem(facts, words)),
    isUndated: facts.connectionDate === null,
  }
}

/** Whether everybody in the house has got the news item. */
export default function Share() {
  const t = useText<typeof nl>(texts)
  const { message, isUndated } = useLoaderData<typeof loader>()
  return (
    <StepPage texts={texts}>
      {isUndated && <Note className="mt-2">{t('dateUnknown')}</Note>}
      <MessageToSend message={message} />
      <CheckField name="shared" />
    </StepPage>
  )
}
