import { useText } from '#app/platform/i18n/use-text.ts'
import { ChevronIcon } from '#app/ui/icons.tsx'
import { chosenField, type DayOnPage, type MonthOnPage } from './dates-on-page.ts'

/** A month to choose a day from. The days are radio buttons; other months come by buttons of the form. */
export function Month({ month }: { month: MonthOnPage }) {
  const t = useText('roadmap/dates')
  const { name, title, weekdays, weeks, chosen } = month
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="sr-only">{t('month.choose', { month: title })}</legend>
      <div className="rounded border border-line bg-card p-1 sm:p-2">
        <div className="mb-1 flex items-center justify-between gap-1">
          <MonthButton way={month.previous} turn="rotate-90" />
          <p className="text-title2 font-bold" aria-live="polite">
            {title}
          </p>
          <MonthButton way={month.next} turn="-rotate-90" />
        </div>
        <table className="w-full table-fixed border-separate [border-spacing:2px] tabular-nums">
          <thead>
            <tr>
              {weekdays.map(({ short, full }) => (
                <th key={short} scope="col" abbr={full} className="py-0.5 text-tag font-semibold text-soft">
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, n) => (
              <tr key={n}>
                {week.map((day, at) => (
                  <td key={at} className="h-6 p-0 text-center">
                    {day && <Day name={name} day={day} chosen={chosen} weekday={weekdays[at]?.full ?? ''} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Legend month={month} />
      </div>
    </fieldset>
  )
}

function MonthButton({ way, turn }: { way: MonthOnPage['next']; turn: string }) {
  return (
    <button
      type="submit"
      name="goTo"
      value={way.goTo}
      aria-label={way.label}
      className="grid min-h-target min-w-target place-items-center rounded text-teal-dark hover:bg-teal-wash"
    >
      <ChevronIcon className={`h-2.5 w-2.5 ${turn}`} />
    </button>
  )
}

const looks: Record<DayOnPage['look'], string> = {
  free: 'text-ink',
  near: 'near-day text-amber',
  off: 'bg-paper text-soft',
  holiday: 'bg-paper text-soft',
}

function Day({ name, day, chosen, weekday }: { name: string; day: DayOnPage; chosen: string | null; weekday: string }) {
  const box = `grid h-6 place-items-center rounded ${looks[day.look]}`
  const words = <span className="sr-only"> {day.words}</span>
  if (!day.isOpen) {
    return (
      <span className={box}>
        <span className={day.look === 'holiday' ? 'border-b-2 border-amber px-0.5 font-strong' : ''}>{day.day}</span>
        {words}
      </span>
    )
  }
  return (
    <label
      className={`${box} open-day cursor-pointer font-medium hover:bg-teal-wash ${
        day.isCurrent ? 'outline-dashed outline-2 -outline-offset-2 outline-teal' : ''
      }`}
    >
      <input
        type="radio"
        name={chosenField(name)}
        value={day.iso}
        defaultChecked={day.iso === chosen}
        className="sr-only"
      />
      <span className="sr-only">{weekday} </span>
      {day.day}
      {words}
    </label>
  )
}

function Legend({ month: { legend } }: { month: MonthOnPage }) {
  const t = useText('roadmap/dates')
  const mark = 'mr-0.5 inline-block h-1.5 w-1.5 rounded'
  return (
    <ul className="mt-1 flex flex-wrap gap-x-2 text-tag text-soft">
      <li>
        <i className={`${mark} bg-teal`} aria-hidden />
        {t('month.chosen')}
      </li>
      {legend.current && (
        <li>
          <i className={`${mark} border-2 border-dashed border-teal`} aria-hidden />
          {legend.current}
        </li>
      )}
      <li>
        <i className={`${mark} bg-track`} aria-hidden />
        {t('month.weekend')}
      </li>
      {legend.near && (
        <li>
          <span className="near-day mr-0.5 font-bold text-amber" aria-hidden>
            12
          </span>{' '}
          {legend.near}
        </li>
      )}
      {legend.holidays && (
        <li className="w-full">
          <i className="mr-0.5 inline-block w-1.5 border-b-2 border-amber" aria-hidden />
          {legend.holidays}
        </li>
      )}
    </ul>
  )
}
