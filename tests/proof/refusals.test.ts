import { expect, test } from 'vitest'
import { en } from '#server/embedded/identity/en.ts'
import { nl } from '#server/embedded/identity/nl.ts'
import { textsIn, type Said } from '#tests/support/said-texts.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/** Where refusals of uploads, imports, sign-in and links stand. */
const refusals = [
  /^platform\/auth (?:errors|refused)\.(?!\w*[tT]itle$|newTab$)/,
  /^platform\/documents (?:chosen\.(?:broken|empty|failed|notStored|too\w+|wrongType)|unreadable\.)/,
  /^platform\/documents\/answers /,
  /^platform\/drafts (?:tooManyFields|unreadableForm)$/,
  /^(?:platform\/spreadsheet|roadmap\/import) refused\./,
  /^roadmap\/import problems\./,
  /^sharing\/evidence verify\.(?:broken|none|tooLarge|unknown\.ask)$/,
  /^sharing\/fill files\.notNow$/,
  /^sharing\/guest (?:closed\.what|code\.wrong_\w+)$/,
  /^sharing\/(?:review|sent|signing) errors\./,
  /^sharing\/sent one\.(?:addressUnknown|notPossible)$/,
  /^sharing\/signing sign\.closed$/,
  /^identity (?:wrongNow|tooOften\w*|wrongCode|expired|outage|closed|letInClosed|tooShort|tooLong|same|common|different)$/,
]

/** What the reader can do: an act that is asked of them, or that nothing has to be done. */
const acts: Record<Language, RegExp> = {
  nl: /(?:^|[.:?,;] |\b(?:of|en|dan) )(?:Controleer|Ga|Gebruik|Haal|Kies|Laat|Lees|Log|Maak|Neem|Open|Plak|Print|Probeer|Schrijf|Sla|Sta|Typ|Upload|Ververs|Verbeter|Verdeel|Vink|Vraag|Vul|Wacht|Zet)\b|U kunt het (?:wel|nog)\b|Een voorbeeld: |hoeft niets/i,
  en: /(?:^|[.:?,;] |\b(?:or|and|then|please|in) )(?:Allow|Ask|Check|Choose|Comment|Contact|Correct|Create|Enter|Fill|Go|Leave|Make|Open|Paste|Put|Read|Reload|Remove|Save|Say|Sign|Split|Start|Tick|Try|Type|Upload|Use|Wait)\b|You can (?:download|try)|must be|Don’t use|don’t need to/i,
}

const said = (language: Language): Said[] => {
  const words = Object.entries(language === 'nl' ? nl : en)
  const identity = words.map(([key, text]) => ({ id: `identity ${key}`, key, text }))
  return [...textsIn(language), ...identity].filter(({ id }) => refusals.some((pattern) => pattern.test(id)))
}

test.each(['nl', 'en'] as const)('every refusal in %s says what to do', (language) => {
  const silent = said(language).filter(({ text }) => !acts[language].test(text))
  expect(silent.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
})

test('every place where refusals are looked for has some', () => {
  const ids = said('nl').map(({ id }) => id)
  expect(refusals.filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([])
})
