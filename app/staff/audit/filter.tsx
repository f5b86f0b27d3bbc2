import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { FilterChoice, ListFilter, OrganisationChoice } from '#app/ui/list/filter.tsx'
import { auditAddress } from './addresses.ts'
import type { AuditList } from './list.server.ts'

/** Which entries are shown: of whom, about which organisation, what and when. */
export function AuditFilter({ list: { narrowed, organisations, actions } }: { list: AuditList }) {
  const t = useText('staff/audit')
  const isNarrowed = Object.values(narrowed).some((value) => value !== '')
  const dayType = (value: string) => (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'date' : 'text')
  return (
    <ListFilter all={isNarrowed ? auditAddress() : null}>
      <Field id="person" label={t('columns.person')}>
        {(wiring) => <Input {...wiring} name="person" type="search" defaultValue={narrowed.person} width="medium" />}
      </Field>
      <OrganisationChoice options={organisations} value={narrowed.organisation} />
      <FilterChoice
        name="action"
        label={t('columns.action')}
        options={actions}
        empty={t('allActions')}
        value={narrowed.action}
      />
      {(['from', 'until'] as const).map((name) => (
        <Field key={name} id={name} label={t(name)}>
          {(wiring) => <Input {...wiring} name={name} type={dayType(narrowed[name])} defaultValue={narrowed[name]} />}
        </Field>
      ))}
    </ListFilter>
  )
}
