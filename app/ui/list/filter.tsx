import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Select, type Option } from '../input.tsx'

type FilterProps = {
  /** The page itself, where it has an address below it: the form would go there. */
  action?: string
  /** The list without a filter; null where nothing is left out. */
  all: string | null
  children: ReactNode
}

/** What a list is narrowed down to: fields, of which all that is chosen stands in the address. */
export function ListFilter({ action, all, children }: FilterProps) {
  const t = useText('ui/list')
  // Another address is another filter: what was typed for the one before goes with it, also without a new document.
  const { search } = useLocation()
  return (
    <Form key={search} role="search" className="mt-1 flex flex-wrap items-end gap-2" {...(action && { action })}>
      {children}
      <Button tone="quiet">{t('show')}</Button>
      {all && (
        <a href={all} className="inline-flex min-h-target items-center">
          {t('all')}
        </a>
      )}
    </Form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  options: readonly Option[]
  /** What it says where nothing is chosen. */
  empty: string
  value: string
}

/** One choice of a filter. */
export function FilterChoice({ name, label, options, empty, value }: ChoiceProps) {
  return (
    <Field id={name} label={label}>
      {(wiring) => <Select {...wiring} name={name} options={[...options]} empty={empty} defaultValue={value} />}
    </Field>
  )
}

/** The choice of an organisation, or of them all. */
export function OrganisationChoice({ options, value }: Pick<ChoiceProps, 'options' | 'value'>) {
  const t = useText('ui/list')
  const words = { label: t('organisation'), empty: t('allOrganisations') }
  return <FilterChoice name="organisation" {...words} options={options} value={value} />
}
