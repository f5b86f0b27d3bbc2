import { useText } from '#app/platform/i18n/use-text.ts'
import { ChevronIcon, PinIcon } from '#app/ui/icons.tsx'
import { Input } from '#app/ui/input.tsx'
import { Button } from '#app/ui/button.tsx'
import { useFormOnPage, WayOut } from '#app/ui/way-out.tsx'

/** A location to switch to, in words: its date and progress, and how much of it is late. */
export type LocationChoice = { href: string; name: string; note: string; late: string | null; isHere: boolean }

/** The locations that the reader of a page can switch to. */
export type LocationChoices = {
  /** Null where the page is about none of them. */
  here: string | null
  /** Whose they are. */
  heading: string
  rows: LocationChoice[]
  /** What leads to all of them. */
  all: string
  /** True where there are so many that they can be searched. */
  isSearched: boolean
}

/** Which location the page is about, and the others to switch to: a line that opens, without script. */
export function LocationSwitcher({ choices }: { choices: LocationChoices }) {
  const t = useText('common')
  const isOnForm = useFormOnPage() !== undefined
  const { here, heading, rows, all, isSearched } = choices
  return (
    <details className="group md:relative">
      <summary className="flex min-h-target max-w-full cursor-pointer px-1.5 md:inline-flex md:px-0 list-none items-center gap-0.5 text-ink [&::-webkit-details-marker]:hidden">
        <PinIcon />
        <span className="sr-only">{t('header.location')} </span>
        <span className="min-w-0 truncate md:max-w-[8rem] lg:max-w-[10.5rem]">
          {here ?? t('header.chooseLocation')}
        </span>
        <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
      </summary>
      <div className="menu-panel hidden md:w-48">
        {isSearched && !isOnForm && (
          <form
            action="/organisation"
            role="search"
            aria-label={t('header.searchLocation')}
            className="flex items-end gap-1 p-0.5 pb-1"
          >
            <label className="grow">
              <span className="sr-only">{t('header.searchLocation')}</span>
              <Input name="q" type="search" width="full" placeholder={t('header.searchLocation')} />
            </label>
            <Button tone="quiet">{t('header.search')}</Button>
          </form>
        )}
        <p className="px-1.5 py-0.5 text-tag font-semibold text-soft">{heading}</p>
        <ul>
          {rows.map(({ href, name, note, late, isHere }) => (
            <li key={href + name}>
              <WayOut href={href} aria-current={isHere ? 'true' : undefined} className="menu-row">
                <span className="flex items-center justify-between gap-2">
                  <span className="min-w-0">
                    <span className={isHere ? 'font-strong' : ''}>{name}</span>{' '}
                    <span className="block text-tag text-soft">{note}</span>
                  </span>{' '}
                  {late && <b className="shrink-0 text-tag font-strong text-red">{late}</b>}
                </span>
              </WayOut>
            </li>
          ))}
        </ul>
        <p className="mt-0.5 border-t border-line-soft pt-0.5">
          <WayOut href="/organisation" className="menu-row">
            {all}
          </WayOut>
        </p>
      </div>
    </details>
  )
}
