import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/input.tsx'
import type { OwnCalendar } from './own-calendar.server.ts'
import { sectionId } from './section-links.tsx'

const action = '/settings/calendar'

/** What comes up in somebody's own calendar program. @param calendar null where they have no address for it */
export function CalendarSection({ calendar }: { calendar: OwnCalendar | null }) {
  const t = useText('routes/settings')
  return (
    <Card as="section" id={sectionId('calendar')}>
      <h2>{t('calendar.title')}</h2>
      <p>{t('calendar.lead')}</p>
      {calendar ? (
        <>
          {calendar.address === null ? (
            <NoAddress signInAgain={calendar.signInAgain} />
          ) : (
            <Address address={calendar.address} />
          )}
          <DueDays isChecked={calendar.withDueDays} />
          <Changes />
        </>
      ) : (
        <form method="post" action={action} className="mt-2">
          <CsrfField />
          <Button tone="quiet" name="intent" value="make">
            {t('calendar.make')}
          </Button>
        </form>
      )}
    </Card>
  )
}

function Address({ address }: { address: string }) {
  const t = useText('routes/settings')
  return (
    <>
      <Field id="calendar-address" label={t('calendar.address')} hint={t('calendar.addressHint')}>
        {(wiring) => <TextArea {...wiring} rows={3} readOnly defaultValue={address} className="break-all" />}
      </Field>
      <p className="mt-2">
        <ButtonLink tone="quiet" href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.open')}
        </ButtonLink>
      </p>
      <h3 className="mt-2">{t('calendar.how')}</h3>
      <ul className="mt-1 list-disc pl-3">
        {(['outlook', 'google', 'apple'] as const).map((program) => (
          <li key={program}>{t(`calendar.${program}`)}</li>
        ))}
      </ul>
      <p className="mt-1 text-small text-soft">{t('calendar.slow')}</p>
    </>
  )
}

function NoAddress({ signInAgain }: Pick<OwnCalendar, 'signInAgain'>) {
  const t = useText('routes/settings')
  if (signInAgain === null) return <p className="mt-2">{t('calendar.unreadable')}</p>
  return (
    <p className="mt-2">
      {t('calendar.hidden')} <a href={signInAgain}>{t('calendar.signInAgain')}</a>
    </p>
  )
}

function DueDays({ isChecked }: { isChecked: boolean }) {
  const t = useText('routes/settings')
  return (
    <form method="post" action={action} className="mt-2 border-t border-line pt-1">
      <CsrfField />
      <Checkbox
        id="calendar-due-days"
        name="dueDays"
        value="yes"
        label={t('calendar.dueDays')}
        hint={t('calendar.dueDaysHint')}
        defaultChecked={isChecked}
      />
      <Button tone="quiet" className="mt-1" name="intent" value="choose">
        {t('calendar.choose')}
      </Button>
    </form>
  )
}

function Changes() {
  const t = useText('routes/settings')
  return (
    <form method="post" action={action} className="mt-2 border-t border-line pt-2">
      <CsrfField />
      <p className="mb-1">{t('calendar.renewHint')}</p>
      <Button tone="quiet" name="intent" value="make">
        {t('calendar.renew')}
      </Button>
      <Button tone="danger" name="intent" value="end">
        {t('calendar.end')}
      </Button>
    </form>
  )
}
