import type { nl } from './nl.ts'

export const en = {
  documents: {
    measures: 'Description of the information security: how the data are protected',
    data: 'Overview of the data: what the bed sensors process, why, and who sees it',
    incidents: 'Agreements about security incidents and data breaches',
  },
  request: {
    subject: 'Processing agreement for the bed sensors of {{organisation}}',
    helloBoth: 'Dear {{signer}} and {{dpo}},',
    helloOne: 'Dear {{name}},',
    helloNobody: 'Dear colleague,',
    why: '{{organisation}} is preparing for bed sensors. They process data about residents. A processing agreement with the supplier says how those data are protected.',
    ask: 'This is my question:',
    askDpo:
      'Data protection officer: please read the agreement and the documents about information security, and tell me whether this is right.',
    askNamedDpo:
      '{{name}} (data protection officer): please read the agreement and the documents about information security, and tell me whether this is right.',
    askSigner: 'Whoever signs: please read the agreement, and then sign it for {{organisation}}.',
    askNamedSigner: '{{name}} (signs): please read the agreement, and then sign it for {{organisation}}.',
    documents: 'About information security there are these documents:',
    thanks: 'Thank you in advance and kind regards,',
  },
} satisfies typeof nl
