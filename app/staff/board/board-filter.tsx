import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { KeptColumns } from '#app/ui/list/column-choice.tsx'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { Chips, opener } from '../today/chips.tsx'
import type { Board } from './board.server.ts'
import { overalls, waits } from './filter.ts'

/** Whose locations stand on the board, and which; both stand in the address. */
export function BoardChips({ board: { owners, shows } }: { board: Board }) {
  const t = useText('staff/board')
  return (
    <div className="mt-1 flex flex-wrap gap-x-3">
      <Chips label={t('owners.label')} choices={owners.map((one) => ({ ...one, name: t(`owners.${one.key}`) }))} />
      <Chips label={t('shows.label')} choices={shows.map((one) => ({ ...one, name: t(`shows.${one.key}`) }))} />
    </div>
  )
}

/** A search, an order, and what else the board is narrowed down to; open where something is chosen. */
export function BoardFilter({ board: { query, columns, organisations, steps, orders, all } }: { board: Board }) {
  const t = useText('staff/board')
  const { owner, show, sort, q, organisation, step, state, waits: waited } = query
  const isNarrowed = [q, organisation, step, state, waited].some((value) => value !== '')
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
    <details open={isNarrowed || sort !== 'date'}>
      <summary className={opener}>{t('search.open')}</summary>
      <Chips label={t('orders.label')} choices={orders.map((one) => ({ ...one, name: t(`orders.${one.key}`) }))} />
      <ListFilter action="/admin/board" all={isNarrowed || show !== '' ? all : null}>
        {Object.entries({ owner, show, sort: sort === 'date' ? '' : sort }).map(
          ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <KeptColumns columns={columns} />
        <Field id="q" label={t('search.label')}>
          {(wiring) => <Input {...wiring} name="q" type="search" defaultValue={query.q} maxLength={100} />}
        </Field>
        <OrganisationChoice options={organisations} value={query.organisation} />
        {choices.map((choice) => (
          <FilterChoice key={choice.name} {...choice} value={query[choice.name]} />
        ))}
      </ListFilter>
    </details>
  )
}
