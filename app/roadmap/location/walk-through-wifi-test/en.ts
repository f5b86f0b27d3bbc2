import type { nl } from './nl.ts'

export const en = {
  title: 'Wi-Fi walk-through test',
  intro: {
    heading: 'Test the Wi-Fi at your location',
    what: 'We send you the Wi-Fi check: a small box that tests whether our sensors can join your network. You switch it on in each ward, and walk past the rooms with a phone.',
    why: 'That way we know before connection day that every room has good reception. That saves waiting on the day itself.',
    who: 'The team leader or a colleague who knows the wards. IT can help if it doesn’t work.',
    ready: 'Start the walk-through test once the Wi-Fi details are filled in and you have the Wi-Fi check.',
  },
  pages: {
    prepare: {
      title: 'Prepare',
      heading: 'Do we have the Wi-Fi details?',
      lead: 'We set up the Wi-Fi check with your network details. Then we send it to you.',
    },
    'app-settings': {
      title: 'App settings',
      heading: 'Are the phones set up correctly?',
      lead: 'The app alerts colleagues with a notification. On every phone, check that notifications and sound are on and that the phone is on the Wi-Fi.',
    },
    status: {
      title: 'Status',
      heading: 'Is the Wi-Fi check working?',
      lead: 'Switch on the Wi-Fi check in a room and wait a few minutes. We see whether it connects and fill that in here.',
    },
  },
  fields: {
    isOn: 'Is the Wi-Fi check switched on?',
    remarks: 'Remarks about the Wi-Fi check',
    trackAndTrace: 'Track and trace code of the Wi-Fi check',
    confirmed: 'Wi-Fi check has connected',
  },
  legends: {},
  hints: { remarks: 'For example: no reception in room 12' },
  options: { isOn: { yes: 'Yes, it is on', no: 'No, not yet' } },
  rows: {},
  missing: { wifi: 'complete Wi-Fi details with an IT contact', isOn: 'whether the Wi-Fi check is switched on' },
  done: {
    heading: 'We have what we need for the Wi-Fi check',
    text: 'You’ll see under “Status” when the Wi-Fi check connects. If it doesn’t, we’ll call your IT contact.',
  },
  dueReason: 'That way there is time to fix any weak spots in the Wi-Fi.',
  standing: {
    fillIn: 'Fill them in under {{title}}',
    data: { name: 'Wi-Fi details', known: 'Known', unknown: 'Not complete yet' },
    parcel: {
      name: 'Wi-Fi check',
      notYet: 'Waiting for the Wi-Fi details',
      sending: 'Being sent',
      sent: 'Sent',
    },
    connection: { name: 'Connection to your network', notYet: 'Not connected yet', connected: 'Connected' },
  },
  how: {
    title: 'How the walk-through test works',
    bring:
      'Take with you: the Wi-Fi check, a phone on the location’s Wi-Fi, and a list of the rooms that will get a bed sensor.',
    switchOn: 'In one ward, plug the Wi-Fi check into a socket near a bed and switch it on.',
    wait: 'Wait a few minutes. We can see whether it joins your network. Then switch it on in the next ward.',
    walk: 'Meanwhile, walk past the rooms with the phone. At each bed, check how many bars the Wi-Fi symbol at the top of the screen has.',
    note: 'Write down the rooms where you see one bar or none.',
    tell: 'Under “Status”, tell us that the Wi-Fi check is on and which rooms have weak Wi-Fi.',
  },
  app: {
    notifications: {
      name: 'Notifications are on',
      text: 'Allow notifications from the app, on the lock screen too.',
    },
    sound: {
      name: 'Sound and vibration are on',
      text: 'Set the notification volume high enough and don’t leave the phone on silent.',
    },
    disturb: {
      name: 'Do not disturb is off',
      text: 'If you leave it on at night, make an exception for the app.',
    },
    wifi: {
      name: 'The phone is on the Wi-Fi',
      text: 'Use the location’s network and let the phone connect to it automatically.',
    },
    battery: {
      name: 'Battery saving is off for the app',
      text: 'Otherwise the phone may stop the app in the background and you’ll miss a notification.',
    },
    noPhones: 'If you don’t use smartphones yet, skip this and look at it again before connection day.',
  },
} satisfies typeof nl
