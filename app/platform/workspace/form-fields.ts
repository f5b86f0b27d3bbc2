import type { FieldValues, Rows } from './field-values.ts'

/** What a form holds. */
export type FormContent = {
  typed: FieldValues
  /** What the fields held when the page was made; what is typed before the scripts run differs from it too. */
  rendered: FieldValues
  /** Names of the fields that hold passwords: they are never kept on this computer. */
  secrets: string[]
  rows: Rows
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
  const rows: Record<string, string[]> = {}
  for (const [at, id] of rowIds) {
    const list = at.slice(0, at.indexOf('['))
    rows[list] = [...(rows[list] ?? []), id]
  }
  return { typed, rendered, secrets: [...secrets], rows }
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
 * Types values into a form, as if the reader did.
 * @returns names of the fields that are not in the form
 */
export function typeInto(form: HTMLFormElement, fields: FieldValues): string[] {
  const rowIds = rowsIn(form)
  const left = new Set(Object.keys(fields))
  const used = new Map<string, number>()
  for (const control of controlsOf(form)) {
    const name = nameById(control.name, rowIds)
    const values = fields[name]
    if (!values) continue
    left.delete(name)
    if (isTick(control)) {
      if (values.includes(control.value) !== control.checked) control.checked = !control.checked
      continue
    }
    const at = used.get(name) ?? 0
    used.set(name, at + 1)
    control.value = values[at] ?? ''
  }
  return [...left]
}

/** Where the reader is typing. */
export type Caret = { name: string; start: number | null; end: number | null }

/** The field of the form that has the focus; null where it is elsewhere. */
export function caretIn(form: HTMLFormElement): Caret | null {
  const control = controlsOf(form).find((one) => one === document.activeElement)
  if (!control) return null
  const hasSelection = control instanceof HTMLTextAreaElement || /^(text|tel|password)$/.test(control.type)
  const { selectionStart, selectionEnd } =
    hasSelection && !(control instanceof HTMLSelectElement) ? control : noSelection
  return { name: nameById(control.name, rowsIn(form)), start: selectionStart, end: selectionEnd }
}

const noSelection = { selectionStart: null, selectionEnd: null }

/** Puts the focus back where the reader was typing. */
export function returnTo(form: HTMLFormElement, { name, start, end }: Caret): void {
  const rowIds = rowsIn(form)
  const control = controlsOf(form).find((one) => nameById(one.name, rowIds) === name)
  control?.focus({ preventScroll: true })
  if (control && !(control instanceof HTMLSelectElement) && start !== null) control.setSelectionRange(start, end)
}
