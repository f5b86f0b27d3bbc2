import { networkTypes } from '../rules/network-types.ts'
import { ChoiceField } from './choice-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import { SecretField, TextField } from './fields.tsx'
import { PersonPicker } from './person-picker/person-picker.tsx'

/** The network the bed sensors will use and who knows about it: asked alike of an organisation and of a location. */
export function WifiFields() {
  return (
    <>
      <FieldGroup name="wifi.settings">
        <ChoiceField name="wifi.settings.networkType" options={networkTypes} />
        <TextField name="wifi.settings.ssid" width="medium" />
        <TextField name="wifi.settings.username" width="medium" />
        <SecretField name="wifi.settings.password" />
      </FieldGroup>
      <FieldGroup name="wifi.contact">
        <PersonPicker at="wifi.contact" />
        <TextField name="wifi.contact.first_name" />
        <TextField name="wifi.contact.last_name" />
        <TextField name="wifi.contact.email" type="email" />
        <TextField name="wifi.contact.phone" type="tel" width="medium" />
      </FieldGroup>
    </>
  )
}
