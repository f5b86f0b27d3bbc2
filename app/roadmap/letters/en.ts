import type { nl } from './nl.ts'

export const en = {
  gap: '[to be filled in]',
  download: 'Download as a Word file',
  downloadOf: 'Download {{title}} (Word)',
  downloadFile: 'Download {{title}} ({{kind}}, {{size}})',
  hasGaps: 'Where it says “[to be filled in]”, we do not know something yet. Fill it in and then download again.',
  failed: 'The download did not work',
  message: {
    subject: 'Subject',
    text: 'Message',
    copy: 'Copy the message',
    copied: 'The message has been copied.',
    notCopied: 'Copying did not work. Select the text and copy it yourself.',
    hasGaps: 'Where it says “[to be filled in]”, we do not know something yet. Fill it in before you send the message.',
    mail: 'Open an e-mail with this message',
    mailHint: 'Your e-mail program opens. You send the message yourself.',
  },
} satisfies typeof nl
