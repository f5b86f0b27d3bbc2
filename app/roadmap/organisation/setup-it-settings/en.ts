import type { nl } from './nl.ts'

export const en = {
  title: 'Organisation Wi-Fi',
  intro: {
    heading: 'One Wi-Fi network for all locations?',
    what: 'Tell us whether all locations use the same Wi-Fi network. If so, fill in the details of that network once.',
    why: 'The bed sensors send their measurements over Wi-Fi. With one shared network, the locations don’t have to fill in anything.',
    who: 'Your IT colleague usually knows. We’ll help you ask IT.',
    ready: 'Have these to hand: the network name and password, and the details of your IT contact.',
  },
  pages: {
    details: {
      title: 'Wi-Fi details',
      heading: 'Which network do your locations use?',
      lead: 'If every location has its own network, just answer “No”. Each location then fills it in itself.',
    },
    share: {
      title: 'Share with IT',
      heading: 'Ask IT for the details',
      lead: 'We’ve written a message for your IT colleague. You send it yourself. Fill in the answer under “Wi-Fi details”.',
    },
  },
  fields: {
    sharedWifi: 'Do all locations use the same Wi-Fi network?',
    wifi: {
      settings: {
        networkType: 'Network security',
        ssid: 'Network name (SSID)',
        username: 'Network username',
        password: 'Network password',
      },
      contact: {
        first_name: 'IT contact’s first name',
        last_name: 'IT contact’s last name',
        email: 'IT contact’s email address',
        phone: 'IT contact’s phone number',
      },
    },
  },
  legends: { wifi: { settings: 'The shared network', contact: 'IT contact' } },
  hints: {
    sharedWifi: 'If you answer “No”, you can skip the rest',
    wifi: {
      settings: {
        ssid: 'Check capitals, spaces and hyphens',
        username: 'Only needed for WPA2-Enterprise',
        password: 'We keep the password encrypted. We record when someone views it.',
      },
      contact: { phone: 'We only call about the network, also on connection day' },
    },
  },
  options: {
    sharedWifi: { yes: 'Yes, one network for all locations', no: 'No, every location has its own network' },
    networkType: { 'WPA2-PSK': 'WPA2-PSK', 'WPA2-Enterprise': 'WPA2-Enterprise', 'WPA3-PSK': 'WPA3-PSK' },
  },
  rows: {},
  missing: { sharedWifi: 'whether all locations use the same Wi-Fi network' },
  done: {
    heading: 'We know about your organisation’s Wi-Fi',
    text: 'With one shared network, this completes the task for all locations. Otherwise each location fills in its own network.',
  },
  dueReason: 'That way the locations know in time whether they need to fill in Wi-Fi details.',
  notNeeded: { ownNetwork: 'Every location has its own network.' },
  share: {
    complete: 'Nothing is missing. Use this message to ask IT to check everything.',
    notShared:
      'You told us that every location has its own network. You don’t need to ask IT for anything here: each location does that itself.',
  },
} satisfies typeof nl
