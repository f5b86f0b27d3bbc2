import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { OwnCalendar } from './own-calendar.server.ts'
import { sectionId } from './section-links.tsx'

const action = '/settings/calendar'

/** What comes up in somebody's own calendar program. @param calendar null where they have no address for it */
export function CalendarSection({ calendar }: { calendar: OwnCalendar | null }) {
  const t = useText('routes/settings')
  return (
    <Card as="section" id={sectionId('calendar')}>
      <h2>{t('calendar.title')}</h2>
      <p className="mt-0.5 text-small text-soft">{t('calendar.lead')}</p>
      {calendar ? (
        <>
          {calendar.address === null ? (
            <NoAddress signInAgain={calendar.signInAgain} />
          ) : (
            <Address address={calendar.address} />
          )}
          <Choices hasDueDays={calendar.withDueDays} />
        </>
      ) : (
        <form method="post" action={action} className="mt-2">
          <CsrfField />
          <Button tone="quiet" className="w-full sm:w-auto" name="intent" value="make">
            {t('calendar.make')}
          </Button>
        </form>
      )}
    </Card>
  )
}

/** The address in a line of its own: the Tab key marks all of it, to be copied without script. */
function Address({ address }: { address: string }) {
  const t = useText('routes/settings')
  return (
    <>
      <Field id="calendar-address" label={t('calendar.address')} hint={t('calendar.addressHint')}>
        {(wiring) => (
          <div className="grid items-center gap-1 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Input {...wiring} readOnly defaultValue={address} className="text-small" />
            <ButtonLink tone="quiet" href={address.replace(/^https?:/, 'webcal:')}>
              {t('calendar.open')}
            </ButtonLink>
          </div>
        )}
      </Field>
      <details className="mt-1">
        <summary className="inline-flex min-h-target cursor-pointer items-center text-teal-dark underline underline-offset-3">
          {t('calendar.how')}
        </summary>
        <ul className="list-disc pl-3">
          {(['outlook', 'google', 'apple'] as const).map((program) => (
            <li key={program}>{t(`calendar.${program}`)}</li>
          ))}
        </ul>
        <p className="mt-1 text-small text-soft">{t('calendar.slow')}</p>
      </details>
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

/** What is in it, and the ways to another address or none. */
function Choices({ hasDueDays }: { hasDueDays: boolean }) {
  const t = useText('routes/settings')
  return (
    <form method="post" action={action}>
      <CsrfField />
      <Checkbox
        id="calendar-due-days"
        name="dueDays"
        value="yes"
        label={t('calendar.dueDays')}
        hint={t('calendar.dueDaysHint')}
        defaultChecked={hasDueDays}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button tone="quiet" className="w-full sm:w-auto" name="intent" value="choose">
          {t('calendar.choose')}
        </Button>
        <ButtonLink tone="plainDanger" href={`${action}?ask=make`}>
          {t('calendar.renew')}
        </ButtonLink>
        <ButtonLink tone="plainDanger" href={`${action}?ask=end`}>
          {t('calendar.end')}
        </ButtonLink>
      </div>
    </form>
  )
}
