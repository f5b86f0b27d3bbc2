import { useText } from '#app/platform/i18n/use-text.ts'
import { CheckIcon } from '#app/ui/icons.tsx'
import { Input } from '#app/ui/input.tsx'
import { importAddress } from './addresses.ts'
import type { ShownCell, ShownField, ShownRow } from './answer.ts'
import { rowAnchor } from './field-names.ts'

/** What stands in a cell: what is good as text, and a field for what is to be mended or looked at. */
export function RowCell({
  cell: { texts, fields },
  line,
  isName,
}: {
  cell: ShownCell
  line: number
  isName?: boolean
}) {
  return (
    <>
      {texts.map((text, at) => (
        <span
          key={text}
          className={`block [overflow-wrap:anywhere] ${isName && at === 0 ? 'font-semibold' : 'font-normal'}`}
        >
          {text}{' '}
        </span>
      ))}
      {fields.map((field) => (
        <CellField key={field.name} field={field} line={line} />
      ))}
    </>
  )
}

function CellField({ field: { name, label, value, isWrong, said }, line }: { field: ShownField; line: number }) {
  const t = useText('roadmap/import')
  return (
    <span className={`my-0.5 block border-l-4 pl-1 font-normal ${isWrong ? 'border-red' : 'border-amber'}`}>
      <label htmlFor={name} className="block text-tag text-soft">
        {label}
        <span className="sr-only">, {t('ofLine', { line })}</span>
      </label>{' '}
      <span id={`${name}-said`} className={`block font-semibold ${isWrong ? 'text-red' : 'text-amber'}`}>
        {said}
      </span>{' '}
      <Input
        id={name}
        name={name}
        defaultValue={value}
        aria-describedby={`${name}-said`}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        className="mt-0.25 min-w-[8rem]"
      />
    </span>
  )
}

/** What can be chosen for a row. Each button leads back to its row. */
export function RowButtons({ row: { line, part, buttons } }: { row: ShownRow }) {
  const t = useText('roadmap/import')
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      {part === 'good' && (
        <>
          <span className="inline-flex items-center gap-0.5 rounded-pill bg-green-wash px-1.5 py-0.25 text-tag font-semibold text-green">
            <CheckIcon className="h-2 w-2" />
            {t('parts.good')}
          </span>{' '}
        </>
      )}
      {buttons.map(({ choice, label, isRemoval }) => (
        <span key={choice}>
          <button
            name="choose"
            value={`${line} ${choice}`}
            formAction={`${importAddress}#${rowAnchor(line)}`}
            className={`inline-flex min-h-target items-center text-left font-medium underline underline-offset-3 ${isRemoval ? 'text-red' : 'text-teal-dark'}`}
          >
            {label}
            <span className="sr-only">, {t('ofLine', { line })}</span>
          </button>{' '}
        </span>
      ))}
    </span>
  )
}
