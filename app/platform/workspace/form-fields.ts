import type { FieldValues } from './field-values.ts'

/** What a form holds. */
export type FormContent = {
  typed: FieldValues
  /** What the fields held when the page was made; what is typed before the scripts run differs from it too. */
  rendered: FieldValues
  /** Names of the fields that hold passwords: they are never kept on this computer. */
  secrets: string[]
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const notTyped = ['hidden', 'submit', 'button', 'reset', 'image', 'file']

/** The fields of a form that somebody types or chooses in. Those with a colon are questions of the page about a save. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.name !== '' &&
      !control.name.includes(':') &&
      !control.disabled &&
      !notTyped.includes(control.type),
  )

/** Reads what a form holds and held at first. */
export function readForm(form: HTMLFormElement): FormContent {
  const rowIds = rowsIn(form)
  const typed: Record<string, string[]> = {}
  const rendered: Record<string, string[]> = {}
  const secrets = new Set<string>()
  for (const control of controlsOf(form)) {
    const name = nameById(control.name, rowIds)
    typed[name] = [...(typed[name] ?? []), ...typedIn(control)]
    rendered[name] = [...(rendered[name] ?? []), ...renderedIn(control)]
    if (control.type === 'password') secrets.add(name)
  }
  return { typed, rendered, secrets: [...secrets] }
}

/** The id of each row, by its name in the form: `wards[0]`. */
function rowsIn(form: HTMLFormElement): Map<string, string> {
  const rows = new Map<string, string>()
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.type !== 'hidden') continue
    const [, at] = /^([^[\]]+\[\d+\])\.id$/.exec(control.name) ?? []
    if (at !== undefined) rows.set(at, control.value)
  }
  return rows
}

function nameById(name: string, rows: ReadonlyMap<string, string>): string {
  const [at = ''] = /^[^[\]]+\[\d+\]/.exec(name) ?? []
  const id = rows.get(at)
  return id === undefined ? name : `${at.slice(0, at.indexOf('['))}[${id}]${name.slice(at.length)}`
}

const isTick = (control: Control): control is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  control.type === 'checkbox' || control.type === 'radio'

const lines = (text: string) => text.replace(/\r\n?/g, '\n')

function typedIn(control: Control): string[] {
  if (isTick(control)) return control.checked ? [control.value] : []
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value)
  return [lines(control.value)]
}

function renderedIn(control: Control): string[] {
  if (isTick(control)) return control.defaultChecked ? [control.value] : []
  if (control instanceof HTMLSelectElement) {
    // React leaves the options as they were at first; the control itself says what it would show now.
    const { default: now } = control.dataset
    if (now !== undefined) return [now]
    const chosen = [...control.options].filter(({ defaultSelected }) => defaultSelected)
    return (chosen.length > 0 || control.multiple ? chosen : [...control.options].slice(0, 1)).map(({ value }) => value)
  }
  if (control instanceof HTMLTextAreaElement) return [lines(control.defaultValue)]
  // What the browser itself would not take, it shows as nothing.
  const isTaken =
    (control.type !== 'date' && control.type !== 'time') || /^\d{4}-\d\d-\d\d$|^\d\d:\d\d/.test(control.defaultValue)
  return [isTaken ? control.defaultValue.replace(/[\r\n]/g, '') : '']
}

/**
 * Writes values into a form. A field that holds them already is not touched, so that its caret and selection stay.
 * @param fields names that the form does not have are passed over
 */
export function writeInto(form: HTMLFormElement, fields: FieldValues): void {
  const rowIds = rowsIn(form)
  const used = new Map<string, number>()
  for (const control of controlsOf(form)) {
    const name = nameById(control.name, rowIds)
    const values = fields[name]
    if (!values) continue
    if (isTick(control)) {
      if (values.includes(control.value) !== control.checked) control.checked = !control.checked
      continue
    }
    const at = used.get(name) ?? 0
    used.set(name, at + 1)
    const value = values[at] ?? ''
    if (typedIn(control)[0] !== value) control.value = value
  }
}

/** What the reader changed with this event: all that is in the fields of that name. */
export function changedBy(form: HTMLFormElement, { target }: Event): FieldValues {
  const changed = controlsOf(form).find((control) => control === target)
  if (!changed) return {}
  const values = controlsOf(form)
    .filter(({ name }) => name === changed.name)
    .flatMap(typedIn)
  return { [nameById(changed.name, rowsIn(form))]: values }
}
