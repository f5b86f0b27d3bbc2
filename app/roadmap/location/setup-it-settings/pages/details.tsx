import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { networkTypes } from '#app/roadmap/rules/network-types.ts'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { ChoiceField } from '#app/roadmap/screens/choice-fields.tsx'
import { SecretField, TextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { useItem } from '#app/roadmap/screens/use-item.ts'
import { Note } from '#app/ui/card.tsx'
import { wifiSettings } from '../item.ts'

const texts = 'roadmap/location/setup-it-settings'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(wifiSettings, 'details')
export const action = pageAction(wifiSettings, 'details')

/** The network the bed sensors will use, and who knows about it. */
export default function Details() {
  const { remark } = useItem()
  return (
    <StepPage texts={texts}>
      {remark && <Note className="mt-2">{remark}</Note>}
      <FieldGroup name="wifi.settings">
        <ChoiceField name="wifi.settings.networkType" options={networkTypes} words="networkType" />
        <TextField name="wifi.settings.ssid" width="medium" />
        <TextField name="wifi.settings.username" width="medium" />
        <SecretField name="wifi.settings.password" />
      </FieldGroup>
      <FieldGroup name="wifi.contact">
        <TextField name="wifi.contact.first_name" />
        <TextField name="wifi.contact.last_name" />
        <TextField name="wifi.contact.email" type="email" />
        <TextField name="wifi.contact.phone" type="tel" width="medium" />
      </FieldGroup>
    </StepPage>
  )
}
