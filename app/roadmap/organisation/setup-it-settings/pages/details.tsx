import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { ChoiceField } from '#app/roadmap/screens/choice-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { WifiFields } from '#app/roadmap/screens/wifi-fields.tsx'
import { orgWifiSettings } from '../item.ts'
import { sharedWifiAnswers } from '../options.ts'

const texts = 'roadmap/organisation/setup-it-settings'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(orgWifiSettings, 'details')
export const action = pageAction(orgWifiSettings, 'details')

// Browsers that do not know :has() show the fields all the same, and the hint says when they can stay empty.
const goneWithNo = 'group-has-[[value=no]:checked]:[&:not(:has([aria-invalid]))]:hidden'

/** Whether the locations share a network, and which one. */
export default function Details() {
  return (
    <StepPage>
      <div className="group">
        <ChoiceField name="sharedWifi" options={sharedWifiAnswers} />
        <div className={goneWithNo}>
          <WifiFields />
        </div>
      </div>
    </StepPage>
  )
}
