import { useText } from '#app/platform/i18n/use-text.ts'
import { DeclineIcon, DocumentIcon, SpeechIcon, WifiIcon } from '#app/staff/icons.tsx'
import { CalendarIcon, ClockIcon, InfoIcon, MailIcon, PhoneIcon } from '#app/ui/icons.tsx'
import { Initials } from '#app/ui/initials.tsx'
import { PhoneLink } from '#app/ui/reach.tsx'
import type { Work } from './list.server.ts'
import type { WorkRow } from './row.server.ts'

const signs = {
  ...{ appointments: CalendarIcon, passed: ClockIcon, questions: SpeechIcon, review: DocumentIcon, wifi: WifiIcon },
  ...{ call: PhoneIcon, slips: DeclineIcon, mail: MailIcon, nobody: InfoIcon },
}
const isPressing = (group: WorkRow['group']) => group === 'passed' || group === 'slips'

/** Puts a part of a line back into its column, where there is room for columns. */
const inColumn = 'lg:col-auto lg:row-auto'

const columns =
  'lg:grid-cols-[2rem_minmax(0,1.6fr)_minmax(0,1.75fr)_minmax(0,0.65fr)_6.75rem_7.25rem_2rem_10.75rem] lg:items-center lg:gap-x-1'

/** The heads of the columns, for who sees them; each row says by itself what is what. */
export function RowHeads() {
  const t = useText('staff/today')
  const heads = ['place', 'why', 'person', 'phone', 'when'] as const
  return (
    <div
      aria-hidden="true"
      className={`mt-1 hidden rounded border border-line bg-card px-1.5 py-0.5 font-semibold text-soft lg:grid ${columns}`}
    >
      <span />
      {heads.map((head) => (
        <span key={head}>{t(`columns.${head}`)}</span>
      ))}
    </div>
  )
}

type GroupProps = { group: Work['groups'][number]; ticked: readonly string[] | 'all'; tomorrow: string }

/** What waits for one reason, with the norm of the provider for it. */
export function WorkGroup({ group: { key, count, norm, rows }, ticked, tomorrow }: GroupProps) {
  const t = useText('staff/today')
  return (
    <section className="mt-2" aria-labelledby={`group-${key}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id={`group-${key}`} className="text-small">
          {t(`groups.${key}`)}{' '}
          <span
            className={`ml-0.5 rounded-pill px-1 text-tag ${isPressing(key) ? 'bg-red-wash text-red' : 'bg-wait text-soft'}`}
          >
            {count}
          </span>
        </h2>
        {norm && <p className="text-tag text-soft">{norm}</p>}
      </div>
      <ul className="mt-0.5 rounded border border-line bg-card">
        {rows.map((row) => (
          <Row
            key={row.value}
            row={row}
            isTicked={ticked === 'all' || ticked.includes(row.value)}
            tomorrow={tomorrow}
          />
        ))}
      </ul>
    </section>
  )
}

function Row({ row, isTicked, tomorrow }: { row: WorkRow; isTicked: boolean; tomorrow: string }) {
  const t = useText('staff/today')
  const { value, group, organisation, location, why, when, isTooLong, more, person, phone, owner, about } = row
  const Sign = signs[group]
  return (
    <li
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-1 border-t border-line-soft px-1 py-1 first:border-t-0 lg:min-h-5 lg:px-1.5 lg:py-0.5 ${columns}`}
    >
      <label className="row-span-4 flex min-h-target items-start justify-center self-start pt-0.5 lg:row-span-1 lg:min-h-0 lg:items-center lg:self-auto lg:pt-0">
        <input type="checkbox" name="ids" value={value} defaultChecked={isTicked} className="h-2.5 w-2.5 accent-teal" />
        <span className="sr-only">{t('tick', { about })}</span>
      </label>
      <p className={`col-start-2 row-start-1 [overflow-wrap:anywhere] ${inColumn}`}>
        <a href={organisation.href} className="font-semibold text-ink">
          {organisation.name}
        </a>
        {location && (
          <>
            <span className="text-soft"> · </span>
            <a href={location.href} className="text-soft">
              {location.name}
            </a>
          </>
        )}
      </p>
      <p className={`col-span-2 col-start-2 flex flex-wrap gap-0.5 [overflow-wrap:anywhere] ${inColumn}`}>
        <Sign className="mt-0.5 h-2 w-2" />
        <span className="line-clamp-2 min-w-0 flex-1">{why}</span>
        {more && (
          <a href={more.href} className="inline-flex min-h-target w-full items-center lg:min-h-3">
            {t('more', { count: more.count, organisation: organisation.name })}
            <span className="sr-only">, {t(`groups.${group}`)}</span>
          </a>
        )}
      </p>
      <p className={`col-start-2 row-start-3 text-small [overflow-wrap:anywhere] lg:text-tag ${inColumn}`}>
        {person && (
          <span className="lg:line-clamp-1">
            <span className="sr-only">{t('columns.person')} </span>
            {person.name}
            {person.role && <span className="text-soft lg:hidden"> {person.role}</span>}
          </span>
        )}
      </p>
      <p className={`col-start-3 row-start-3 text-right lg:text-left ${inColumn}`}>
        {phone && (
          <PhoneLink phone={phone} className="inline-flex min-h-target items-center gap-0.5 lg:min-h-0">
            <PhoneIcon className="h-2 w-2 lg:hidden" />
            <span className="sr-only">{t('columns.phone')} </span>
          </PhoneLink>
        )}
      </p>
      <p
        className={`col-start-3 row-start-4 text-right lg:text-left ${inColumn} ${isTooLong ? 'font-semibold text-red' : 'text-soft lg:text-ink'}`}
      >
        {when}
      </p>
      <p className={`col-start-3 row-start-1 text-right lg:text-left ${inColumn}`}>
        {owner && (
          <>
            <span title={owner.name}>
              <Initials letters={owner.initials} className="h-3.5 w-3.5 text-[0.75rem]" />
            </span>
            <span className="sr-only">
              {t('columns.owner')} {owner.name}
            </span>
          </>
        )}
      </p>
      <RowActs row={row} tomorrow={tomorrow} />
    </li>
  )
}

function RowActs({ row: { value, group, action, about }, tomorrow }: { row: WorkRow; tomorrow: string }) {
  const t = useText('staff/today')
  const suffix = <span className="sr-only"> {about}</span>
  const dayId = `on-${value.replace(/[^\w-]/g, '_')}`
  return (
    <div className={`col-start-2 row-start-4 flex flex-wrap items-center gap-1 lg:justify-end ${inColumn}`}>
      {action ? (
        <a href={action.href} className="row-button">
          {action.label}
          {suffix}
        </a>
      ) : (
        <button type="submit" name="act" value={`done ${value}`} className="row-button">
          {t(group === 'call' ? 'actions.called' : 'actions.done')}
          {suffix}
        </button>
      )}
      <details className="relative">
        <summary className="flex min-h-target cursor-pointer list-none items-center px-0.5 font-semibold text-teal-dark underline underline-offset-3 lg:min-h-3.5 [&::-webkit-details-marker]:hidden">
          {t('actions.later')}
          {suffix}
        </summary>
        <div className="z-10 mt-0.5 grid gap-1 rounded border border-line bg-card p-1.5 lg:absolute lg:right-0 lg:w-32 lg:[box-shadow:0_8px_24px_#1c2a2b1f]">
          {(['later', 'week'] as const).map((verb) => (
            <button key={verb} type="submit" name="act" value={`${verb} ${value}`} className="row-button">
              {t(verb === 'later' ? 'actions.tomorrow' : 'actions.week')}
              {suffix}
            </button>
          ))}
          <label htmlFor={dayId}>
            {t('actions.day')}
            {suffix}
          </label>
          <input
            id={dayId}
            type="date"
            name={`on ${value}`}
            min={tomorrow}
            className="min-h-target rounded border-2 border-edge px-1 md:min-h-4"
          />
          <button type="submit" name="act" value={`on ${value}`} className="row-button">
            {t('actions.on')}
            {suffix}
          </button>
          {action && (
            <button type="submit" name="act" value={`done ${value}`} className="row-button">
              {t('actions.done')}
              {suffix}
            </button>
          )}
        </div>
      </details>
    </div>
  )
}
