import type { InputHTMLAttributes } from 'react'

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>

/** Chooses a file; the form around it is sent as multipart/form-data. */
export function FileInput({ className = '', ...rest }: FileInputProps) {
  return (
    <input
      type="file"
      className={`mt-0.5 block min-h-target w-full rounded border-2 border-dashed border-edge bg-card px-2 py-2 text-small aria-[invalid]:border-red ${className}`}
      {...rest}
    />
  )
}
