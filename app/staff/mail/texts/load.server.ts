import { constraintsOf } from '#app/platform/frame/submission.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { composeMail } from '#app/platform/mail/compose.server.ts'
import { wordsOf } from '#app/platform/mail/templates/template-text.server.ts'
import { templateNames, templates, type Template, type TemplateName } from '#app/platform/mail/templates/templates.ts'
import { readMailTexts } from '#app/platform/site/settings.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { readVersions } from '#app/persistence/forms/text-versions.server.ts'
import { readSettings } from '#app/persistence/staff/site-settings.server.ts'
import { mailTextAddress } from './addresses.ts'
import { fieldNames, type TextFields } from './fields.ts'
import { textForm, textIn, textInForm } from './form.server.ts'

const settingOf = (name: TemplateName) => `mail-text:${name}` as const

/** The name of a message in an address, if it is one. */
export const templateIn = (name: string | undefined): TemplateName | null =>
  templateNames.find((one) => one === name) ?? null

/** Every message whose text can be changed, and whose text it has now. */
export async function loadMailTexts(language: Language) {
  const t = textFor(language, 'staff/mail/texts')
  const stored = await readSettings()
  return templateNames.map((name) => {
    const setting = stored.find((one) => one.name === settingOf(name))
    const { nl, en } = readMailTexts(setting?.value)
    return {
      ...{ name, title: t(`names.${name}`), href: mailTextAddress(name) },
      isChanged: nl !== null || en !== null,
      changed: setting ? formatMoment(setting.updatedAt.getTime(), language) : '',
      by: setting?.updatedByName ?? '',
    }
  })
}

/** The text of one message as its form shows it, with what can stand in it and what it said before. */
export async function loadMailText(actor: Actor, name: TemplateName, language: Language) {
  const t = textFor(language, 'staff/mail/texts')
  const [setting, versions] = await Promise.all([readStored(name), readVersions(actor, `setting:${settingOf(name)}`)])
  const { nl, en } = readMailTexts(setting?.value)
  const { needed, hasButton = true }: Template = templates[name]
  return {
    ...{ name, title: t('one', { name: t(`names.${name}`) }), version: setting?.version ?? 0 },
    isChanged: nl !== null || en !== null,
    fields: textInForm(name, setting?.value),
    constraint: constraintsOf(textForm(name, language)),
    values: templates[name].values.map((value) => ({
      ...{ value: `{{${value}}}`, means: t(`valueNames.${value}`), isNeeded: needed.includes(value) },
    })),
    hasButton,
    versions: versions.map(({ version, said, at, byName }) => {
      const before = textInForm(name, said)
      const lines = fieldNames.map((field) => ({ name: t(`fields.${field}`), value: before[field] }))
      return { version, at: formatMoment(at.getTime(), language), by: byName, lines }
    }),
  }
}

async function readStored(name: TemplateName) {
  return (await readSettings()).find((setting) => setting.name === settingOf(name))
}

/** What is stored of the text of a message, as its form shows it. */
export const storedFields = async (name: TemplateName): Promise<TextFields> =>
  textInForm(name, (await readStored(name))?.value)

/** A text as its recipients would see it, with made-up values, in both languages. */
export function previewOf(name: TemplateName, fields: TextFields, origin: string) {
  return languages.map((language) => {
    const t = textFor(language, 'staff/mail/texts')
    const values = Object.fromEntries(
      templates[name].values.flatMap((value) => (value === 'lists' ? [] : [[value, t(`samples.${value}`)]])),
    )
    const { subject, paragraphs } = wordsOf(textIn(fields, language), values, origin, [t('sampleList')])
    const { cause } = templates[name]
    const words = { preheader: null, replyTo: null, paragraphs }
    const { parts } = composeMail({ ...words, language, cause, subject })
    const closing = parts.slice(paragraphs.length).filter((part) => typeof part === 'string')
    return { language, subject, parts: [...paragraphs, ...closing] }
  })
}
