import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { LongTextField, NumberField, TextField } from '#app/roadmap/screens/fields.tsx'
import { PostcodeAndPlace } from '#app/roadmap/screens/postcode-and-place.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { basicInformation } from '../item.ts'

const texts = 'roadmap/location/basic-info'

export const handle = stepHandle(texts, 'location')
export const loader = pageLoader(basicInformation, 'location')
export const action = pageAction(basicInformation, 'location')

/** Where the location is, and how it looks at care. */
export default function Location() {
  return (
    <StepPage>
      <TextField name="location.address" />
      <PostcodeAndPlace at="location" />
      <TextField name="location.phone" type="tel" width="medium" />
      <NumberField name="residents" />
      <LongTextField name="location.careVision" optional />
    </StepPage>
  )
}
