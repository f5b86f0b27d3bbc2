import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { usersAddress } from './addresses.ts'
import type { UserList } from './list.server.ts'
import { userSorts, userStates } from './states.ts'

/** Which users are shown, and in which order. */
export function UserFilter({ list: { narrowed, sort, organisations } }: { list: UserList }) {
  const t = useText('staff/users')
  const isNarrowed = Object.values(narrowed).some((value) => value !== '')
  return (
    <ListFilter all={isNarrowed ? usersAddress() : null}>
      <Field id="search" label={t('search')}>
        {(wiring) => <Input {...wiring} name="search" defaultValue={narrowed.search} type="search" width="medium" />}
      </Field>
      <OrganisationChoice options={organisations} value={narrowed.organisation} />
      <FilterChoice
        name="state"
        label={t('state')}
        options={userStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        empty={t('allStates')}
        value={narrowed.state}
      />
      <FilterChoice
        name="sort"
        label={t('sort')}
        options={userSorts.slice(1).map((value) => ({ value, label: t(`sorts.${value}`) }))}
        empty={t('sorts.name')}
        value={sort === 'name' ? '' : sort}
      />
    </ListFilter>
  )
}
