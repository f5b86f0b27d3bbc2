import type { nl } from './nl.ts'

export const en = {
  roles: { signer: 'Signer', dpo: 'Data protection officer (DPO)', provider: 'Supplier' },
  lead: {
    signer: 'Read the agreement. Then sign here, or send back a signed copy. Reading it commits you to nothing.',
    signerOnly: 'Read the agreement. Then sign here. Reading it commits you to nothing.',
    signerCopy: 'Read the agreement. Then send back the signed copy. Reading it commits you to nothing.',
    dpo: 'Read the agreement. Then tell us here whether you agree. Reading it commits you to nothing.',
  },
  text: {
    again: 'Signed again. The reason: {{reason}}',
    document: 'The document to be signed is “{{title}}”.',
    documentHash: 'SHA-256 of the file: {{hash}}',
  },
  statement: {
    signer:
      'I, {{name}}, agree to “{{title}}” on behalf of {{organisation}}. I have read the text, and I may enter into this agreement on behalf of {{organisation}}.',
    dpo: 'I, {{name}}, have read “{{title}}” as data protection officer of {{organisation}}. I agree that {{organisation}} enters into this agreement.',
    provider:
      'I, {{name}}, agree to “{{title}}” on behalf of {{provider}}, as it was signed on behalf of {{organisation}}. I may enter into this agreement on behalf of {{provider}}.',
  },
  awaits: {
    title: '{{name}} looks at it first',
    text: '{{name}} is the data protection officer (DPO) and has to agree first. You can already read everything. After that, you can sign with this same link.',
    lapsed:
      '{{name}} is the data protection officer (DPO) and agreed to an earlier text, which has changed since. {{sender}} can ask {{name}} to look at it again. You can read everything. After that, you can sign with this same link.',
    objects:
      '{{name}} is the data protection officer (DPO) and does not agree yet. {{sender}} is discussing this. You can read everything. After that, you can sign with this same link.',
  },
  sign: {
    title: 'Sign',
    titleDpo: 'Agree',
    text: 'Type your name to sign on behalf of {{organisation}}. You then get the evidence.',
    textDpo: 'Type your name to say that {{organisation}} may enter into this agreement. You then get the evidence.',
    kept: 'We keep your name, your job title, the whole text, the time and your network address. Anyone can use them to check later what you signed.',
    gaps: 'Some of the agreement hasn’t been filled in yet: what’s missing is in brackets. You can sign with this same link once {{sender}} has filled it in.',
    annexes:
      'You can’t sign yet: something from the supplier is still missing. You can sign with this same link once it’s here. What’s missing:',
    nameOfYours: '[name above]',
    name: 'Your name',
    nameHint: 'As in the invitation',
    position: 'Your job title',
    positionHint: 'Why you may sign',
    otherPerson: 'Yes, I am someone other than {{invited}}',
    otherPersonHint: 'The person who sent the link will see that you signed and that {{invited}} was invited.',
    submit: 'I sign this agreement',
    submitDpo: 'I agree',
    counts: 'This counts as your signature.',
    countsDpo: 'This counts as your agreement.',
    closed: 'You can’t sign online now: the supplier’s details aren’t complete. Try again later with this same link.',
    none: 'There is no agreement to sign yet.',
  },
  signed: {
    title: { signer: 'Signed by {{by}} on {{at}}', dpo: 'Approved by {{by}} on {{at}}' },
    invited: '{{invited}} was invited.',
    text: {
      signer: 'You don’t need to do anything else. Keep the evidence, so you can show later what you signed.',
      dpo: 'You don’t need to do anything else. Keep the evidence, so you can show later what you approved.',
    },
    earlier: 'The text has changed since. Below is the present text. The evidence has the earlier one.',
    link: 'See the evidence',
    waits: '{{provider}} signs next. You’ll then get the evidence with both signatures.',
    both: 'Also signed on behalf of the supplier, by {{by}} on {{at}}.',
  },
  lines: {
    waits: 'Signed by {{name}} on {{day}}. {{provider}} still has to sign.',
    both: 'Signed by {{name}} on {{day}}, and by {{other}} on behalf of {{provider}} on {{otherDay}}.',
    link: 'See the link',
    evidence: 'See the evidence',
  },
  copy: {
    title: 'Send back a signed copy',
    text: 'Prefer to use a pen? Download the agreement, sign it and send back a scan or photo.',
    textOnly: 'Download the agreement, sign it with a pen and send back a scan or photo.',
    link: 'Choose a file to send back',
    page: 'Signed copy of {{title}}',
    who: 'Only {{organisation}} and the supplier’s staff can see the file.',
    file: 'The signed copy',
    submit: 'Send it back',
    back: 'Back to the agreement',
    arrived: 'Your file arrived on {{at}}',
    arrivedText: 'The supplier will check it. If it was the wrong file, you can send another one.',
  },
  decline: {
    declined: 'You’ve said that you do not agree',
    declinedText: '{{sender}} can see that. If you agree later after all, you can still sign while the link works.',
  },
  errors: {
    agree: 'Tick to make this statement.',
    position: 'Your job title must be 120 characters or fewer.',
    otherPerson:
      'This link is for {{invited}}, and you typed “{{name}}”. Correct the name, or tick that you are someone else.',
    name: 'Enter your first and last name, up to 120 characters.',
    changed: 'The agreement has changed since you opened this page. Read the text again. Nothing was signed.',
    closed: 'The supplier’s details aren’t complete. Nothing was signed. Try again later with this same link.',
    gaps: 'Some of the agreement hasn’t been filled in yet. Nothing was signed. Try again later with this same link.',
    annexes: 'An annex from the supplier is still missing. Nothing was signed. Try again later with this same link.',
    awaits:
      'The data protection officer (DPO) has to agree first. Nothing was signed. Try again after that with this same link.',
    notNow:
      'You can’t send anything back with this link now. We kept nothing. Contact the person who sent you the link.',
  },
  evidence: {
    title: { signed: 'Evidence of signing', agreed: 'Evidence of approval' },
    lead: {
      signed:
        'This page shows who signed “{{title}}” and when, with the whole text. You can print it or save it as a PDF.',
      agreed:
        'This page shows who approved “{{title}}” and when, with the whole text. You can print it or save it as a PDF.',
    },
    who: 'Who declared what',
    name: 'Typed name',
    invited: 'Who was invited',
    other: 'Someone else',
    otherText: '{{name}} said they are not {{invited}}.',
    position: 'Job title',
    role: 'Role',
    statement: 'Statement',
    utc: 'Time (UTC)',
    dutch: 'Dutch time',
    link: 'Reference of the link',
    address: 'Network address',
    check: 'How to check this yourself',
    checkText: 'You don’t need this portal for that, only the file with the text.',
    download: 'Download the signed text ({{file}})',
    checkFile: 'Save this file and don’t change anything in it.',
    checkRun:
      'Open a command line in the folder with the file. Type the first command on macOS or Linux, the second on Windows.',
    checkCompare: 'If the result is exactly the same code, this is the text that was signed, letter for letter.',
    code: 'The code must be this one',
    text: 'The signed text',
    file: 'signed-text-{{hash}}',
    print: 'To print, press Ctrl+P, or Cmd+P on a Mac.',
    back: 'Back',
  },
  record: {
    title: 'Signed: {{title}}',
    below: 'Below is the whole text that was signed. The SHA-256 is of that text, from the line after the dashes.',
    file: 'Signed - {{name}}.txt',
  },
} satisfies typeof nl
