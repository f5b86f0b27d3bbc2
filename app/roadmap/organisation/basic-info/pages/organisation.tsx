import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { PersonPicker } from '#app/roadmap/screens/person-picker/person-picker.tsx'
import { PostcodeAndPlace } from '#app/roadmap/screens/postcode-and-place.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { orgInformation } from '../item.ts'

const texts = 'roadmap/organisation/basic-info'

export const handle = stepHandle(texts, 'organisation')
export const loader = pageLoader(orgInformation, 'organisation')
export const action = pageAction(orgInformation, 'organisation')

/** Which organisation it is, and who is responsible. */
export default function Organisation() {
  return (
    <StepPage>
      <TextField name="organisation.name" />
      <TextField name="organisation.kvk" width="medium" />
      <TextField name="organisation.address" />
      <PostcodeAndPlace at="organisation" />
      <FieldGroup name="manager">
        <PersonPicker at="manager" />
        <TextField name="manager.first_name" />
        <TextField name="manager.last_name" />
        <TextField name="manager.role" />
      </FieldGroup>
    </StepPage>
  )
}
