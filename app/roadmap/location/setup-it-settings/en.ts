import type { nl } from './nl.ts'

export const en = {
  title: 'WiFi details',
  intro: {
    heading: 'Give us the WiFi details',
    what: 'You fill in which WiFi network the bed sensors will use and who can help us with it.',
    why: 'The bed sensors send their measurements over WiFi. With the right details we can begin at once on the connection day.',
    who: 'Your ICT colleague usually knows. We help you to ask ICT.',
    ready: 'Good to have at hand: the name and password of the network, and the details of your ICT contact.',
  },
  pages: {
    brochure: {
      title: 'Brochure for ICT',
      heading: 'What does ICT need to know?',
      lead: 'This brochure says what the bed sensors ask of the network. Read it here, or download it for your ICT colleague.',
    },
    details: {
      title: 'WiFi details',
      heading: 'Which network will the bed sensors use?',
      lead: 'Copy everything exactly. With one wrong character the bed sensors cannot connect.',
    },
    share: {
      title: 'Share with ICT',
      heading: 'Ask ICT for the details',
      lead: 'We have written a message for your ICT colleague. You send it yourself. You fill in the answer under “WiFi details”.',
    },
  },
  fields: {
    downloadedBrochure: 'Brochure for IT downloaded',
    wifi: {
      settings: {
        networkType: 'Security of the network',
        ssid: 'Name of the network (SSID)',
        username: 'User name for the network',
        password: 'Password of the network',
      },
      contact: {
        first_name: 'First name of the ICT contact',
        last_name: 'Last name of the ICT contact',
        email: 'E-mail address of the ICT contact',
        phone: 'Telephone number of the ICT contact',
      },
    },
  },
  legends: { wifi: { settings: 'The network', contact: 'ICT contact' } },
  hints: {
    wifi: {
      settings: {
        ssid: 'Check the capitals, spaces and hyphens',
        username: 'Only needed for WPA2-Enterprise',
        password: 'We keep the password encrypted. When someone views it, we record that.',
      },
      contact: { phone: 'We call only about the network, also on the connection day' },
    },
  },
  options: {
    networkType: { 'WPA2-PSK': 'WPA2-PSK', 'WPA2-Enterprise': 'WPA2-Enterprise', 'WPA3-PSK': 'WPA3-PSK' },
  },
  rows: {},
  missing: {},
  done: {
    heading: 'The WiFi details are complete',
    text: 'Next you check with the WiFi walk-through test whether the network is strong enough in every room.',
  },
  dueReason: 'Then there is time to test the Wi-Fi at your location.',
  sharedWifi:
    'Your organisation uses one WiFi network for all locations, so this task is completed. You do not have to fill in anything here.',
  share: {
    shared: 'You do not have to ask ICT for anything here. That is done for the whole organisation at once.',
    complete: 'Nothing is missing. With this message you ask ICT to check everything.',
    attach: 'Add the brochure yourself as an attachment. You can download it on the page',
  },
} satisfies typeof nl
