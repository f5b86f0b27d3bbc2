import { useText } from '#app/platform/i18n/use-text.ts'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import type { Board } from './board.server.ts'
import { overalls, waits } from './filter.ts'

/** What the picture is narrowed down to; it stands in the address. */
export function BoardFilter({ board: { query, organisations, steps, all } }: { board: Board }) {
  const t = useText('staff/today')
  const choices = [
    { name: 'step', label: t('step'), empty: t('allSteps'), options: steps },
    {
      name: 'state',
      label: t('state'),
      empty: t('allStates'),
      options: overalls.map((value) => ({ value, label: t(`overall.${value}`) })),
    },
    {
      name: 'waits',
      label: t('waitsOn'),
      empty: t('allWaits'),
      options: waits.map((value) => ({ value, label: t(`waits.${value}`) })),
    },
  ] as const
  return (
    <ListFilter action="/admin" all={Object.values(query).some((value) => value !== '') ? all : null}>
      <OrganisationChoice options={organisations} value={query.organisation} />
      {choices.map((choice) => (
        <FilterChoice key={choice.name} {...choice} value={query[choice.name]} />
      ))}
    </ListFilter>
  )
}
