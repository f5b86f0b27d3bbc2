export const nl = {
  title: 'Belaankondiging nachtdienst',
  intro: {
    heading: 'Laat de nachtdienst weten dat wij bellen',
    what: 'U leest de aankondiging en deelt die met de collega’s van de nachtdienst.',
    why: 'Een telefoontje in de nacht is onverwacht. Wie weet dat wij bellen en waarom, neemt op en heeft er iets aan.',
    who: 'De teamleider.',
    ready: 'U heeft niets nodig. De tekst staat klaar.',
  },
  pages: {
    read: {
      title: 'Aankondiging lezen',
      heading: 'Dit vertelt u de nachtdienst',
      lead: 'In de eerste weken na de aansluitdag belt onze begeleider met de nachtdienst. Die vraagt hoe het gaat en helpt met de app.',
    },
    share: {
      title: 'Aankondiging delen',
      heading: 'Weet de nachtdienst dat wij bellen?',
      lead: 'Deel de aankondiging bijvoorbeeld in de overdracht, per mail of in de groepsapp van het team.',
    },
  },
  fields: {
    readOnce: 'Aankondiging gelezen',
    shared: 'Aankondiging gedeeld met de nachtdienst',
  },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { shared: 'de aankondiging delen met de nachtdienst' },
  done: {
    heading: 'De nachtdienst weet dat wij bellen',
    text: 'Wij bellen in de weken van het rooster dat u doorgaf, op een rustig moment in de dienst.',
  },
  dueReason: 'Dan weet de nachtdienst op tijd wie er belt.',
}
