import type { nl } from './nl.ts'

export const en = {
  title: 'WiFi of the organisation',
  intro: {
    heading: 'One WiFi network for all locations?',
    what: 'You tell us whether all locations use the same WiFi network. If so, you fill in the details of that network once.',
    why: 'The bed sensors send their measurements over WiFi. With one shared network the locations do not have to fill in anything.',
    who: 'Your ICT colleague usually knows. We help you to ask ICT.',
    ready: 'Good to have at hand: the name and password of the network, and the details of your ICT contact.',
  },
  pages: {
    details: {
      title: 'WiFi details',
      heading: 'Which network do your locations use?',
      lead: 'Does every location have its own network? Then “No” is enough. Each location fills it in itself.',
    },
    share: {
      title: 'Share with ICT',
      heading: 'Ask ICT for the details',
      lead: 'We have written a message for your ICT colleague. You send it yourself. You fill in the answer under “WiFi details”.',
    },
  },
  fields: {
    sharedWifi: 'Do all locations use the same WiFi network?',
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
  legends: { wifi: { settings: 'The shared network', contact: 'ICT contact' } },
  hints: {
    sharedWifi: 'With “No” you do not have to fill in anything below',
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
    sharedWifi: { yes: 'Yes, one network for all locations', no: 'No, every location has its own network' },
    networkType: { 'WPA2-PSK': 'WPA2-PSK', 'WPA2-Enterprise': 'WPA2-Enterprise', 'WPA3-PSK': 'WPA3-PSK' },
  },
  rows: {},
  missing: { sharedWifi: 'whether all locations use the same WiFi network' },
  done: {
    heading: 'We know about the WiFi of your organisation',
    text: 'With one shared network this task is done at once for all locations. Otherwise each location fills in its own network.',
  },
  dueReason: 'Then the locations know in time whether they still have to fill in Wi-Fi details.',
  share: {
    complete: 'Nothing is missing. With this message you ask ICT to check everything.',
    notShared:
      'You told us that every location has its own network. You do not have to ask ICT for anything here: each location does that itself.',
  },
} satisfies typeof nl
