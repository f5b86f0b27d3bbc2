import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { CountInput } from '#app/ui/count-input.tsx'
import { Field } from '#app/ui/field.tsx'
import { rowPosition } from '../rules/paths.ts'
import { NumberField } from './fields.tsx'
import { mostRowsWithAids, usePageField, type Named } from './page-fields.tsx'

type Props = Named & {
  min?: number
  max?: number
  /** What stands on the line of the counter, after it. */
  beside?: ReactNode
}

/** How many there are of what is seldom many: a number that is typed, or changed by one. */
export function CountField({ name, ...limits }: Props) {
  return (rowPosition(name) ?? 0) < mostRowsWithAids ? <Stepped name={name} {...limits} /> : <NumberField name={name} />
}

function Stepped({ name, min = 1, max, beside }: Props) {
  const t = useText('roadmap/screens')
  const { id, value, values: _, ...field } = usePageField(name)
  const what = [field.label, field.about].filter(Boolean).join(', ')
  return (
    <Field {...field} id={id}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-2">
          <CountInput
            {...wiring}
            {...{ name, min, max }}
            defaultValue={value}
            words={{ less: t('page.less', { what }), more: t('page.more', { what }) }}
          />{' '}
          {beside}
        </div>
      )}
    </Field>
  )
}
