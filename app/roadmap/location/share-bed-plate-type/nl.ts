export const nl = {
  title: 'Bedplaten',
  intro: {
    heading: 'Laat zien op welke bedplaten de sensoren komen',
    what: 'U geeft aan of alle bedden dezelfde bedplaat hebben en stuurt foto’s van elke soort.',
    why: 'De bedsensor ligt op de bedplaat, onder het matras. Door de foto’s nemen we op de aansluitdag het juiste materiaal mee.',
    who: 'Een zorgmedewerker of de technische dienst. Foto’s met een telefoon zijn prima.',
    ready:
      'Til het matras op en maak per soort bed één foto van de hele plaat. Zorg dat er geen bewoners op de foto staan.',
  },
  pages: {
    details: {
      title: 'Soorten',
      heading: 'Hebben alle bedden dezelfde bedplaat?',
      lead: 'De bedplaat is de plaat of lattenbodem waarop het matras ligt.',
    },
    upload: {
      title: 'Foto’s uploaden',
      heading: 'Hoe zien de bedplaten eruit?',
      lead: 'Kies van elke soort één foto. Alleen uw organisatie en wij zien de foto’s.',
    },
  },
  fields: { unique: 'Hebben alle bedden dezelfde bedplaat?' },
  legends: {},
  hints: { unique: 'Weet u het niet zeker? Kijk dan bij een paar bedden op elke afdeling.' },
  options: { unique: { true: 'Ja, één soort', false: 'Nee, verschillende soorten' } },
  rows: {},
  missing: { document: 'foto’s van de bedplaten', newVersion: 'nieuwe foto’s van de bedplaten' },
  done: {
    heading: 'Wij weten op welke bedplaten de sensoren komen',
    text: 'We bekijken de foto’s. Is er iets niet duidelijk, dan nemen we contact met u op.',
  },
  dueReason: 'Dan kunnen wij het juiste materiaal voor uw bedden klaarleggen.',
  uploaded: 'de foto’s van de bedplaten',
}
