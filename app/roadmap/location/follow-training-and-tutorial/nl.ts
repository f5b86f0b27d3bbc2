export const nl = {
  title: 'Training en uitleg',
  intro: {
    heading: 'Leer werken met het systeem',
    what: 'U leest hoe de training gaat en downloadt de snelstartkaarten en de uitleg over inloggen.',
    why: 'Na de aansluitdag werkt u er elke nacht mee. Met een beetje oefening vooraf weet iedereen wat een melding betekent.',
    who: 'De teamleider en alle zorgmedewerkers die met de app gaan werken.',
    ready: 'Wat u nodig heeft: een telefoon met de app. U kunt ook met zijn tweeën oefenen.',
  },
  pages: {
    training: {
      title: 'Training',
      heading: 'Zo leren collega’s het systeem kennen',
      lead: 'Hier leest u hoe u de app leert kennen en wat er in de eerste weken gebeurt. U kunt deze pagina printen voor uw team.',
    },
    'quick-guides': {
      title: 'Snelstartkaarten',
      heading: 'Download de snelstartkaarten',
      lead: 'Op één blad staat hoe u inlogt en wat u met een melding doet. Hang de kaart voor zorgmedewerkers op in de teampost of geef die mee aan flexwerkers.',
    },
  },
  fields: { downloaded: 'Snelstartkaart gedownload' },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { downloaded: 'een snelstartkaart downloaden' },
  done: {
    heading: 'Uw team kan aan de slag',
    text: 'Deel de snelstartkaarten met iedereen die met de app gaat werken. Loopt iemand vast, dan helpen we op de aansluitdag zelf.',
  },
  dueReason: 'Dan kan iedereen op de aansluitdag inloggen.',
  notSet: {
    meeting: 'De startbijeenkomst staat nog niet vast. Zodra u de datum daarvan invult, staat die ook hier.',
    day: 'De aansluitdag staat nog niet vast. Zodra u de datum daarvan invult, staat die ook hier.',
    both: 'De startbijeenkomst en de aansluitdag staan nog niet vast. Zodra u die datums invult, staan ze ook hier.',
  },
}
