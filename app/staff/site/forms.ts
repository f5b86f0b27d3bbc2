import type { SubmissionResult } from '@conform-to/dom'
import { helpSections, retentionKeys } from '#app/platform/site/settings.ts'
import type { nl } from './nl.ts'

export type FieldName = Exclude<
  keyof (typeof nl)['fields'],
  `${string}Hint` | 'chooseSection' | 'chooseKind' | 'forever' | 'count'
>
type HintName = Extract<keyof (typeof nl)['fields'], `${string}Hint`>

/** A field of a form of provider staff; its label is the text `fields.<name>`. */
export type SiteField = {
  name: FieldName
  look: 'line' | 'short' | 'text' | 'section' | 'kind'
  hint?: HintName
  /** The language of what is typed in it. */
  lang?: 'nl' | 'en'
}

/** The form of a question on the help page. */
export const helpFields: readonly SiteField[] = [
  { name: 'section', look: 'section' },
  { name: 'position', look: 'short', hint: 'positionHint' },
  { name: 'questionNl', look: 'line', lang: 'nl' },
  { name: 'answerNl', look: 'text', lang: 'nl' },
  { name: 'questionEn', look: 'line', lang: 'en' },
  { name: 'answerEn', look: 'text', lang: 'en' },
]

/** The forms of the settings. */
export const settingFields = {
  banner: [
    { name: 'textNl', look: 'text', lang: 'nl' },
    { name: 'textEn', look: 'text', lang: 'en' },
    { name: 'kind', look: 'kind' },
    { name: 'fromDay', look: 'line', hint: 'dayHint' },
    { name: 'fromTime', look: 'short', hint: 'timeHint' },
    { name: 'untilDay', look: 'line', hint: 'dayHint' },
    { name: 'untilTime', look: 'short', hint: 'timeHint' },
  ],
  'welcome-video': [{ name: 'address', look: 'line', hint: 'addressHint' }],
  provider: [
    { name: 'providerName', look: 'line' },
    { name: 'providerKvk', look: 'short', hint: 'providerKvkHint' },
    { name: 'providerAddress', look: 'line' },
    { name: 'providerZipcode', look: 'short' },
    { name: 'providerCity', look: 'line' },
    { name: 'providerSigner', look: 'line', hint: 'providerSignerHint' },
    { name: 'providerSignerRole', look: 'line' },
  ],
  retention: retentionKeys.map((name): SiteField => ({ name, look: 'short', hint: 'daysHint' })),
} satisfies Record<string, readonly SiteField[]>

export type SettingForm = keyof typeof settingFields
export const settingForms = ['banner', 'welcome-video', 'provider', 'retention'] as const satisfies SettingForm[]

export type TypedValues = Record<string, string>
/** What came of a form that was refused: as it was typed, and what is wrong by field. */
export type Refused = {
  result: SubmissionResult<string[]>
  isStale: boolean
  form: string
  /** The version that the form was made with; null where there is a newer one, which the page shows now. */
  version: string | null
}

export const sectionNames = helpSections
