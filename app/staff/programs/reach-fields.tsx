import type { FieldMetadata } from '@conform-to/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Checkboxes } from '#app/ui/choices.tsx'
import { RadioField } from '#app/ui/conform-fields.tsx'
import type { ReachValues } from './key-values.ts'

type Props<Values extends ReachValues> = {
  reach: FieldMetadata<string, Values, string[]>
  chosen: FieldMetadata<string[], Values, string[]>
  organisations: { id: string; name: string }[]
}

/** Of which organisations something is: all, or those that are ticked. */
export function ReachFields<Values extends ReachValues>({ reach, chosen, organisations }: Props<Values>) {
  const t = useText('staff/programs')
  return (
    <>
      <RadioField
        field={reach}
        label={t('fields.reach')}
        empty={t('fields.noReach')}
        choices={(['all', 'chosen'] as const).map((value) => ({ value, label: t(`fields.reaches.${value}`) }))}
      />
      {organisations.length > 0 && (
        <Checkboxes
          id={chosen.name}
          name={chosen.name}
          legend={t('fields.organisations')}
          errors={chosen.errors}
          defaultValues={checkedIn(chosen)}
          choices={organisations.map(({ id, name: label }) => ({ value: id, label }))}
        />
      )}
    </>
  )
}

/** The boxes that were checked in a form that comes back; a single one comes as a text of its own. */
export function checkedIn({ initialValue }: { initialValue?: unknown }): string[] {
  const all: unknown[] = Array.isArray(initialValue) ? initialValue : [initialValue]
  return all.filter((one) => typeof one === 'string')
}
