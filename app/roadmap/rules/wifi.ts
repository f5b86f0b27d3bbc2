import { emptyFields, isEmpty } from './values.ts'
import { networkTypes } from './network-types.ts'
import type { Wifi } from './shapes.ts'

/** What a network still needs to be valid: network type, name and password; a user name too for WPA2-Enterprise. */
export function missingSettings(settings: Wifi['settings']): string[] {
  const isKnownType = networkTypes.some((type) => type === settings.networkType)
  const needed = ['ssid', 'password'] as const
  return [
    ...(isKnownType ? [] : ['networkType']),
    ...needed.filter((name) => isEmpty(settings[name])),
    ...(settings.networkType === 'WPA2-Enterprise' && isEmpty(settings.username) ? ['username'] : []),
  ]
}

/** Field paths that keep the network from being usable, e.g. `wifi.settings.ssid` and `wifi.contact.email`. */
export const missingWifi = (wifi: Wifi): string[] => [
  ...missingSettings(wifi.settings).map((name) => `wifi.settings.${name}`),
  ...emptyFields(wifi.contact).map((name) => `wifi.contact.${name}`),
]
