import type { OfferedPerson } from '../../people/person-fields.ts'

/** What both looks of the picker are told. */
export type PickerProps = {
  at: string
  people: OfferedPerson[]
  /** What the group is called, which tells one picker of a page from another. */
  about: string
  id: string
}

/** The fields of a group that hold something of a person. */
export function controlsOf(form: HTMLFormElement | null | undefined, at: string, { fields }: OfferedPerson) {
  return Object.keys(fields).flatMap((field) => {
    const control = form?.elements.namedItem(`${at}.${field}`)
    return control instanceof HTMLInputElement ? [{ field, control }] : []
  })
}

/** Writes into fields as if it were typed. */
export function fillIn(controls: ReturnType<typeof controlsOf>, { fields }: OfferedPerson): void {
  for (const { field, control } of controls) {
    const value = fields[field] ?? ''
    if (control.value === value) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
