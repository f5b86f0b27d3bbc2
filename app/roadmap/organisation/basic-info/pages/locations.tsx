import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { NumberField, TextField } from '#app/roadmap/screens/fields.tsx'
import { RowList } from '#app/roadmap/screens/row-list.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { orgInformation } from '../item.ts'

const texts = 'roadmap/organisation/basic-info'

export const handle = stepHandle(texts, 'locations')
export const loader = pageLoader(orgInformation, 'locations')
export const action = pageAction(orgInformation, 'locations')

/** The locations of the organisation; naming one makes its route card. */
export default function Locations() {
  return (
    <StepPage>
      <NumberField name="numberOfBedsenseLocations" />
      <RowList list="locations" countField="numberOfLocations">
        {(at) => <TextField name={`${at}.name`} width="medium" />}
      </RowList>
    </StepPage>
  )
}
