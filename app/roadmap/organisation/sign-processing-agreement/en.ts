import type { nl } from './nl.ts'

export const en = {
  title: 'Processing agreement',
  intro: {
    heading: 'Arrange the processing agreement',
    what: 'You fill in who signs and who looks after privacy. Then you have the agreement signed and send it to us.',
    why: 'The bed sensors process data about residents. This agreement says how we protect that data.',
    who: 'The project leader arranges it. Someone who may sign for the organisation signs, often a board member.',
    ready: 'Good to have at hand: the details of the person who signs and of the data protection officer (DPO).',
  },
  pages: {
    details: {
      title: 'Who signs',
      heading: 'Who signs and who looks after privacy?',
      lead: 'The names go into the agreement. The data protection officer (DPO) watches over the privacy of residents and staff.',
    },
    share: {
      title: 'Have it read',
      heading: 'Who has to read the agreement first?',
      lead: 'We have written a message for the person who signs and for your DPO. You send it yourself, from your own mail.',
    },
    sign: {
      title: 'Sign',
      heading: 'Have the agreement signed',
      lead: 'The agreement can be signed digitally, through the signing service, or on paper. You choose one of the two.',
    },
    upload: {
      title: 'Upload',
      heading: 'Send the signed agreement',
      lead: 'Only your organisation and our staff can see the document. We check it and tell you if anything is missing.',
    },
  },
  fields: {
    signer: {
      first_name: 'First name of the signer',
      last_name: 'Last name of the signer',
      role: 'Role of the signer',
    },
    dpo: {
      first_name: 'First name of the DPO',
      last_name: 'Last name of the DPO',
      title: 'Title or role of the DPO',
      email: 'E-mail address of the DPO',
      phone: 'Telephone number of the DPO',
    },
    downloadedOnce: 'Agreement downloaded',
    uploadedOnce: 'Signed agreement uploaded',
    openedDocuSignLink: 'Signing service opened',
  },
  legends: { signer: 'Who signs', dpo: 'Data protection officer (DPO)' },
  hints: {
    signer: { role: 'For example board member' },
    dpo: { title: 'For example LLM or privacy lawyer' },
  },
  options: {},
  rows: {},
  missing: {
    document: 'the signed processing agreement',
    newVersion: 'a new version of the signed processing agreement',
  },
  done: {
    heading: 'We have the agreement',
    text: 'We check the document. After that this task says ‘Checked’. You need not do anything now.',
  },
  dueReason: 'Then the agreement is signed before we work with residents’ data.',
  share: {
    documents: 'Documents about information security',
    download: 'Download {{title}}',
    contact: 'Your contact with us: {{name}}',
    documentsHere:
      'Download the documents and send them along with your message. Is anything missing? Ask your contact person with us. You find the agreement itself on the next page.',
    documentsFrom:
      'Do you not have these documents or the agreement yet? Ask your contact person with us for them, and send them along. You find a model of the agreement on the next page.',
  },
  sign: {
    digital: 'Sign digitally',
    open: 'You open the signing service in a new tab. It is ready for {{organisation}}.',
    signer: '{{name}} signs there for the organisation.',
    signerUnknown: 'The person who may sign for the organisation signs there.',
    upload: 'After that you return to this tab and upload the signed agreement.',
    button: 'To the signing service (new tab)',
    opened: 'The signing service has been opened before. You can open it as often as you need.',
    unavailable: 'The signing service is not ready for your organisation yet',
    unavailableText:
      'Your contact person with us sets it up. You need not do anything for that. If it takes too long, please contact us. You can already sign on paper.',
    opening: 'The signing service is opening',
    openingText: 'Is nothing happening?',
    openingLink: 'Open the signing service yourself',
    paper: 'Sign on paper',
    paperText:
      'Download this model, have it signed with a pen and upload it on the next page. The supplier signs it after that.',
    paperOwn:
      'Download this agreement, have it signed with a pen and upload it on the next page. The supplier signs after that.',
    paperModel:
      'It is a model, with your details in it. Did you get a processing agreement from us? Then use that one: the agreement that we sign ourselves always comes first.',
  },
} satisfies typeof nl
