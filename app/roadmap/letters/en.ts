import type { nl } from './nl.ts'

export const en = {
  gap: '[to be filled in]',
  download: 'Download as a Word file',
  downloadOf: 'Download “{{title}}” (Word)',
  downloadPdf: 'Download as a PDF',
  downloadPdfOf: 'Download “{{title}}” (PDF)',
  downloadFile: 'Download “{{title}}” ({{kind}}, {{size}})',
  hasGaps: '“[to be filled in]” means something is still missing. Fill it in, then download again.',
  logo: {
    letter: 'Want your logo on this letter? Add it here.',
    newsletter: 'Want your logo on this newsletter? Add it here.',
  },
  failed: 'The download failed',
  message: {
    subject: 'Subject',
    text: 'Message',
    copy: 'Copy the message',
    copied: 'Message copied.',
    notCopied: 'We couldn’t copy it. Select the text and copy it yourself.',
    hasGaps: '“[to be filled in]” means something is still missing. Fill it in before you send the message.',
    fillGap: 'Fill in what’s missing',
    mail: 'Open an email with this message',
    mailHint: 'Your email program opens. You send the message yourself.',
  },
} satisfies typeof nl
