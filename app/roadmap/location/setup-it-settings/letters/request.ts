import type { TextKey } from '#app/platform/i18n/text.ts'
import type { Message } from '#app/roadmap/letters/message.ts'
import type { Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { networkTypesInWords } from '#app/roadmap/rules/network-types.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import { missingWifi } from '#app/roadmap/rules/wifi.ts'
import type { nl } from './nl.ts'

type RequestFacts = {
  facts: Facts
  /** What a field of the item is called in a list. */
  nameOf: (path: string) => string
  /** Who asks. */
  sender: { name: string; email: string }
}

/**
 * Asks ICT for what is missing, or to check what is there. Passwords and user names are never in it, and it does not list
 * the password, which is not to be mailed back.
 */
export function writeRequest(
  { facts, nameOf, sender }: RequestFacts,
  { name, language }: Writer<TextKey<typeof nl>>,
): Message {
  const { settings, contact } = facts.locationWifi
  const missing = missingWifi(facts.locationWifi)
  const { organisationName: organisation, locationName: location } = facts
  const known = [
    { label: name('brochure.networkType'), value: settings.networkType },
    { label: name('brochure.ssid'), value: settings.ssid },
    { label: name('brochure.contactName'), value: fullName(contact) },
    { label: name('brochure.contactEmail'), value: contact.email },
    { label: name('brochure.contactPhone'), value: contact.phone },
  ].filter(({ value }) => value.trim() !== '')
  const asked = missing.filter((path) => path !== 'wifi.settings.password')
  const secret = asked.length < missing.length ? 'request.secret' : 'request.secretKept'
  const isAsking = asked.length > 0
  const points = isAsking ? asked.map(nameOf) : known.map(({ label, value }) => `${label}: ${value}`)
  return {
    to: contact.email,
    subject: name('request.subject', { location }),
    text: [
      contact.first_name.trim() ? name('request.hello', { name: contact.first_name }) : name('request.helloNobody'),
      name('request.why', { location, organisation }),
      [name(isAsking ? 'request.askMissing' : 'request.askCheck'), ...points.map((point) => `- ${point}`)].join('\n'),
      ...(missing.includes('wifi.settings.networkType')
        ? [name('request.types', { list: networkTypesInWords(language) })]
        : []),
      `${name(secret)} ${name('request.brochure')}`,
      [name('request.thanks'), sender.name, sender.email].join('\n'),
    ].join('\n\n'),
  }
}
