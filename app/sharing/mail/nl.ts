export const nl = {
  link: {
    subject: '{{sender}} deelt iets met u: {{title}} ({{organisation}})',
    subjectReminder: 'Herinnering: {{sender}} deelt iets met u: {{title}} ({{organisation}})',
    hello: 'Beste {{name}},',
    shared: '{{sender}} van {{organisation}} deelt iets met u: {{title}}.',
    sharedByProvider: '{{sender}} deelt iets met u: {{title}}.',
    reminder:
      '{{sender}} herinnert u aan wat met u gedeeld is: {{title}}. Dit is een nieuwe link: die in het vorige bericht werkt niet meer.',
    may: {
      read: 'U kunt het lezen.',
      review: 'U kunt het lezen, opmerkingen maken en laten weten of u akkoord bent.',
      fill: 'U kunt het zelf invullen.',
      upload: 'U kunt het getekende document terugsturen.',
      sign: 'U kunt het lezen en tekenen.',
    },
    wrote: '{{sender}} schrijft u:',
    open: 'Open wat met u gedeeld is',
    code: 'De link vraagt om een code. Die krijgt u apart van {{sender}}.',
    until: 'De link werkt tot en met {{until}}. U heeft geen account nodig.',
    personal: 'De link is voor u persoonlijk. Geef hem niet door.',
  },
}
