import { useText } from '#app/platform/i18n/use-text.ts'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { KeptChoices, SearchField } from '#app/ui/list/search-field.tsx'
import { usersAddress } from './addresses.ts'
import type { UserList } from './list.server.ts'
import { userStates } from './states.ts'

/** Which users are shown. */
export function UserFilter({ list: { narrowed, kept, longestSearch, organisations, staff } }: { list: UserList }) {
  const t = useText('staff/users')
  const isNarrowed = Object.values(narrowed).some((value) => value !== '')
  return (
    <ListFilter all={isNarrowed ? usersAddress() : null}>
      <KeptChoices choices={kept} />
      <SearchField label={t('search')} value={narrowed.q} longest={longestSearch} />
      <OrganisationChoice options={organisations} also={[staff]} value={narrowed.organisation} />
      <FilterChoice
        name="state"
        label={t('state')}
        options={userStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        empty={t('allStates')}
        value={narrowed.state}
      />
    </ListFilter>
  )
}
