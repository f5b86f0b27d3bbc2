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
      lead: 'Send the agreement and the documents about information security to your DPO or board. They need no account.',
    },
    sign: {
      title: 'Sign',
      heading: 'Have the agreement signed',
      lead: 'It can be signed digitally, through the signing service. You can also download it, print it and have it signed with a pen.',
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
  missing: { document: 'the signed processing agreement' },
  done: {
    heading: 'We have the agreement',
    text: 'We check the document. After that this task says ‘Checked’. You need not do anything now.',
  },
} satisfies typeof nl
