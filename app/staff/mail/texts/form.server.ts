import { dequal } from 'dequal/lite'
import { z } from 'zod'
import { clean, cleanLine } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { usualText } from '#app/platform/mail/templates/template-text.server.ts'
import { problemsOf, type TemplateText, type TextProblem } from '#app/platform/mail/templates/template-body.ts'
import type { TemplateName } from '#app/platform/mail/templates/templates.ts'
import { readMailTexts, type MailTexts } from '#app/platform/site/settings.ts'
import type { TextFields } from './fields.ts'

const subject = z.string().overwrite(cleanLine).min(1).max(200)
const body = z.string().overwrite(clean).min(1).max(5000)

/** The form of the text of one message, in both languages; what cannot be used is refused with why. */
export function textForm(name: TemplateName, language: Language) {
  return z
    .object({ subjectNl: subject, bodyNl: body, subjectEn: subject, bodyEn: body })
    .superRefine((form, context) => {
      for (const spoken of languages) {
        for (const problem of problemsOf(name, textIn(form, spoken))) {
          const path = [spoken === 'nl' ? 'bodyNl' : 'bodyEn']
          context.addIssue({ code: 'custom', path, message: problemWords(problem, language) })
        }
      }
    })
}

/** What stands in the form for a language. */
export const textIn = (form: TextFields, language: Language): TemplateText =>
  language === 'nl' ? { subject: form.subjectNl, body: form.bodyNl } : { subject: form.subjectEn, body: form.bodyEn }

function problemWords(problem: TextProblem, language: Language): string {
  const t = textFor(language, 'staff/mail/texts')
  const names = 'names' in problem ? problem.names.map((name) => `{{${name}}}`).join(', ') : ''
  return t(`errors.${problem.kind}`, { names })
}

/** What is said of a field that is empty or too long. */
export const textErrorOf = (language: Language) => (field: string) =>
  textFor(language, 'staff/mail/texts')(field.startsWith('subject') ? 'errors.subject' : 'errors.body')

/** What is stored of a message as its form shows it: the portal's own text where staff wrote none. */
export function textInForm(name: TemplateName, stored: unknown): TextFields {
  const written = readMailTexts(stored)
  const [nl, en] = languages.map((language) => written[language] ?? usualText(name, language))
  return {
    ...{ subjectNl: nl?.subject ?? '', bodyNl: nl?.body ?? '' },
    ...{ subjectEn: en?.subject ?? '', bodyEn: en?.body ?? '' },
  }
}

/** What is stored of a form: of what is the portal's own text nothing, so that a better one of a new version is used. */
export function textsToStore(name: TemplateName, form: TextFields): MailTexts {
  const of = (language: Language) => {
    const text = textIn(form, language)
    const { subject, body: usual } = usualText(name, language)
    return dequal(text, { subject, body: clean(usual) }) ? null : text
  }
  return { nl: of('nl'), en: of('en') }
}
