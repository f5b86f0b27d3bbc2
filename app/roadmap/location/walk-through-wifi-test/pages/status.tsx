import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { ChoiceField } from '#app/roadmap/screens/choice-fields.tsx'
import { LongTextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { wifiTest } from '../item.ts'
import { isOnAnswers } from '../options.ts'
import { TestStatusList } from '../test-status-list.tsx'
import { loadStanding } from '../test-status.server.ts'

const texts = 'roadmap/location/walk-through-wifi-test'

export const handle = stepHandle(texts, 'status')
export const action = pageAction(wifiTest, 'status')

/** The page's own fields, and how far the WiFi check is. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadStepPage(args, wifiTest, 'status')), ...(await loadStanding(args)) }
}

/** How far the WiFi check is, and what the location has to say about it. */
export default function Status() {
  const { status, trackAndTrace, network } = useLoaderData<typeof loader>()
  return (
    <StepPage>
      <TestStatusList status={status} trackAndTrace={trackAndTrace} network={network} />
      <ChoiceField name="isOn" options={isOnAnswers} />
      <LongTextField name="remarks" optional />
    </StepPage>
  )
}
