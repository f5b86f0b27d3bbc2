import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { PersonPicker } from '#app/roadmap/screens/person-picker/person-picker.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { basicInformation } from '../item.ts'

const texts = 'roadmap/location/basic-info'

export const handle = stepHandle(texts, 'contacts')
export const loader = pageLoader(basicInformation, 'contacts')
export const action = pageAction(basicInformation, 'contacts')

/** Who the contact and the manager of the location are. */
export default function Contacts() {
  return (
    <StepPage>
      <FieldGroup name="contact">
        <PersonPicker at="contact" />
        <TextField name="contact.first_name" />
        <TextField name="contact.last_name" />
        <TextField name="contact.role" />
        <TextField name="contact.email" type="email" />
        <TextField name="contact.phone" type="tel" width="medium" />
      </FieldGroup>
      <FieldGroup name="manager">
        <PersonPicker at="manager" nth={1} />
        <TextField name="manager.first_name" />
        <TextField name="manager.last_name" />
        <TextField name="manager.role" />
      </FieldGroup>
    </StepPage>
  )
}
