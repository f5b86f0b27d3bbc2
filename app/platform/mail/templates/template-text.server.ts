import type { Language } from '#app/platform/i18n/languages.ts'
import { ownMailText } from '#app/platform/site/site-texts.server.ts'
import { asHeadline, asLine, type MailLink, type Paragraph } from '../message.server.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'
import { fill, problemsOf, type TemplateText } from './template-body.ts'
import type { TemplateName, TemplateValues } from './templates.ts'

/** The words of a message, with what else stands in it. */
type MessageWords<Part> = { subject: string; paragraphs: (string | MailLink | Part)[] }

const usual = { nl, en } satisfies Record<Language, Record<TemplateName, TemplateText>>

/** The portal's own text of a message. */
export const usualText = (name: TemplateName, language: Language): TemplateText => usual[language][name]

/** The text of a message as it is now: what provider staff wrote, where that can still be used, else the portal's own. */
export function textNow(name: TemplateName, language: Language): TemplateText {
  const written = ownMailText(name, language)
  return written && problemsOf(name, written).length === 0 ? written : usualText(name, language)
}

/**
 * What a message says.
 * @param href where its button leads; null where it has none
 * @param lists what stands where its text has its lists
 */
export const templateWords = <Name extends TemplateName, Part extends Paragraph = never>(
  name: Name,
  language: Language,
  values: TemplateValues<Name>,
  href: string | null,
  lists: readonly Part[] = [],
): MessageWords<Part> => wordsOf(textNow(name, language), values, href, lists)

/** The same of any text. */
export function wordsOf<Part extends Paragraph = never>(
  text: TemplateText,
  values: Readonly<Record<string, string>>,
  href: string | null,
  lists: readonly Part[] = [],
): MessageWords<Part> {
  const { subject, parts } = fill(text, values)
  return {
    subject: asHeadline(subject),
    paragraphs: parts.flatMap((part): (string | MailLink | Part)[] => {
      if (part === 'lists') return [...lists]
      if ('words' in part) return [part.words]
      return href === null ? [] : [{ href, label: asLine(part.label, 200) }]
    }),
  }
}
