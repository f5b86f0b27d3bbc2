import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { PersonPicker } from '#app/roadmap/screens/person-picker/person-picker.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { processingAgreement } from '../item.ts'

const texts = 'roadmap/organisation/sign-processing-agreement'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(processingAgreement, 'details')
export const action = pageAction(processingAgreement, 'details')

/** Who signs the agreement, and who looks after privacy. */
export default function Details() {
  return (
    <StepPage>
      <FieldGroup name="signer">
        <PersonPicker at="signer" />
        <TextField name="signer.first_name" />
        <TextField name="signer.last_name" />
        <TextField name="signer.role" />
      </FieldGroup>
      <FieldGroup name="dpo">
        <PersonPicker at="dpo" nth={1} />
        <TextField name="dpo.first_name" />
        <TextField name="dpo.last_name" />
        <TextField name="dpo.title" optional />
        <TextField name="dpo.email" type="email" />
        <TextField name="dpo.phone" type="tel" width="medium" optional />
      </FieldGroup>
    </StepPage>
  )
}
