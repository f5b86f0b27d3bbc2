import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { PersonPicker } from '#app/roadmap/screens/person-picker/person-picker.tsx'
import { RowList } from '#app/roadmap/screens/row-list.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { projectTeam } from '../item.ts'

const texts = 'roadmap/location/introduce-project-team'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(projectTeam, 'details')
export const action = pageAction(projectTeam, 'details')

/** Who prepares the connection day. */
export default function Details() {
  return (
    <StepPage>
      <RowList list="members" countField="numberOfMembers" most={200}>
        {(at) => (
          <>
            <PersonPicker at={at} />
            <TextField name={`${at}.first_name`} />
            <TextField name={`${at}.last_name`} />
            <TextField name={`${at}.position`} optional />
            <TextField name={`${at}.email`} type="email" optional />
          </>
        )}
      </RowList>
    </StepPage>
  )
}
