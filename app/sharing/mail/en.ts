import type { nl } from './nl.ts'

export const en = {
  signed: 'The evidence of what you signed for {{organisation}}.',
  bothSigned: 'The supplier has also signed, for {{organisation}}.',
  proofCode: 'With this code you can get the evidence you signed for {{organisation}}.',
  link: {
    senderOf: '{{sender}} of {{organisation}}',
    may: {
      read: 'You can read it.',
      review: 'You can read it, comment on it and say whether you approve.',
      fill: 'You can fill it in yourself.',
      upload: 'You can send back the signed document.',
      bring: 'You can send the files here.',
      sign: 'You can read and sign it.',
      agree: 'You can read it and say whether you agree. You get a certificate.',
      comment: 'You can read it, comment on it and say whether you approve.',
      tell: 'You can read it, comment on it and say that you’ve read it.',
    },
    looked: '{{sender}} will check it afterwards.',
    finished: 'Once you say you’re done, it’s finished. Nobody needs to check it.',
    until: 'The link works until the end of {{until}}. You don’t need an account.',
  },
} satisfies typeof nl
