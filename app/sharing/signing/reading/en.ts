import type { nl } from './nl.ts'

export const en = {
  contents: 'Contents',
  contentsAt: 'Contents: part {{part}} of {{count}}',
  summary: {
    title: 'Summary',
    what: 'What it is about',
    about: {
      'processing-agreement':
        '“{{title}}”: what the supplier of the bed sensors may do with residents’ and staff data, and how that data is protected.',
      quotation: '“{{title}}”: how many bed sensors this location gets, when you start, and who does what.',
      other: '“{{title}}”.',
    },
    parties: 'Who it is between',
    and: 'and {{name}}, {{city}} (KvK {{kvk}}), the supplier of the bed sensors',
    andUnknown: 'and the supplier of the bed sensors',
    duration: 'How long it lasts',
    durations: {
      'processing-agreement':
        'From the day both have signed, for as long as the supplier processes data for {{organisation}}.',
      quotation: 'From the day both have signed, until one of them gives notice in writing.',
      other: 'See the document itself.',
    },
    ask: 'What we need from you',
    parts: 'How much there is to read',
    partsText_one: '{{count}} more part after this summary, about {{minutes}} min.',
    partsText_other: '{{count}} more parts after this summary, about {{minutes}} min.',
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
    'Page {{page}} is a picture, so its text can’t be read aloud. If you need the text, download the document or ask {{sender}} for help.',
  file: 'We can’t show “{{title}}” here as text or pages. Download the document and read it before you go on.',
  gone: 'A newer version has replaced “{{title}}”. You can’t sign with this link any more. Ask {{sender}} for a new one.',
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
    unread: 'You haven’t seen this part yet',
    changed: 'The text has changed since you read it',
    text: 'Nothing has been signed. Read on to the last part. What you typed is still there.',
    cookies: 'If you keep seeing this, allow cookies in your browser or contact {{sender}}.',
  },
} satisfies typeof nl
