import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { WifiFields } from '#app/roadmap/screens/wifi-fields.tsx'
import { wifiSettings } from '../item.ts'

const texts = 'roadmap/location/setup-it-settings'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(wifiSettings, 'details')
export const action = pageAction(wifiSettings, 'details')

/** The network the bed sensors will use, and who knows about it. */
export default function Details() {
  return (
    <StepPage>
      <WifiFields />
    </StepPage>
  )
}
