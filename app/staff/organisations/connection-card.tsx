import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ConnectionView } from './connection.server.ts'

/** Whether the connection of a location took place: the question once its day is over, then what was said. */
export function ConnectionCard({ connection }: { connection: ConnectionView }) {
  const t = useText('staff/organisations')
  const { words, isAsked, areBedsLeft, day, otherDay } = connection
  const answers = isAsked
    ? (['all', 'partly'] as const)
    : areBedsLeft
      ? (['all', 'undo'] as const)
      : (['undo'] as const)
  const labels = {
    all: t(isAsked ? 'location.connection.yes' : 'location.connection.whole'),
    ...{ partly: t('location.connection.some'), undo: t('location.connection.undo') },
  }
  return (
    <Card as="section" className="mt-3 max-w-form">
      <h2>{t('location.connection.title')}</h2>
      <p className="mt-1">{words}</p>
      <StaffForm className="mt-1.5 flex flex-wrap items-center gap-1.5">
        <CsrfField />
        <input type="hidden" name="do" value="connection" />
        <input type="hidden" name="day" value={day} />
        {answers.map((answer) => (
          <Button key={answer} tone="quiet" name="answer" value={answer}>
            {labels[answer]}
          </Button>
        ))}
        {isAsked && (
          <a href={otherDay} className="inline-flex min-h-target items-center">
            {t('location.connection.other')}
          </a>
        )}
      </StaffForm>
    </Card>
  )
}
