import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { securityAddress } from './addresses.ts'
import type { SecurityList } from './list.server.ts'

/** Which entries are shown: of whom, about which organisation, what and when. */
export function SecurityFilterForm({ list: { narrowed, organisations, kinds } }: { list: SecurityList }) {
  const t = useText('staff/security')
  const isNarrowed = Object.values(narrowed).some((value) => value !== '')
  const dayType = (value: string) => (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'date' : 'text')
  return (
    <ListFilter all={isNarrowed ? securityAddress() : null}>
      <Field id="person" label={t('personFilter')}>
        {(wiring) => <Input {...wiring} name="person" type="search" defaultValue={narrowed.person} width="medium" />}
      </Field>
      <OrganisationChoice options={organisations} value={narrowed.organisation} />
      <FilterChoice name="kind" label={t('columns.kind')} options={kinds} empty={t('allKinds')} value={narrowed.kind} />
      {(['from', 'until'] as const).map((name) => (
        <Field key={name} id={name} label={t(name)}>
          {(wiring) => <Input {...wiring} name={name} type={dayType(narrowed[name])} defaultValue={narrowed[name]} />}
        </Field>
      ))}
    </ListFilter>
  )
}
