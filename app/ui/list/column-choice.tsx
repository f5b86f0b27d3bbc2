import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '../button.tsx'
import type { ChosenColumns } from './columns.ts'

type Props<Name extends string> = {
  columns: ChosenColumns<Name>
  nameOf: (name: Name) => string
  /** The list as it is: what its query says beside the columns stays. */
  address: string
}

/** Which columns a list shows, ticked in a form that is its address. */
export function ColumnChoice<Name extends string>({ columns: { all, shown, asked }, nameOf, address }: Props<Name>) {
  const t = useText('ui/list')
  const { pathname: path, searchParams: kept } = new URL(address, 'http://localhost')
  kept.delete('columns')
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-target cursor-pointer items-center text-teal underline underline-offset-3">
        {t('columns')}
      </summary>
      <form
        action={path}
        className="mb-1 flex flex-wrap items-center gap-x-2 rounded border border-line bg-card px-1.5 py-1"
      >
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* An address without it has the usual columns. */}
        <input type="hidden" name="columns" value="" />
        {all.map((name) => (
          <label key={name} className="inline-flex min-h-target items-center gap-1">
            <input
              type="checkbox"
              name="columns"
              value={name}
              defaultChecked={shown.includes(name)}
              className="h-2.5 w-2.5 accent-teal"
            />
            {nameOf(name)}
          </label>
        ))}
        <Button tone="quiet">{t('show')}</Button>
        {asked.length > 0 && (
          <a href={kept.size > 0 ? `${path}?${kept}` : path} className="inline-flex min-h-target items-center">
            {t('columnsUsual')}
          </a>
        )}
      </form>
    </details>
  )
}

/** The columns that are chosen, in another form of the list. */
export const KeptColumns = ({ columns: { asked } }: { columns: ChosenColumns<string> }) =>
  asked.map((name) => <input key={name} type="hidden" name="columns" value={name} />)
