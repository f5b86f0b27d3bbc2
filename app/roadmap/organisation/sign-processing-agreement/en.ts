import type { nl } from './nl.ts'

export const en = {
  title: 'Data processing agreement',
  intro: {
    heading: 'Arrange the data processing agreement',
    what: 'Fill in who signs and who looks after privacy. Then have the agreement signed and send it to us.',
    why: 'The bed sensors process data about residents. This agreement says how we protect that data.',
    who: 'The project leader arranges it. Someone authorised by the organisation signs it, often a board member.',
    ready: 'Have these to hand: the details of the person who signs and of the data protection officer (DPO).',
  },
  pages: {
    details: {
      title: 'Who signs',
      heading: 'Who signs and who looks after privacy?',
      lead: 'The names go into the agreement. The data protection officer (DPO) protects the privacy of residents and staff.',
    },
    share: {
      title: 'Ask people to read it',
      heading: 'Who needs to read the agreement first?',
      lead: 'We’ve written a message for the person who signs and for your DPO. You send it yourself, from your own email.',
    },
    sign: {
      title: 'Sign',
      heading: 'Have the agreement signed',
      lead: 'It can be signed online or on paper. Choose one way.',
    },
    upload: {
      title: 'Upload',
      heading: 'Send the signed agreement',
      lead: 'Only your organisation and our staff can see the document. We’ll check it and tell you if anything is missing.',
    },
  },
  fields: {
    signer: {
      first_name: 'Signer’s first name',
      last_name: 'Signer’s last name',
      role: 'Signer’s job title',
    },
    dpo: {
      first_name: 'DPO’s first name',
      last_name: 'DPO’s last name',
      title: 'DPO’s degree or job title',
      email: 'DPO’s email address',
      phone: 'DPO’s phone number',
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
    document: 'the signed data processing agreement',
    newVersion: 'a new version of the signed data processing agreement',
  },
  done: {
    heading: 'We have the agreement',
    text: 'We’ll check the document. After that this task is marked “Checked”. You don’t need to do anything now.',
  },
  dueReason: 'That way the agreement is signed before we work with residents’ data.',
  share: {
    documents: 'Information security documents',
    download: 'Download “{{title}}”',
    contact: 'Your contact: {{name}}',
    documentsHere:
      'Download the documents and send them with your message. If anything is missing, ask your contact. The agreement itself is on the next page.',
    documentsFrom:
      'If you don’t have these documents or the agreement yet, ask your contact for them and send them with your message. There is a model of the agreement on the next page.',
  },
  sign: {
    byLink: 'Sign with a link',
    byLinkText:
      '{{name}} gets a personal link, reads the agreement and signs on this site, without an account. The supplier then signs too. You don’t need to upload anything.',
    byLinkUnknown:
      'The person signing gets a personal link, reads the agreement and signs on this site, without an account. The supplier then signs too. You don’t need to upload anything.',
    byLinkOfficer:
      'Does your DPO need to agree first? Create a link for the DPO first. Signing is possible once the DPO has agreed.',
    toSign: 'Create a link to sign',
    toAgree: 'Create a link for the DPO',
    service: 'Sign through the signing service',
    open: 'The signing service opens in a new tab. It’s ready for {{organisation}}.',
    signer: '{{name}} signs there for the organisation.',
    signerUnknown: 'The person authorised by the organisation signs there.',
    upload: 'Then come back to this tab and upload the signed agreement.',
    button: 'Go to the signing service (new tab)',
    opened: 'You’ve opened the signing service before. You can open it as often as you need.',
    unavailable: 'The signing service isn’t ready for your organisation yet',
    unavailableText:
      'Your contact will set it up. You don’t need to do anything for that. If it takes too long, contact us. You can already sign on paper.',
    opening: 'The signing service is opening',
    openingText: 'Nothing happening?',
    openingLink: 'Open the signing service yourself',
    paper: 'Sign on paper',
    paperText:
      'Download this model, have it signed with a pen and upload it on the next page. The supplier then signs it too.',
    paperOwn:
      'Download this agreement, have it signed with a pen and upload it on the next page. The supplier then signs it too.',
    paperModel:
      'It’s a model with your details in it. If we gave you a data processing agreement, use that one instead. The agreement we sign ourselves always comes first.',
  },
} satisfies typeof nl
