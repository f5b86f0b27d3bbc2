import { useText } from '#app/platform/i18n/use-text.ts'
import type { Month, MonthDay } from './month.server.ts'

type Line = MonthDay['lines'][number]

// Kinds differ in the edge and in the word before the name, not in colour alone.
const edges = {
  connection: 'border-l-4 border-teal bg-teal-wash',
  target: 'border border-l-4 border-dashed border-teal bg-card',
  meeting: 'border-l-[5px] border-double border-amber bg-amber-wash',
}

/** Six weeks as a table, a row per week and a column per working day. */
export function MonthGrid({ month: { weeks, weekdays } }: { month: Month }) {
  const t = useText('staff/board')
  return (
    <table className="mt-1 hidden w-full table-fixed border-separate [border-spacing:0] rounded border border-line bg-card md:table print:table">
      <caption className="sr-only">{t('month.table')}</caption>
      <thead>
        <tr className="text-left text-soft">
          <th scope="col" className="w-5 border-b border-line px-0.5 py-0.5">
            <span className="sr-only">{t('month.week')}</span>
          </th>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="border-b border-l border-line px-1 py-0.5 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ number, days }) => (
          <tr key={days[0]?.key}>
            <th scope="row" className="border-b border-line-soft bg-hover font-semibold text-soft">
              <span className="sr-only">{t('month.week')} </span>
              {number}
            </th>
            {days.map((day) => (
              <Cell key={day.key} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ day }: { day: MonthDay }) {
  const t = useText('staff/board')
  return (
    <td
      aria-current={day.isToday ? 'date' : undefined}
      className={`h-12 border-b border-l border-line-soft p-0.5 align-top ${day.holiday ? 'bg-wait' : ''} ${day.isToday ? 'outline outline-2 -outline-offset-2 outline-teal' : ''}`}
    >
      <p className="flex flex-wrap justify-between gap-x-0.5">
        <b className="font-semibold">
          {day.number}
          {day.isToday && ` ${t('month.today')}`}
        </b>
        <Load day={day} />
      </p>
      {day.holiday && <p className="font-semibold text-amber">{day.holiday}</p>}
      {day.lines.length > 0 && (
        <ul>
          {day.lines.map((line) => (
            <li key={line.key} className="mt-0.25">
              <Entry line={line} />
            </li>
          ))}
        </ul>
      )}
      {day.more && (
        <a href={day.more.href} className="block py-0.25">
          {day.more.words}
        </a>
      )}
    </td>
  )
}

function Load({ day: { load, isFull } }: { day: MonthDay }) {
  return load === '' ? null : <span className={isFull ? 'font-semibold text-red' : 'text-soft'}>{load}</span>
}

function Entry({ line: { kind, time, name, organisation, href } }: { line: Line }) {
  const t = useText('staff/board')
  // `relative`, because hidden words stand where their box is: behind a long name else, beyond the edge of the page.
  return (
    <a
      href={href}
      title={organisation}
      className={`relative block truncate rounded px-0.5 py-0.25 text-ink no-underline hover:underline ${edges[kind]}`}
    >
      <span className="text-soft">
        {t(`month.kinds.${kind}`)} {time}
      </span>{' '}
      {name}
      <span className="sr-only">, {organisation}</span>
    </a>
  )
}

/** Days with all that stands on them below each other: for a narrow screen, for weekends, for a day that has much. */
export function DayList({ days, isWhole = false }: { days: readonly MonthDay[]; isWhole?: boolean }) {
  const t = useText('staff/board')
  return (
    <ol>
      {days.map((day) => (
        <li key={day.key} className="mt-1.5">
          <h3 className="flex flex-wrap gap-x-1 text-small">
            {day.name}
            {day.isToday && ` · ${t('month.today')}`}
            {day.holiday && <span className="text-amber"> {day.holiday}</span>}
            <Load day={day} />
          </h3>
          {day.lines.length > 0 && (
            <ul className="mt-0.5 rounded border border-line bg-card">
              {(isWhole ? day.all : day.lines).map((line) => (
                <li key={line.key} className="border-t border-line-soft px-1 py-0.5 first:border-t-0">
                  <a
                    href={line.href}
                    className={`flex min-h-target flex-wrap items-center gap-x-1 rounded px-1 text-ink [overflow-wrap:anywhere] md:min-h-4 ${edges[line.kind]}`}
                  >
                    <span>
                      {t(`month.kinds.${line.kind}`)} {line.time}
                    </span>
                    <b className="font-semibold">{line.name}</b>
                    <span className="text-soft">{line.organisation}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {!isWhole && day.more && (
            <a href={day.more.href} className="inline-flex min-h-target items-center">
              {day.more.words}
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}
