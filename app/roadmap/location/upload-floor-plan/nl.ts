export const nl = {
  title: 'Plattegrond',
  intro: {
    heading: 'Stuur ons de plattegrond',
    what: 'U uploadt een plattegrond van elke afdeling die bedsensoren krijgt.',
    why: 'Met de plattegrond lopen we op de aansluitdag de kortste route en krijgt elke sensor de juiste kamer.',
    who: 'De teamleider, of vraag de technische dienst om een tekening.',
    ready:
      'Een vluchtplan of een duidelijke foto is genoeg, als de kamernummers te lezen zijn. Er hoeven geen namen van bewoners op.',
  },
  pages: {
    upload: {
      title: 'Uploaden',
      heading: 'Hoe zijn de afdelingen ingedeeld?',
      lead: 'Kies voor elke afdeling een bestand. Alleen uw organisatie en wij zien de plattegrond.',
    },
    confirmation: {
      title: 'Controle',
      heading: 'Klopt de plattegrond?',
      lead: 'Controleer of elke afdeling erbij staat en of de kamernummers te lezen zijn. Dan is de technische voorbereiding van de aansluitdag rond.',
    },
  },
  fields: { uploadedOnce: 'Plattegrond geüpload' },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { document: 'de plattegrond', newVersion: 'een nieuwe versie van de plattegrond' },
  done: {
    heading: 'Wij kunnen de weg vinden',
    text: 'We controleren of we de plattegrond kunnen gebruiken. Daarna staat deze taak op “Gecontroleerd”.',
  },
  dueReason: 'Dan kunnen wij de route langs de kamers voorbereiden.',
  noPlan: {
    heading: 'Eerst is een plattegrond nodig',
    lead: 'Er zijn nog geen bestanden. Upload de plattegrond; daarna controleert u die hier.',
    toUpload: 'Naar het uploaden',
  },
}
