import type { nl } from './nl.ts'

export const en = {
  request: {
    subject: 'Wi-Fi details for the bed sensors at {{organisation}}',
    hello: 'Dear {{name}},',
    helloNobody: 'Dear IT colleague,',
    why: 'Some locations at {{organisation}} are getting bed sensors. They send their measurements over Wi-Fi. If all locations use the same network, we only pass on the details once.',
    askMissing: 'Could you help me? I’d like to know:',
    askCheck: 'Could you check that this is right?',
    networkType: 'Network security',
    ssid: 'Network name (SSID)',
    contact: 'IT contact',
    email: 'IT contact’s email address',
    phone: 'IT contact’s phone number',
    types: 'The security can be {{list}}. You only need a username for WPA2-Enterprise.',
    secretKept: 'Don’t put the password in an email.',
    secret: 'We need the password too. Don’t put it in an email: we’ll fill it in together.',
    thanks: 'Many thanks and kind regards,',
  },
} satisfies typeof nl
