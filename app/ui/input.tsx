import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'

/** How much a control expects: a number, a name, or a whole line. */
export type ControlWidth = 'short' | 'medium' | 'full'

const widths: Record<ControlWidth, string> = { short: 'max-w-short', medium: 'max-w-medium', full: '' }
const look =
  'block min-h-target w-full rounded border-2 border-edge bg-white px-1.5 py-1 text-ink aria-[invalid]:border-red disabled:bg-paper'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'width'> & { width?: ControlWidth }

/** One line of text. Give a type, `inputMode` and `autoComplete` where they help. */
export function Input({ width = 'full', className = '', type = 'text', ...rest }: InputProps) {
  return <input type={type} className={`${look} ${widths[width]} ${className}`} {...rest} />
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement>

/** Several lines of text. */
export function TextArea({ className = '', rows = 4, ...rest }: TextAreaProps) {
  return <textarea rows={rows} className={`${look} ${className}`} {...rest} />
}

/** `person` is what choosing it fills in elsewhere (`choose-person.ts`). */
export type Option = { value: string; label: string; person?: string }

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'width' | 'children'> & {
  options: Option[]
  /** The first, empty option: browsers choose the first one for people who chose nothing. */
  empty: string
  width?: ControlWidth
}

/** A choice from a list that is too long for radio buttons. */
export function Select({ options, empty, width = 'medium', className = '', ...rest }: SelectProps) {
  return (
    <select className={`${look} ${widths[width]} ${className}`} {...rest}>
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} data-person={option.person}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
