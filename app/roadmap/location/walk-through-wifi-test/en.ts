import type { nl } from './nl.ts'

export const en = {
  title: 'WiFi walk-through test',
  intro: {
    heading: 'Test the WiFi at your location',
    what: 'We send you the WiFi check: a small box that tests whether our sensors can join your network. You switch it on and walk past the rooms with it.',
    why: 'Then we know before the connection day that every room has good reception. That saves waiting on the day itself.',
    who: 'The team leader or a colleague who knows the wards. ICT can help if it does not work.',
    ready: 'Begin the walk-through test once the WiFi details are filled in and the WiFi check has been delivered.',
  },
  pages: {
    prepare: {
      title: 'Prepare',
      heading: 'Are the WiFi details known?',
      lead: 'We set up the WiFi check with the details of your network. Then we send it to you.',
    },
    'app-settings': {
      title: 'App settings',
      heading: 'Are the phones set up correctly?',
      lead: 'The app warns colleagues with a notification. Check on every phone that notifications and sound are on and that the phone is on the WiFi.',
    },
    status: {
      title: 'Status',
      heading: 'How far along is the WiFi check?',
      lead: 'Switch on the WiFi check in a room and wait a few minutes. We see whether it connects and fill that in here.',
    },
  },
  fields: {
    isOn: 'Is the WiFi check switched on?',
    remarks: 'Remarks about the WiFi check',
    trackAndTrace: 'Track and trace code of the WiFi check',
    confirmed: 'WiFi check has connected',
  },
  legends: {},
  hints: { remarks: 'For example: no reception in room 12' },
  options: { isOn: { yes: 'Yes, it is on', no: 'No, not yet' } },
  rows: {},
  missing: { wifi: 'complete WiFi details with an ICT contact', isOn: 'whether the WiFi check is switched on' },
  done: {
    heading: 'We have what we need for the WiFi check',
    text: 'As soon as the WiFi check connects, you see it under status. If it does not, we call your ICT contact.',
  },
  dueReason: 'Then there is time to fix any weak spots in the Wi-Fi.',
  standing: {
    fillIn: 'Fill them in at {{title}}',
    data: { name: 'WiFi details', known: 'Known', unknown: 'Not complete yet' },
    parcel: {
      name: 'WiFi check',
      notYet: 'Waits for the WiFi details',
      sending: 'Being sent',
      sent: 'Has been sent',
    },
    connection: { name: 'Connection to your network', notYet: 'Not successful yet', connected: 'Successful' },
  },
  how: {
    title: 'How the walk-through test works',
    switchOn: 'Plug the WiFi check into a socket in the first room and switch it on.',
    wait: 'Wait a few minutes. We see whether the WiFi check joins your network.',
    walk: 'Then walk with the WiFi check past all rooms that will get a bed sensor.',
    note: 'Write down in which rooms the reception is weak or drops out.',
    tell: 'Tell us under status that the WiFi check is on and what you have seen.',
  },
  app: {
    notifications: {
      name: 'Notifications are on',
      text: 'Allow notifications from the app, on the lock screen too.',
    },
    sound: {
      name: 'Sound and vibration are on',
      text: 'Set the volume of notifications high enough. The phone is not on silent.',
    },
    disturb: {
      name: 'Do not disturb is off',
      text: 'Do you leave it on at night? Then make an exception for the app.',
    },
    wifi: {
      name: 'The phone is on the WiFi',
      text: 'Use the network of the location and let the phone connect to it automatically.',
    },
    battery: {
      name: 'Battery saving is off for the app',
      text: 'Otherwise the phone may stop the app in the background and you miss a notification.',
    },
    noPhones: 'Do you not work with smartphones yet? Then skip this, and look at it again before the connection day.',
  },
} satisfies typeof nl
