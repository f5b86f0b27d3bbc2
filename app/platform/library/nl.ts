export const nl = {
  categories: {
    general: 'Algemene informatie',
    'added-value': 'Wat het oplevert',
    study: 'Onderzoek',
    ict: 'Voor de ICT-collega',
  },
  languages: { nl: 'Nederlands', en: 'Engels' },
  download: '{{title}} downloaden',
  about: '{{kind}}, {{size}}',
  inDutch: 'in het Nederlands',
  inEnglish: 'in het Engels',
}
