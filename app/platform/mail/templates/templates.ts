import type { MailCause } from '../causes.ts'

/**
 * The messages whose texts provider staff can change, each with the values that may stand in its text, in the order in which staff
 * see them. `needed` are those without which it does not do what it is for.
 */
export const templates = {
  'share-link': {
    cause: 'share-link',
    values: ['name', 'sender', 'sharedBy', 'organisation', 'title', 'may', 'wrote', 'codeFrom', 'until'],
    needed: ['sharedBy', 'title', 'may', 'wrote', 'codeFrom', 'until'],
  },
  'share-reminder': {
    cause: 'share-reminder',
    values: ['name', 'sender', 'sharedBy', 'organisation', 'title', 'may', 'wrote', 'codeFrom', 'until'],
    needed: ['sender', 'title', 'may', 'wrote', 'codeFrom', 'until'],
  },
  'share-reminder-portal': {
    cause: 'share-reminder',
    values: ['name', 'sender', 'sharedBy', 'organisation', 'title', 'may', 'wrote', 'codeFrom', 'until'],
    needed: ['sharedBy', 'title', 'may', 'wrote', 'codeFrom', 'until'],
  },
  invitation: {
    cause: 'invitation',
    values: ['name', 'by', 'organisation', 'days', 'email'],
    needed: ['by', 'organisation', 'email'],
  },
  'invitation-staff': { cause: 'invitation', values: ['name', 'by', 'days', 'email'], needed: ['by', 'email'] },
  'password-forgotten': { cause: 'password-forgotten', values: ['name', 'routeCard', 'lasts'], needed: ['lasts'] },
  'password-guessed': { cause: 'password-guessed', values: ['name', 'routeCard'], needed: [] },
} as const satisfies Record<string, Template>

type Template = { cause: MailCause; values: readonly ValueName[]; needed: readonly ValueName[] }

/** What can stand in a text, as `{{name}}`. */
export type ValueName =
  | 'name'
  | 'sender'
  | 'sharedBy'
  | 'organisation'
  | 'title'
  | 'may'
  | 'wrote'
  | 'codeFrom'
  | 'until'
  | 'by'
  | 'days'
  | 'email'
  | 'routeCard'
  | 'lasts'

export type TemplateName = keyof typeof templates
export const templateNames = Object.keys(templates) as TemplateName[]

/** The values of one message; '' for one that there is none of, whose paragraphs are then left out. */
export type TemplateValues<Name extends TemplateName> = Record<(typeof templates)[Name]['values'][number], string>

/** A text in one language: paragraphs are apart by an empty line, and one in square brackets is the button. */
export type TemplateText = { subject: string; body: string }

const buttonShape = /^\[(.+)\]$/
const valueShape = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names of the values in a text, as they are typed. */
const namesIn = (text: string): string[] => [...text.matchAll(valueShape)].map(([, name = '']) => name)

/** The paragraphs of a body; a button by its label. */
export const paragraphsOf = (body: string): (string | { label: string })[] =>
  body
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const label = buttonShape.exec(paragraph)?.[1]?.trim()
      return label ? { label } : paragraph
    })

/** What is wrong with a text; each stands for a sentence that says so. */
export type TextProblem =
  { kind: 'no-button' | 'buttons' | 'value-in-button' } | { kind: 'unknown' | 'needed'; names: string[] }

/** What keeps a text from being used for a message. None where it can be. */
export function problemsOf(name: TemplateName, { subject, body }: TemplateText): TextProblem[] {
  const { values, needed }: Template = templates[name]
  const used = namesIn(`${subject} ${body}`)
  const unknown = [...new Set(used)].filter((one) => !values.some((value) => value === one))
  const missing = needed.filter((value) => !namesIn(body).includes(value))
  const buttons = paragraphsOf(body).flatMap((part) => (typeof part === 'string' ? [] : [part.label]))
  const problems: TextProblem[] = []
  if (buttons.length === 0) problems.push({ kind: 'no-button' })
  if (buttons.length > 1) problems.push({ kind: 'buttons' })
  if (buttons.some((label) => namesIn(label).length > 0)) problems.push({ kind: 'value-in-button' })
  if (unknown.length > 0) problems.push({ kind: 'unknown', names: unknown })
  if (missing.length > 0) problems.push({ kind: 'needed', names: missing })
  return problems
}

/**
 * A text with its values in it. A paragraph with a value that there is none of is left out.
 * @param values by their names
 */
export function fill({ subject, body }: TemplateText, values: Readonly<Record<string, string>>) {
  const valueOf = (name: string) => values[name] ?? ''
  const filled = (text: string) => text.replace(valueShape, (_, name: string) => valueOf(name))
  const isLeftOut = (text: string) => namesIn(text).some((name) => valueOf(name) === '')
  return {
    subject: filled(subject),
    parts: paragraphsOf(body)
      .filter((part) => typeof part !== 'string' || !isLeftOut(part))
      .map((part) => (typeof part === 'string' ? filled(part) : part)),
  }
}
