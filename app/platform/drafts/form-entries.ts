/** Names and values of the fields of a form, in its order. */
export type Entries = [name: string, value: string][]

/** What a form says besides what was typed in it; so do names with a colon, which fields do not have. */
const aboutTheForm = ['csrf', 'author', 'version', 'locationId', 'draft', 'goTo']

const isAboutTheForm = (name: string) => aboutTheForm.includes(name) || name.includes(':')

/** Whether what a form says of itself is text at all: nobody types it, and no page of ours writes a control character there. */
export const isReadable = (form: FormData): boolean =>
  [...form].every(
    ([name, value]) => !isAboutTheForm(name) || (typeof value === 'string' && !/[\p{Cc}\p{Cs}]/u.test(value)),
  )

/** What was typed in a form: without files, and without what the form says of itself. */
export function typedEntries(form: FormData): Entries {
  return [...form].flatMap(([name, value]): Entries => {
    const isTyped = typeof value === 'string' && !isAboutTheForm(name)
    return isTyped ? [[name, value]] : []
  })
}

/** The entries as a form again. */
export function formOf(entries: Entries): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

/** The version of the stored form that a page was made with; null where it does not say. */
export function versionIn(form: FormData): number | null {
  const version = form.get('version')
  return typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : null
}
