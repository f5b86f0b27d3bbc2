import { useText } from '#app/platform/i18n/use-text.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { CountField } from '#app/roadmap/screens/count-field.tsx'
import { LongTextField, NumberField, TextField } from '#app/roadmap/screens/fields.tsx'
import { RowList } from '#app/roadmap/screens/row-list.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { BedsTogether } from '../beds-together.tsx'
import { basicInformation } from '../item.ts'
import { wardTypes } from '../options.ts'

const texts = 'roadmap/location/basic-info'

export const handle = stepHandle(texts, 'wards')
export const loader = pageLoader(basicInformation, 'wards')
export const action = pageAction(basicInformation, 'wards')

/** The wards of the location and the beds in them. */
export default function Wards() {
  const t = useText(texts)
  const types = wardTypes.map((type) => t(`options.wardTypes.${type}`))
  return (
    <StepPage>
      <CountField name="numberOfBedsenseWards" max={200} />
      <RowList list="wards" countField="numberOfWards" most={200}>
        {(at) => (
          <>
            <TextField name={`${at}.name`} width="medium" />
            <TextField name={`${at}.type`} width="medium" suggestions={types} />
            <div className="grid gap-x-3 sm:grid-cols-3 sm:items-end">
              <NumberField name={`${at}.numberOfBeds`} />
              <CountField name={`${at}.careStaffDay`} min={0} />
              <CountField name={`${at}.careStaffEvening`} min={0} />
            </div>
            <LongTextField name={`${at}.remarks`} rows={2} optional />
          </>
        )}
      </RowList>
      <BedsTogether />
    </StepPage>
  )
}
