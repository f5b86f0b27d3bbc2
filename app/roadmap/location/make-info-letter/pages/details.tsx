import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { PersonPicker } from '#app/roadmap/screens/person-picker/person-picker.tsx'
import { RowList } from '#app/roadmap/screens/row-list.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { infoletter } from '../item.ts'

const texts = 'roadmap/location/make-info-letter'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(infoletter, 'details')
export const action = pageAction(infoletter, 'details')

/** The persons whom residents and families can ask. */
export default function Details() {
  return (
    <StepPage>
      <RowList list="persons" countField="numberOfPersons" most={50}>
        {(at) => (
          <>
            <PersonPicker at={at} />
            <TextField name={`${at}.first_name`} />
            <TextField name={`${at}.last_name`} />
            <TextField name={`${at}.role`} />
            <TextField name={`${at}.email`} type="email" />
            <TextField name={`${at}.phone`} type="tel" width="medium" />
          </>
        )}
      </RowList>
    </StepPage>
  )
}
