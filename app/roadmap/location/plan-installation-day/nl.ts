export const nl = {
  title: 'Planning aansluitdag',
  intro: {
    heading: 'Plan de aansluitdag',
    what: 'U legt de dag vast waarop wij de bedsensoren aansluiten en ziet hoe die dag verloopt.',
    why: 'Op de aansluitdag komen we in alle kamers. Met een goede planning storen we bewoners en collega’s zo weinig mogelijk.',
    who: 'De projectleider of de teamleider.',
    ready:
      'Reken op ongeveer anderhalve maand voorbereiding. Vul eerst het aantal bedden van uw afdelingen in. Dan kunnen we uitrekenen hoe lang de dag duurt.',
  },
  pages: {
    details: {
      title: 'Datum',
      heading: 'Op welke dag sluiten we aan?',
      lead: 'Kies een werkdag waarop iemand van de afdeling met ons mee kan lopen. De startbijeenkomst is daarvóór geweest.',
    },
    planning: {
      title: 'Dagplanning',
      heading: 'Zo verloopt de aansluitdag',
      lead: 'Wij komen tussen 9.30 en 10.00 uur. Print het draaiboek of download het, en deel het met wie die dag nodig is.',
    },
  },
  fields: { date: 'Datum van de aansluitdag', connectedOn: 'Aangesloten op', bedsLeft: 'Nog niet alle bedden' },
  legends: {},
  hints: { date: 'Past deze dag ons niet, dan bellen we u' },
  options: {},
  rows: {},
  missing: {},
  done: {
    heading: 'De aansluitdag is gepland',
    text: 'De datum staat op de routekaart en in het overzicht. Alle taken die nog open zijn, krijgen een datum die hierbij past.',
  },
  dueReason: 'Dan houden wij de dag voor u vrij en kunt u het rooster erop maken.',
  waits: {
    title: '{{title}}: nog niet compleet',
    date: 'U kunt al wel een datum kiezen. De planning van de dag klopt pas als deze gegevens er zijn.',
    planning: 'De planning hieronder klopt pas als deze gegevens er zijn.',
    action: 'Bekijk wat nog nodig is',
  },
  calendar: 'In de agenda',
}
