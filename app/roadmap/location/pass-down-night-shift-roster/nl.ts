export const nl = {
  title: 'Rooster nachtdienst',
  intro: {
    heading: 'Geef het rooster van de nachtdienst door',
    what: 'U geeft door wie er in de eerste 4 tot 6 weken na de aansluitdag nachtdienst heeft. Dat kan als bestand of als tekst.',
    why: 'In die weken belt onze begeleider met de nachtdienst om te horen hoe het gaat. Dan moeten we weten wie er werkt.',
    who: 'De teamleider of de planner.',
    ready:
      'Een foto of afdruk van uw rooster is genoeg. Wij hebben alleen de nachtdiensten nodig. Haal andere gegevens weg.',
  },
  pages: {
    upload: {
      title: 'Rooster',
      heading: 'Wie werken er in de nachtdienst?',
      lead: 'Typ het rooster van de eerste 4 tot 6 weken, of upload een bestand. Alleen uw organisatie en wij zien het. Wij gebruiken het alleen om te bellen.',
    },
  },
  fields: { textual: 'Rooster van de nachtdienst als tekst', image: 'Rooster van de nachtdienst als bestand' },
  legends: {},
  hints: { textual: 'Bijvoorbeeld: week 17, ma tot wo Ans, do tot zo Bea. Laat dit leeg als u een bestand uploadt' },
  options: {},
  rows: {},
  missing: {
    document: 'het rooster van de nachtdienst, als bestand of als tekst',
    newVersion: 'een nieuwe versie van het rooster van de nachtdienst',
  },
  done: {
    heading: 'Wij weten wie er ’s nachts werkt',
    text: 'Verandert het rooster? Vervang het dan hier. Laat de nachtdienst ook weten dat wij bellen. Dat is een eigen taak.',
  },
  dueReason: 'Dan weten wij op tijd wie wij in de nacht kunnen bellen.',
  uploaded: 'het rooster van de nachtdienst',
}
