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

/**
 * Whether somebody types or chooses an answer in it. Fields with a colon are questions of the page about a save; those set
 * aside only help to fill in others.
 */
const isControl = (control: unknown): control is Control =>
  (control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement) &&
  !notTyped.includes(control.type) &&
  control.name !== '' &&
  !control.name.includes(':') &&
  control.dataset.aside === undefined &&
  !control.disabled

/** Reads what a form holds and held at first. */
export function readForm(form: HTMLFormElement): FormContent {
  // A list of two hundred rows has two thousand elements: each look at the form's own list costs.
  const elements = [...form.elements]
  const rowIds = rowsIn(elements)
  const typed: Record<string, string[]> = {}
  const rendered: Record<string, string[]> = {}
  const secrets = new Set<string>()
  for (const control of elements) {
    if (!isControl(control)) continue
    const name = nameById(control.name, rowIds)
    ;(typed[name] ??= []).push(...typedIn(control))
    ;(rendered[name] ??= []).push(...renderedIn(control))
    if (control.type === 'password') secrets.add(name)
  }
  return { typed, rendered, secrets: [...secrets] }
}

/** The id of each row, by its name in the form: `wards[0]`. */
function rowsIn(elements: readonly Element[]): Map<string, string> {
  const rows = new Map<string, string>()
  for (const control of elements) {
    if (!(control instanceof HTMLInputElement) || control.type !== 'hidden' || !control.name.endsWith('].id')) continue
    const [, at] = /^([^[\]]+\[\d+\])\.id$/.exec(control.name) ?? []
    if (at !== undefined) rows.set(at, control.value)
  }
  return rows
}

function nameById(name: string, rows: ReadonlyMap<string, string>): string {
  const at = name.slice(0, name.indexOf(']') + 1)
  const id = rows.get(at)
  return id === undefined ? name : `${at.slice(0, at.indexOf('['))}[${id}]${name.slice(at.length)}`
}

const isTick = (control: Control): control is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  control.type === 'checkbox' || control.type === 'radio'

const lines = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

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
 * Writes values into a form. A field that holds them already is not touched, so that its caret and selection stay.
 * @param fields names that the form does not have are passed over
 */
export function writeInto(form: HTMLFormElement, fields: FieldValues): void {
  const elements = [...form.elements]
  const rowIds = rowsIn(elements)
  const used = new Map<string, number>()
  for (const control of elements) {
    if (!isControl(control)) continue
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
  if (!isControl(target) || target.form !== form) return {}
  const { name } = target
  const values = namedIn(form, name).filter(isControl).flatMap(typedIn)
  const row = namedIn(form, `${name.slice(0, name.indexOf(']') + 1)}.id`)
  return { [nameById(name, rowsIn(row))]: values }
}

/** The elements of one name; the form knows them without a look at all of them. */
function namedIn(form: HTMLFormElement, name: string): Element[] {
  const found = form.elements.namedItem(name)
  const all: Iterable<Node> = found instanceof RadioNodeList ? found : found ? [found] : []
  return [...all].filter((one): one is Element => one instanceof Element && one.getAttribute('name') === name)
}
