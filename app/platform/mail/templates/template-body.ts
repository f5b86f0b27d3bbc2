import { templates, type Template, type TemplateName } from './templates.ts'

/**
 * A text in one language: paragraphs are apart by an empty line, one in square brackets is the button, and where `{{lists}}` is
 * alone stand the lists of the message.
 */
export type TemplateText = { subject: string; body: string }

const buttonShape = /^\[(.+)\]$/
const valueShape = /\{\{([^{}]*)\}\}/g

/** The names of the values in a text, as they are typed. */
const namesIn = (text: string): string[] => [...text.matchAll(valueShape)].map(([, name = '']) => name.trim())

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
  { kind: 'no-button' | 'buttons' | 'button-here' | 'lists-alone' } | { kind: 'unknown' | 'needed'; names: string[] }

/** What keeps a text from being used for a message. None where it can be. */
export function problemsOf(name: TemplateName, { subject, body }: TemplateText): TextProblem[] {
  const { values, needed, hasButton = true }: Template = templates[name]
  const used = namesIn(`${subject} ${body}`)
  const unknown = [...new Set(used)].filter((one) => !values.some((value) => value === one))
  const missing = needed.filter((value) => !namesIn(body).includes(value))
  const buttons = paragraphsOf(body).flatMap((part) => (typeof part === 'string' ? [] : [part.label]))
  const problems: TextProblem[] = []
  if (hasButton && buttons.length === 0) problems.push({ kind: 'no-button' })
  if (hasButton && buttons.length > 1) problems.push({ kind: 'buttons' })
  if (!hasButton && buttons.length > 0) problems.push({ kind: 'button-here' })
  const isAmongWords = (part: string | { label: string }) => typeof part !== 'string' || part !== lists
  const mixed = paragraphsOf(body).filter((part) => isAmongWords(part) && namesIn(wordsIn(part)).includes('lists'))
  if (mixed.length > 0 || namesIn(subject).includes('lists')) problems.push({ kind: 'lists-alone' })
  if (unknown.length > 0) problems.push({ kind: 'unknown', names: unknown })
  if (missing.length > 0) problems.push({ kind: 'needed', names: missing })
  return problems
}

/** Where the lists of a message go. */
const lists = '{{lists}}'
const wordsIn = (part: string | { label: string }): string => (typeof part === 'string' ? part : part.label)

/** A part of a filled text; 'lists' is where they go. */
type FilledPart = { words: string } | { label: string } | 'lists'

/**
 * A text with its values in it. A paragraph with a value that there is none of is left out.
 * @param values by their names
 */
export function fill({ subject, body }: TemplateText, values: Readonly<Record<string, string>>) {
  const valueOf = (name: string) => values[name] ?? ''
  const filled = (text: string) => text.replace(valueShape, (_, name: string) => valueOf(name.trim()))
  const isLeftOut = (text: string) => namesIn(text).some((name) => valueOf(name) === '')
  const parts = paragraphsOf(body)
    .filter((part) => part === lists || !isLeftOut(wordsIn(part)))
    .map((part): FilledPart => {
      if (part === lists) return 'lists'
      return typeof part === 'string' ? { words: filled(part) } : { label: filled(part.label) }
    })
  return { subject: filled(subject), parts }
}
