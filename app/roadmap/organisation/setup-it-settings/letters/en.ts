import type { nl } from './nl.ts'

export const en = {
  request: {
    subject: 'WiFi details for the bed sensors of {{organisation}}',
    hello: 'Dear {{name}},',
    helloNobody: 'Dear ICT colleague,',
    why: 'Bed sensors are going to be connected at locations of {{organisation}}. They send their measurements over WiFi. If all locations use the same network, we pass on the details only once.',
    askMissing: 'Could you help me? I would like to know:',
    askCheck: 'Could you check whether this is right?',
    networkType: 'Security of the network',
    ssid: 'Name of the network (SSID)',
    contact: 'ICT contact',
    email: 'E-mail address of the ICT contact',
    phone: 'Telephone number of the ICT contact',
    types: 'The security can be {{list}}. A user name is needed only for WPA2-Enterprise.',
    secret: 'Do not put the password in an e-mail. Call me, and we fill it in together.',
    thanks: 'Thank you and kind regards,',
  },
} satisfies typeof nl
