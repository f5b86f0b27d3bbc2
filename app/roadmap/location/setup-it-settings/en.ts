import type { nl } from './nl.ts'

export const en = {
  title: 'Wi-Fi details',
  intro: {
    heading: 'Give us the Wi-Fi details',
    what: 'Fill in which Wi-Fi network the bed sensors will use and who can help us with it.',
    why: 'The bed sensors send their measurements over Wi-Fi. With the right details we can start straight away on connection day.',
    who: 'Your IT colleague usually knows. We’ll help you ask IT.',
    ready: 'Have these to hand: the network name and password, and the details of your IT contact.',
  },
  pages: {
    brochure: {
      title: 'Brochure for IT',
      heading: 'What does IT need to know?',
      lead: 'This brochure says what the bed sensors need from the network. Read it here or download it for your IT colleague.',
    },
    details: {
      title: 'Wi-Fi details',
      heading: 'Which network will the bed sensors use?',
      lead: 'Copy everything exactly. One wrong character stops the bed sensors connecting.',
    },
    share: {
      title: 'Share with IT',
      heading: 'Ask IT for the details',
      lead: 'We’ve written a message for your IT colleague. You send it yourself. Fill in the answer under “Wi-Fi details”.',
    },
  },
  fields: {
    downloadedBrochure: 'Brochure for IT downloaded',
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
  legends: { wifi: { settings: 'The network', contact: 'IT contact' } },
  hints: {
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
    networkType: { 'WPA2-PSK': 'WPA2-PSK', 'WPA2-Enterprise': 'WPA2-Enterprise', 'WPA3-PSK': 'WPA3-PSK' },
  },
  rows: {},
  missing: {},
  done: {
    heading: 'The Wi-Fi details are complete',
    text: 'Use the Wi-Fi walk-through test to check that the network is strong enough in every room.',
  },
  dueReason: 'That way there is time to test the Wi-Fi at your location.',
  sharedWifi:
    'Your organisation uses one Wi-Fi network for all locations, so this task is completed. You don’t need to fill anything in here.',
  share: {
    shared: 'You don’t need to ask IT for anything here. That’s done once for the whole organisation.',
    complete: 'Nothing is missing. Use this message to ask IT to check everything.',
    attach: 'Attach the brochure yourself. You can download it on the page',
  },
} satisfies typeof nl
