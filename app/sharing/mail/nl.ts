export const nl = {
  link: {
    subject: '{{sender}} deelt iets met u: {{title}} ({{organisation}})',
    subjectReminder: 'Herinnering: {{sender}} deelt iets met u: {{title}} ({{organisation}})',
    hello: 'Beste {{name}},',
    shared: '{{sender}} van {{organisation}} deelt iets met u: {{title}}.',
    sharedByProvider: '{{sender}} deelt iets met u: {{title}}.',
    reminder:
      '{{sender}} herinnert u aan wat met u gedeeld is: {{title}}. Dit is een nieuwe link: die in het vorige bericht werkt niet meer.',
    reminderSame:
      'Wij herinneren u aan wat {{sender}} van {{organisation}} met u deelde: {{title}}. Dit is dezelfde link als in het vorige bericht.',
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
  answered: {
    subject: 'Antwoord van {{name}}: {{title}} ({{organisation}})',
    subjectMany: 'Meer antwoorden van {{name}}: {{title}} ({{organisation}})',
    many: '{{name}} antwoordt vandaag vaak. Daarom is dit het laatste bericht van vandaag over deze link. Alle antwoorden, ook die nog komen, staan op de pagina van de link.',
    shared: 'U deelde voor {{organisation}} iets met {{name}}: {{title}}.',
    outcomes: {
      approved: '{{name}} geeft akkoord.',
      'changes-asked': '{{name}} vraagt om wijzigingen.',
      declined: '{{name}} geeft geen akkoord.',
      moved: '{{name}} is niet de juiste persoon. U bepaalt of iemand anders dit krijgt.',
      filled: '{{name}} is klaar met invullen.',
      uploaded: '{{name}} stuurde het getekende document.',
      signed: '{{name}} heeft getekend.',
    },
    open: 'Bekijk het antwoord',
    signIn: 'U ziet het antwoord als u bent ingelogd.',
  },
}
