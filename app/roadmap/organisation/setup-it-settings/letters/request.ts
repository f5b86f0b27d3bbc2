import type { TextKey } from '#app/platform/i18n/text.ts'
import type { Writer } from '#app/roadmap/letters/letter.ts'
import type { Message } from '#app/roadmap/letters/message.ts'
import { networkTypesInWords } from '#app/roadmap/rules/network-types.ts'
import type { Wifi } from '#app/roadmap/rules/shapes.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import type { nl } from './nl.ts'

type RequestFacts = {
  wifi: Wifi
  organisation: string
  /** What the item's rule still misses, in words; without the password, which is not to be mailed. */
  missing: readonly string[]
  needsPassword: boolean
  /** Who asks. */
  sender: { name: string; email: string }
}

/** Asks ICT for what is missing, or to check what is there. Passwords and user names are never in it. */
export function writeRequest(asked: RequestFacts, { name, language }: Writer<TextKey<typeof nl>>): Message {
  const { organisation, missing, sender } = asked
  const { settings, contact } = asked.wifi
  const known = [
    { label: name('request.networkType'), value: settings.networkType },
    { label: name('request.ssid'), value: settings.ssid },
    { label: name('request.contact'), value: fullName(contact) },
    { label: name('request.email'), value: contact.email },
    { label: name('request.phone'), value: contact.phone },
  ].filter(({ value }) => value.trim() !== '')
  const isAsking = missing.length > 0
  const points = isAsking ? missing : known.map(({ label, value }) => `${label}: ${value}`)
  return {
    to: contact.email,
    subject: name('request.subject', { organisation }),
    text: [
      contact.first_name.trim() ? name('request.hello', { name: contact.first_name }) : name('request.helloNobody'),
      name('request.why', { organisation }),
      [name(isAsking ? 'request.askMissing' : 'request.askCheck'), ...points.map((point) => `- ${point}`)].join('\n'),
      ...(isAsking ? [name('request.types', { list: networkTypesInWords(language) })] : []),
      name(asked.needsPassword ? 'request.secret' : 'request.secretKept'),
      [name('request.thanks'), sender.name, sender.email].join('\n'),
    ].join('\n\n'),
  }
}
