import type { Language } from '#app/platform/i18n/languages.ts'
import { ownMailText } from '#app/platform/site/site-texts.server.ts'
import { asHeadline, type MailLink } from '../message.server.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'
import { fill, problemsOf, type TemplateName, type TemplateText, type TemplateValues } from './templates.ts'

type MessageWords = { subject: string; paragraphs: (string | MailLink)[] }

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
 * @param href where its button leads
 */
export const templateWords = <Name extends TemplateName>(
  name: Name,
  language: Language,
  values: TemplateValues<Name>,
  href: string,
): MessageWords => wordsOf(textNow(name, language), values, href)

/** The same of any text. */
export function wordsOf(text: TemplateText, values: Readonly<Record<string, string>>, href: string): MessageWords {
  const { subject, parts } = fill(text, values)
  return {
    subject: asHeadline(subject),
    paragraphs: parts.map((part) => (typeof part === 'string' ? part : { href, label: part.label })),
  }
}
