import { dequal } from 'dequal/lite'
import type { Language } from '#app/platform/i18n/languages.ts'
import { listHelpEntries, type StoredHelpEntry } from '#app/persistence/staff/help-entries.server.ts'
import { readSettings } from '#app/persistence/staff/site-settings.server.ts'
import { noProvider, readProvider, type Provider } from './provider.ts'
import { readBanner, readMailTexts, readVideo, type Banner, type MailTexts } from './settings.ts'

/** What provider staff wrote for everybody, as this process knows it. */
type SiteTexts = {
  banner: Banner | null
  video: string
  provider: Provider
  help: readonly StoredHelpEntry[]
  /** By the name of the message. */
  mail: Readonly<Record<string, MailTexts>>
}

let known: SiteTexts = { banner: null, video: '', provider: noProvider, help: [], mail: {} }
let version = 0

let reading: Promise<void> = Promise.resolve()

/**
 * Reads what provider staff wrote for everybody, so that no page asks for it. Every change does, in all processes of all
 * servers (`persistence/line.server.ts` hears of it), and a timer every half minute, should one not be heard of.
 */
export function refreshSiteTexts(): Promise<void> {
  // One after the other: what was read before a change must not come in after it.
  reading = reading.catch(() => {}).then(read)
  return reading
}

async function read(): Promise<void> {
  const [settings, help] = await Promise.all([readSettings(), listHelpEntries()])
  const valueOf = (name: string) => settings.find((setting) => setting.name === name)?.value
  const mail = Object.fromEntries(
    settings.flatMap(({ name, value }) =>
      name.startsWith(ofMail) ? [[name.slice(ofMail.length), readMailTexts(value)]] : [],
    ),
  )
  const found = {
    ...{ banner: readBanner(valueOf('banner')), video: readVideo(valueOf('welcome-video')), help, mail },
    provider: readProvider(valueOf('provider')),
  }
  if (dequal(found, known)) return
  known = found
  version += 1
}

const ofMail = 'mail-text:'

/** What provider staff wrote in place of the portal's own text of a message; null where they did not. No query. */
export const ownMailText = (template: string, language: Language) => known.mail[template]?.[language] ?? null

/** Another number after every change of these texts, in this process. */
export const siteTextsVersion = (): number => version

/** The notice to be shown now, in the reader's language; null where there is none. No query. */
export function bannerNow(language: Language): { kind: Banner['kind']; text: string } | null {
  const { banner } = known
  const now = Date.now()
  if (!banner || (banner.from !== null && banner.from > now) || (banner.until !== null && banner.until <= now))
    return null
  return { kind: banner.kind, text: language === 'nl' ? banner.textNl : banner.textEn }
}

/** The https address of the welcome video; '' where there is none. No query. */
export const welcomeVideo = (): string => known.video

/** The provider as agreements name it. No query. */
export const providerDetails = (): Provider => known.provider

/** The questions that provider staff added, in the reader's language and in order. No query. */
export const addedHelp = (language: Language) =>
  known.help.map(({ id, section, questionNl, answerNl, questionEn, answerEn }) => ({
    ...{ id, section },
    question: language === 'nl' ? questionNl : questionEn,
    answer: language === 'nl' ? answerNl : answerEn,
  }))
