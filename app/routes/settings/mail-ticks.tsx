import { weekdayNames } from '#app/platform/i18n/dates.ts'
import type { TextKey } from '#app/platform/i18n/text.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import type { OptionalCause } from '#app/platform/mail/causes.ts'
import { Checkboxes } from '#app/ui/choices.tsx'
import { hourOptions } from './hour-options.ts'
import type { nl } from './nl.ts'
import { SelectLine } from './select-line.tsx'
import type { SettingsField } from './settings-form.tsx'

type Props = {
  /** What can be chosen. */
  causes: readonly OptionalCause[]
  /** What is ticked. */
  wanted: readonly string[]
  /** Of the digest. */
  day: SettingsField
  hour: SettingsField
  isMember: boolean
}

/** What some messages contain, or what else they tell. */
const hints: Partial<Record<OptionalCause, TextKey<typeof nl>>> = {
  'sent-back': 'mail.atOnce.withReason',
  'filled-in': 'mail.atOnce.byPhone',
  assigned: 'mail.atOnce.givenToo',
  appointment: 'mail.atOnce.withFile',
  'connection-day': 'mail.atOnce.withFile',
}

/** Which messages somebody wants: the week in one, what is told at once, and reminders. */
export function MailTicks({ causes, wanted, day, hour, isMember }: Props) {
  const t = useText('routes/settings')
  const told = causes.filter((cause) => cause !== 'digest' && cause !== 'reminder')
  return (
    <>
      <Week wanted={wanted} day={day} hour={hour} isMember={isMember} />
      <Checkboxes
        id="wanted"
        name="wanted"
        legend={<h3>{t('mail.atOnce.title')}</h3>}
        hint={t('mail.atOnce.about')}
        choices={told.map((cause) => {
          const hint = hints[cause]
          return { value: cause, label: t(`mail.atOnce.causes.${cause}`), hint: hint && t(hint) }
        })}
        defaultValues={[...wanted]}
      />
      {causes.includes('reminder') && (
        <Checkboxes
          id="wanted-reminder"
          name="wanted"
          legend={<h3>{t('mail.reminders.title')}</h3>}
          hint={t('mail.reminders.about')}
          choices={[{ value: 'reminder', label: t('mail.reminders.wanted') }]}
          defaultValues={[...wanted]}
        />
      )}
    </>
  )
}

type WeekProps = Pick<Props, 'wanted' | 'day' | 'hour' | 'isMember'>

function Week({ wanted, day, hour, isMember }: WeekProps) {
  const t = useText('routes/settings')
  const language = useLanguage()
  const days = weekdayNames(language).map(({ full }, index) => ({ value: String(index + 1), label: full }))
  const hours = hourOptions(language, (clock) => t('hour', { clock }))
  const empty = t('choose')
  return (
    <div>
      <Checkboxes
        id="wanted-digest"
        name="wanted"
        legend={<h3>{t('mail.week.title')}</h3>}
        hint={t(isMember ? 'mail.week.about' : 'mail.week.aboutStaff')}
        choices={[{ value: 'digest', label: t('mail.week.wanted') }]}
        defaultValues={[...wanted]}
      />
      <SelectLine
        className="sm:ml-[2.25rem]"
        parts={[
          { field: day, label: t('mail.week.day'), about: t('mail.week.dayAbout'), options: days, empty },
          { field: hour, label: t('mail.week.hour'), about: t('mail.week.hourAbout'), options: hours, empty },
        ]}
      />
    </div>
  )
}
