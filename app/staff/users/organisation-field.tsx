import type { FieldMetadata } from '@conform-to/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { shownIn } from '#app/ui/conform-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Option } from '#app/ui/input.tsx'
import { mostMeant, optionsMeant } from '#app/ui/list/options-meant.ts'
import { TypedName } from '#app/ui/list/typed-name.tsx'
import type { UserValues } from './user-values.ts'

type Props = { field: FieldMetadata<string, UserValues, string[]>; organisations: readonly Option[] }

/**
 * Where somebody belongs: a name is typed, and browsers offer those that fit. Where it can mean several, these are to choose
 * from. Names can be the same, so the one that stands there goes along as `known`.
 */
export function OrganisationField({ field, organisations }: Props) {
  const t = useText('staff/users')
  const say = useText('ui/list')
  const stored = shownIn(field)
  const chosen = organisations.find(({ value }) => value === stored)
  const typed = chosen?.label ?? (/^[0-9a-f-]{36}$/i.test(stored) ? '' : stored)
  const meant = chosen || !field.errors ? [] : optionsMeant(typed, organisations)
  return (
    <Field id={field.name} label={t('fields.organisation')} hint={t('fields.organisationHint')} errors={field.errors}>
      {(wiring) => (
        <>
          <TypedName wiring={wiring} name={field.name} also={organisations} value={typed} width="full" />
          {chosen && <input type="hidden" name="known" value={chosen.value} />}
          {meant.length > 1 && (
            <fieldset className="mt-1">
              <legend className="sr-only">{say('organisationUnclear')}</legend>
              {meant.slice(0, mostMeant).map(({ value, label }) => (
                <label key={value} className="flex min-h-target items-center gap-1 [overflow-wrap:anywhere]">
                  <input type="radio" name="meant" value={value} className="h-2.5 w-2.5 shrink-0 accent-teal" />
                  {label}
                </label>
              ))}
              {meant.length > mostMeant && <p>{say('organisationsMore', { count: meant.length - mostMeant })}</p>}
            </fieldset>
          )}
        </>
      )}
    </Field>
  )
}
