import { useText } from '#app/platform/i18n/use-text.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { ChoiceField } from '#app/roadmap/screens/choice-fields.tsx'
import { SecretField, TextField } from '#app/roadmap/screens/fields.tsx'
import { Files } from '#app/roadmap/screens/files.tsx'
import { RowList } from '#app/roadmap/screens/row-list.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { madeUp } from '../item.ts'
import { deviceKinds } from '../options.ts'

const texts = 'roadmap/location/made-up-task'

export const handle = stepHandle(texts, 'devices')
export const loader = pageLoader(madeUp, 'devices')
export const action = pageAction(madeUp, 'devices')

/** Rows with a choice in them, a secret, and files. */
export default function Devices() {
  const t = useText(texts)
  return (
    <StepPage lock={<Note className="mt-3">{t('lock.devices')}</Note>}>
      <RowList list="devices" countField="numberOfDevices">
        {(at) => (
          <>
            <TextField name={`${at}.name`} />
            <ChoiceField name={`${at}.kind`} options={deviceKinds} />
          </>
        )}
      </RowList>
      <SecretField name="password" />
      <TextField name="network" />
      <Files />
    </StepPage>
  )
}
