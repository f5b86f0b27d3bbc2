import type { Answer } from './ask.ts'
import type { FormFields, Visitor } from './visitor.ts'

/** A page with a form, as a browser without scripts shows it. */
export type StepForm = {
  /** What the fields hold; changing it is typing. */
  fields: Record<string, string | readonly string[]>
  /** The page itself. */
  answer: Answer
  /** Presses a button: sends everything on the page, with these fields filled in first. */
  send: (typed?: FormFields, goTo?: string) => Promise<Answer>
}

/** Opens a page of an item. Fails where there is no form on it. */
export async function openStep(visitor: Visitor, path: string): Promise<StepForm> {
  return stepIn(visitor, path, await visitor.ask(path))
}

/** The form on a page that came back, also with errors. */
export function stepIn(visitor: Visitor, path: string, answer: Answer): StepForm {
  const fields = fieldsIn(answer.text)
  return {
    fields,
    answer,
    send: (typed = {}, goTo = 'save') => visitor.post(path, { ...fields, ...typed, goTo }),
  }
}

/** What a browser would send of a form on a page, that of a step where no other is named, without its buttons. */
export function fieldsIn(html: string, id = 'step-form'): StepForm['fields'] {
  const [, form] = new RegExp(`<form\\b[^>]*id="${id}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? []
  if (form === undefined) throw new Error(`There is no form on the page: ${html.slice(0, 500)}`)
  const fields: Record<string, string[]> = {}
  for (const found of form.matchAll(/<(input|textarea|select)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g)) {
    const [, tag, attributes = '', content = ''] = found
    const name = attribute(attributes, 'name')
    const type = attribute(attributes, 'type')
    if (name === null || type === 'file') continue
    if ((type === 'radio' || type === 'checkbox') && !/(?:^|\s)checked=""/.test(attributes)) continue
    const value =
      tag === 'select'
        ? chosenIn(form.slice(found.index))
        : tag === 'textarea'
          ? unescapeHtml(content.replace(/^\n/, ''))
          : attribute(attributes, 'value')
    fields[name] = [...(fields[name] ?? []), value ?? (type === 'checkbox' ? 'on' : '')]
  }
  return Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, one(values)]))
}

/** The value of the chosen option of the first list in the text. */
function chosenIn(html: string): string {
  const [, options = ''] = /<select\b[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? []
  const [, chosen = ''] = /<option\b([^>]*\sselected\b[^>]*)>/.exec(options) ?? []
  return attribute(chosen, 'value') ?? ''
}

const one = (values: string[]) => (values.length === 1 && values[0] !== undefined ? values[0] : values)

function attribute(attributes: string, name: string): string | null {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes) ?? []
  return value === undefined ? null : unescapeHtml(value)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** What React has escaped, as it was. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)

/** The names of everything that can be filled in on a page, in whatever form. */
export const fieldNamesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<(?:input|textarea|select)\b[^>]* name="([^"]*)"/g)].map(([, name = '']) => name)),
]
