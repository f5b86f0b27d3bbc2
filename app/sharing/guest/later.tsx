import { getFormProps, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/conform-fields.tsx'
import type { LaterView } from './later.server.ts'
import type { WayOutAnswer } from './ways-out.server.ts'
import { WayOut } from './ways-out.tsx'

type Props = { answer: WayOutAnswer | undefined; here: string; later: LaterView; sender: string }

/** Lets somebody say on which day they will do what a link asks, and shows the day that they chose. */
export function LaterForm({ answer, here, later, sender }: Props) {
  const t = useText('sharing/guest')
  const [form, { laterDay }] = useForm<{ laterDay: string }>({ id: 'put-off', lastResult: answer?.result })
  return (
    <WayOut id="do-later" words={t('later.open')} isOpen={later.chosen !== null || laterDay.errors !== undefined}>
      {later.chosen !== null && <Note className="mt-1">{t('later.chosen', { day: later.chosen, sender })}</Note>}
      <Form method="post" action={here} className="max-w-form" {...getFormProps(form)}>
        <input type="hidden" name="intent" value="later" />
        <InputField
          field={laterDay}
          label={t('later.label')}
          hint={t('later.hint', { sender })}
          type="date"
          max={later.last}
          width="medium"
          autoComplete="off"
        />
        <div className="mt-2">
          <Button tone="quiet">{t('later.submit')}</Button>
        </div>
      </Form>
    </WayOut>
  )
}
