import { useText } from '#app/platform/i18n/use-text.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { importAddress } from '#app/roadmap/import/addresses.ts'
import { CountField } from '#app/roadmap/screens/count-field.tsx'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { RowList } from '#app/roadmap/screens/row-list.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import { orgInformation } from '../item.ts'

const texts = 'roadmap/organisation/basic-info'

export const handle = stepHandle(texts, 'locations')
export const loader = pageLoader(orgInformation, 'locations')
export const action = pageAction(orgInformation, 'locations')

/** The locations of the organisation; naming one makes its route card. */
export default function Locations() {
  const t = useText(texts)
  return (
    <StepPage>
      <CountField name="numberOfBedsenseLocations" max={1000} />
      <RowList list="locations" countField="numberOfLocations" most={1000}>
        {(at) => <TextField name={`${at}.name`} width="medium" />}
      </RowList>
      <p className="mt-3">
        {t('spreadsheet')}{' '}
        <WayOut href={importAddress} className="inline-flex min-h-target items-center text-teal-dark underline">
          {t('spreadsheetLink')}
        </WayOut>
      </p>
    </StepPage>
  )
}
