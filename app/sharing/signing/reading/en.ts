import type { nl } from './nl.ts'

export const en = {
  contents: 'Contents',
  contentsAt: 'Contents: part {{part}} of {{count}}',
  summary: {
    title: 'Summary',
    what: 'What it is about',
    about: {
      'processing-agreement':
        '“{{title}}”: what the supplier of the bed sensors may do with data of residents and staff, and how that data is protected.',
      quotation: '“{{title}}”: how many bed sensors this location gets, when you start, and who does what.',
      other: '“{{title}}”.',
    },
    parties: 'Between whom',
    and: 'and {{name}}, {{city}} (KvK {{kvk}}), the supplier of the bed sensors',
    andUnknown: 'and the supplier of the bed sensors',
    duration: 'How long it lasts',
    durations: {
      'processing-agreement':
        'From the day both have signed, for as long as the supplier processes data for {{organisation}}.',
      quotation: 'From the day both have signed, until either of them says in writing that they are stopping.',
      other: 'The document itself says so.',
    },
    ask: 'What we ask of you',
    parts: 'How much there is to read',
    partsText_one: 'After this summary {{count}} more part, about {{minutes}} min.',
    partsText_other: 'After this summary {{count}} more parts, about {{minutes}} min.',
  },
  part: 'Part {{part}} of {{count}}',
  partNumber: 'Part {{part}}',
  partOf: '{{title}}, part {{part}} of {{count}}',
  shown: 'seen',
  sign: 'Sign',
  agree: 'Agree',
  pages_one: 'Page {{first}}',
  pages_other: 'Pages {{first}} to {{last}}',
  page: 'Page {{page}} of {{count}}',
  pageText: 'Text of page {{page}}',
  noText:
    'Page {{page}} has no text that can be read aloud: it is a picture. Do you need the text? Download the document, or ask {{sender}} for help.',
  file: '“{{title}}” cannot be shown here as text or pages. Download the document and read it before you go on.',
  gone: '“{{title}}” has been replaced by a newer version. You can no longer sign with this link. Ask {{sender}} for a new one.',
  download: 'Download or print the whole text (Word): {{title}}',
  downloadDocument: 'Download or print the whole document: {{title}}',
  annexes_one: 'Annex ({{count}})',
  annexes_other: 'Annexes ({{count}})',
  steps: 'Through the document',
  next: 'Next',
  previous: 'Previous',
  officer: '{{name}}, data protection officer (DPO), agreed on {{at}}.',
  unread: 'You can sign once you have seen every part. Not seen yet:',
  why: {
    unread: 'You have not seen this part yet',
    changed: 'The text has changed since you read it',
    text: 'Nothing has been signed. Read on to the last part; what you typed is still there.',
    cookies: 'Do you keep seeing this? Allow cookies in your browser, or contact {{sender}}.',
  },
} satisfies typeof nl
