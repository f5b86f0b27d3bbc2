import type { nl } from './nl.ts'

export const en = {
  documents: {
    measures: 'Description of the information security: how the data is protected',
    data: 'Overview of the data: what the bed sensors process, why, and who sees it',
    incidents: 'Agreements about security incidents and data breaches',
  },
  agreement: {
    title: 'Model processing agreement',
    file: 'Model processing agreement {{organisation}}',
    finalTitle: 'Processing agreement',
    finalFile: 'Processing agreement {{organisation}}',
    version: 'Version {{version}}.',
    draft:
      'This is a model, and therefore a draft. Does the supplier sign its own processing agreement with you? Then that one applies, and this model lapses. Have your data protection officer read this before anybody signs.',
    controller: 'The organisation (controller)',
    processor: 'The supplier of the bed sensors (processor)',
    names:
      'They are called ‘the organisation’ and ‘the supplier’ below. They agree this under article 28 of the General Data Protection Regulation (GDPR).',
    supplierFillsIn: 'The supplier fills in its own details.',
    name: 'Name',
    kvk: 'Chamber of Commerce number (KvK)',
    address: 'Address',
    signer: 'Represented by',
    dpo: 'Data protection officer (DPO)',
    about: 'What this agreement is about',
    subjects: {
      subject: {
        name: 'Subject matter',
        text: 'The supplier processes personal data for the organisation, with the bed sensors and the app that goes with them.',
      },
      purpose: { name: 'Purpose', text: 'Care staff get a notification when something is the matter with a resident.' },
      nature: {
        name: 'What is done with them',
        text: 'The supplier receives and stores the data, and shows notifications in the app.',
      },
      data: {
        name: 'Types of data',
        text: 'Measurements of bed sensors, notifications, and the details with which staff log in. Measurements and notifications may say something about health.',
      },
      people: { name: 'About whom', text: 'Residents, and staff who work with the app.' },
      duration: {
        name: 'For how long',
        text: 'From the day on which both have signed, for as long as the supplier processes data for the organisation.',
      },
    },
    organisationDoes: 'What the organisation does and may do',
    duties: {
      decides: 'The organisation decides what the data are used for and how, and makes sure that the law allows it.',
      instructs:
        'The organisation gives written instructions, and may check whether the supplier keeps to this agreement.',
      tells: 'The organisation tells residents and staff what happens with their data.',
    },
    supplierPromises: 'What the supplier promises (GDPR, article 28(3))',
    promises: {
      instruction:
        'Instructions (point a): the supplier uses the data only on written instructions from the organisation. That also goes for transfers to a country outside the European Economic Area. Does a law require something else? Then the supplier says so beforehand, unless that law forbids it.',
      secrecy:
        'Confidentiality (point b): everybody who is allowed to work with the data is bound to keep them secret.',
      security: 'Security (point c): the supplier takes all measures that article 32 of the GDPR requires.',
      others:
        'Other processors (point d): the supplier engages another processor only if the organisation agrees in writing beforehand. The same duties apply to that processor. The supplier remains responsible.',
      rights:
        'Rights (point e): does somebody want, for example, to see, correct or erase their data? Then the supplier helps the organisation to comply.',
      help: 'Help (point f): the supplier helps the organisation with its duties under articles 32 to 36 of the GDPR: security, reporting data breaches, assessing privacy risks beforehand (DPIA) and consulting the supervisory authority. The supplier reports a data breach to the organisation without undue delay.',
      end: 'End (point g): afterwards the supplier erases all data or returns them. The organisation chooses. Copies are erased as well, except what the law obliges the supplier to keep.',
      control:
        'Checks (point h): the supplier gives all information needed to show that it complies with article 28. It cooperates with audits by the organisation, or by whomever the organisation appoints for that. Does the supplier think that an instruction breaks the law? Then it says so at once.',
    },
    annexes: 'Annexes from the supplier',
    signingOrganisation: 'Signature for the organisation',
    signingSupplier: 'Signature for the supplier',
    person: 'Name',
    role: 'Role',
    place: 'Place',
    date: 'Date',
    signature: 'Signature',
  },
  request: {
    subject: 'Data processing agreement for the bed sensors at {{organisation}}',
    helloBoth: 'Dear {{signer}} and {{dpo}},',
    helloOne: 'Dear {{name}},',
    helloNobody: 'Dear colleague,',
    why: '{{organisation}} is preparing for bed sensors. They process data about residents. A data processing agreement with the supplier says how that data is protected.',
    ask: 'Could you help with this:',
    askDpo:
      'Data protection officer: could you read the agreement and the information security documents, and tell me whether they’re right?',
    askNamedDpo:
      '{{name}} (data protection officer): could you read the agreement and the information security documents, and tell me whether they’re right?',
    askSigner: 'Signer: could you read the agreement and then sign it for {{organisation}}?',
    askNamedSigner: '{{name}} (signs): could you read the agreement and then sign it for {{organisation}}?',
    documents: 'These are the information security documents:',
    thanks: 'Many thanks and kind regards,',
  },
} satisfies typeof nl
