import { useText } from '#app/platform/i18n/use-text.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { CheckField } from '#app/roadmap/screens/choice-fields.tsx'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { madeUp } from '../item.ts'

const texts = 'roadmap/location/made-up-task'

export const handle = stepHandle(texts, 'agree')
export const loader = pageLoader(madeUp, 'agree')
export const action = pageAction(madeUp, 'agree')

/** Whether somebody agrees. */
export default function Agree() {
  const t = useText(texts)
  return (
    <StepPage lock={<Note className="mt-3">{t('lock.agree')}</Note>}>
      <CheckField name="agreed" />
      <TextField name="remarks" optional />
    </StepPage>
  )
}
