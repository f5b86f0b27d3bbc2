import { getSelectProps, type FieldMetadata } from '@conform-to/react'
import { shownIn } from '#app/ui/conform-fields.tsx'
import { errorEdge, FieldErrors, wire } from '#app/ui/field.tsx'
import { Select, type Option } from '#app/ui/input.tsx'

type Part<Values extends Record<string, unknown>> = {
  field: FieldMetadata<string, Values, string[]>
  /** The word of the sentence before it: 'Op'. */
  label: string
  /** What is chosen, said after the label to screen readers. */
  about: string
  options: Option[]
  empty: string
}

type Props<Values extends Record<string, unknown>> = { parts: readonly Part<Values>[]; className?: string }

/** Selects that make one sentence, such as 'Op maandag om 8.00 uur', on one line; on a phone each has a line. */
export function SelectLine<Values extends Record<string, unknown>>({ parts, className = '' }: Props<Values>) {
  return (
    <div className={`mt-1 ${errorEdge(parts.flatMap(({ field }) => field.errors ?? []))} ${className}`}>
      {parts.map(({ field }) => (
        <FieldErrors key={field.name} id={field.name} errors={field.errors} />
      ))}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-1 sm:flex sm:flex-wrap">
        {parts.map(({ field, label, about, ...choices }) => (
          <div key={field.name} className="contents sm:flex sm:items-center sm:gap-1">
            <label htmlFor={field.name} className="font-medium">
              {label}
              <span className="sr-only">, {about}</span>
            </label>{' '}
            <Select
              {...choices}
              {...getSelectProps(field, { value: false })}
              {...wire(field.name, undefined, field.errors)}
              defaultValue={shownIn(field)}
              className="sm:w-auto"
            />
          </div>
        ))}
      </div>
    </div>
  )
}
