import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/input.tsx'
import { useErrors } from '../screens/page-fields.tsx'
import type { DatesAround } from './dates-on-page.ts'

const name = 'reason'

type Props = {
  reason: DatesAround['reason']
  typed: string
  /** False while no date was changed: the field then comes by script as soon as one is, else once the page was sent. */
  isAsked: boolean
}

/** Why a date moves that was set, and the way out that leaves it as it is; nothing while no date is set. */
export function ReasonField({ reason, typed, isAsked }: Props) {
  const t = useText('roadmap/dates')
  if (reason === null) return null
  return (
    <>
      <div hidden={!isAsked} {...(isAsked ? {} : { 'data-date-reason': '' })}>
        <Reason reason={reason} typed={typed} />
      </div>
      <div className="mt-1">
        <Button tone="plain" name="goTo" value="leave">
          {t('keep')}
        </Button>
      </div>
    </>
  )
}

/** Asks why a date moves that was set. */
export function Reason({ reason, typed }: { reason: NonNullable<DatesAround['reason']>; typed: string }) {
  const t = useText('roadmap/dates')
  const errors = useErrors(name)
  return (
    <div className="mt-3">
      <Field
        id={name}
        label={t('reason.label')}
        hint={t('reason.hint')}
        errors={errors}
        optional={reason === 'offered'}
      >
        {(wiring) => <TextArea {...wiring} name={name} rows={2} maxLength={500} defaultValue={typed} />}
      </Field>
    </div>
  )
}

/** How the date moved before; nothing where it never did. */
export function EarlierDates({ earlier }: Pick<DatesAround, 'earlier'>) {
  const t = useText('roadmap/dates')
  if (earlier.length === 0) return null
  return (
    <section className="mt-3 max-w-line text-small">
      <h2 className="text-title3">{t('earlier.title')}</h2>
      <ul className="mt-0.5 text-soft">
        {earlier.map(({ words, reason }, n) => (
          <li key={n} className="py-0.5 [overflow-wrap:anywhere]">
            {words}
            {reason && <span className="text-ink">, {reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
