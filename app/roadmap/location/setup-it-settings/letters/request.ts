import type { TextKey } from '#app/i18n/text.ts'
import type { Message } from '#app/roadmap/letters/message.ts'
import type { Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { networkTypes } from '#app/roadmap/rules/network-types.ts'
import type { WifiSettings } from '../fields.ts'
import type { nl } from './nl.ts'

type Asked = {
  values: WifiSettings
  facts: Facts
  /** What the item's rule still misses, in words. */
  missing: readonly string[]
  /** Who asks. */
  sender: { name: string; email: string }
}

/** Asks ICT for what is missing, or to check what is there. Passwords and user names are never in it. */
export function writeRequest({ values, facts, missing, sender }: Asked, { name }: Writer<TextKey<typeof nl>>): Message {
  const wifi = facts.organisationWifi.sharedWifi === 'yes' ? facts.organisationWifi.wifi : values.wifi
  const { settings, contact } = wifi
  const { organisationName: organisation, locationName: location } = facts
  const known = [
    { label: name('brochure.networkType'), value: settings.networkType },
    { label: name('brochure.ssid'), value: settings.ssid },
    { label: name('brochure.contactName'), value: `${contact.first_name} ${contact.last_name}`.trim() },
    { label: name('brochure.contactEmail'), value: contact.email },
    { label: name('brochure.contactPhone'), value: contact.phone },
  ].filter(({ value }) => value.trim() !== '')
  const isAsking = missing.length > 0
  const points = isAsking ? missing : known.map(({ label, value }) => `${label}: ${value}`)
  return {
    to: contact.email,
    subject: name('request.subject', { location }),
    text: [
      contact.first_name.trim() ? name('request.hello', { name: contact.first_name }) : name('request.helloNobody'),
      name('request.why', { location, organisation }),
      [name(isAsking ? 'request.askMissing' : 'request.askCheck'), ...points.map((point) => `- ${point}`)].join('\n'),
      ...(isAsking ? [name('request.types', { list: networkTypes.join(', ') })] : []),
      `${name('request.secret')} ${name('request.brochure')}`,
      [name('request.thanks'), sender.name, sender.email].join('\n'),
    ].join('\n\n'),
  }
}
