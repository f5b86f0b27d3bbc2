import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { messageParts } from '#app/roadmap/letters/message-parts.server.ts'
import { MessageToSend } from '#app/roadmap/letters/message-to-send.tsx'
import { CheckField } from '#app/roadmap/screens/choice-fields.tsx'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { LongTextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { infoletter } from '../item.ts'
import { writeToCouncil, writeToFamilies } from '../letters/messages.ts'

const texts = 'roadmap/location/make-info-letter'

export const handle = stepHandle(texts, 'share')
export const action = pageAction(infoletter, 'share')

/** The page's own fields, and a message for each of those who get the letter. */
export async function loader(args: LoaderFunctionArgs) {
  const { facts, sender, words } = await messageParts(args, infoletter)
  return {
    ...(await loadStepPage(args, infoletter, 'share')),
    toCouncil: writeToCouncil(facts, sender, words),
    toFamilies: writeToFamilies(facts, sender, words),
  }
}

/** First the residents' council reads the letter, then residents and families get it. */
export default function Share() {
  const t = useText(texts)
  const { toCouncil, toFamilies } = useLoaderData<typeof loader>()
  return (
    <StepPage>
      <FieldGroup name="council">
        <MessageToSend message={toCouncil} about={t('legends.council')} id="council" />
        <CheckField name="sharedCouncil" />
        <LongTextField name="remarksCouncil" rows={2} optional />
      </FieldGroup>
      <FieldGroup name="family">
        <MessageToSend message={toFamilies} about={t('legends.family')} id="family" />
        <CheckField name="sharedFamily" />
        <LongTextField name="remarksFamily" rows={2} optional />
      </FieldGroup>
    </StepPage>
  )
}
