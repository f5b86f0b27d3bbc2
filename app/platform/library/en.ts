import type { nl } from './nl.ts'

export const en = {
  categories: {
    general: 'General information',
    'added-value': 'What it brings',
    study: 'Studies',
    ict: 'For the IT colleague',
  },
  languages: { nl: 'Dutch', en: 'English' },
  download: 'Download {{title}}',
  about: '{{kind}}, {{size}}',
  inDutch: 'in Dutch',
  inEnglish: 'in English',
} satisfies typeof nl
