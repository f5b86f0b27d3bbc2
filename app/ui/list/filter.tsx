import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Select, type Option } from '../input.tsx'
import { mostMeant, optionsMeant } from './options-meant.ts'
import { TypedName } from './typed-name.tsx'

/** Where the names of organisations are asked for that fit what is typed. */
const organisationNames = '/admin/organisations/names'

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
    <Form
      key={search}
      role="search"
      aria-label={t('filter')}
      className="mt-1 flex flex-wrap items-end gap-2"
      {...(action && { action })}
    >
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

type OrganisationProps = {
  /** Those that the address can mean: `organisationsAsked` has them. */
  options: readonly Option[]
  /** What can be chosen beside organisations. */
  also?: readonly Option[]
  value: string
}

/**
 * An organisation, or none for them all: its name is typed, and browsers offer the names that fit. Where what stands in the
 * address means none or several, it says so.
 */
export function OrganisationChoice({ options: organisations, also = [], value }: OrganisationProps) {
  const t = useText('ui/list')
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const typed = query.get('organisation') ?? ''
  const options = [...also, ...organisations]
  const chosen = options.find((option) => option.value === (value || typed))
  const isUnclear = typed !== '' && !chosen && !/^[0-9a-f-]{36}$/i.test(typed)
  const meant = isUnclear ? optionsMeant(typed, options) : []
  const withId = (id: string) => {
    query.set('organisation', id)
    query.delete('page')
    return `${pathname}?${query}`
  }
  const problem = meant.length > 0 ? 'organisationUnclear' : 'organisationUnknown'
  return (
    // With the names it can mean it is tall: in a line of its own the other fields stay beside each other.
    <div className={meant.length > 0 ? 'basis-full' : undefined}>
      <Field id="organisation" label={t('organisation')} {...(isUnclear && { errors: [t(problem)] })}>
        {(wiring) => (
          <>
            <TypedName
              wiring={wiring}
              name="organisation"
              names={organisationNames}
              also={also}
              value={chosen?.label ?? (isUnclear ? typed : '')}
            />
            {meant.length > 0 && (
              <ul className="mt-1">
                {meant.slice(0, mostMeant).map((option) => (
                  <li key={option.value}>
                    <a href={withId(option.value)} className="inline-flex min-h-target items-center">
                      {option.label}
                    </a>
                  </li>
                ))}
                {meant.length > mostMeant && <li>{t('organisationsMore', { count: meant.length - mostMeant })}</li>}
              </ul>
            )}
          </>
        )}
      </Field>
    </div>
  )
}
