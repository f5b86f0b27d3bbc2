export const nl = {
  title: 'Organisatie en locaties',
  intro: {
    heading: 'Vertel ons over uw organisatie',
    what: 'U vult de gegevens van uw organisatie in, wie de leiding heeft en welke locaties bedsensoren krijgen.',
    why: 'Met deze gegevens maken we de overeenkomsten. Elke locatie die u noemt, krijgt een eigen routekaart.',
    who: 'De projectleider of het secretariaat van de organisatie.',
    ready: 'Handig om bij de hand te hebben: het KvK-nummer en de namen van de locaties.',
  },
  pages: {
    organisation: {
      title: 'Organisatie',
      heading: 'Wat zijn de gegevens van uw organisatie?',
      lead: 'Deze gegevens komen in de overeenkomsten. Neem ze over zoals ze bij de Kamer van Koophandel staan.',
    },
    locations: {
      title: 'Locaties',
      heading: 'Welke locaties doen mee?',
      lead: 'Geef elke locatie de naam die uw collega’s gebruiken. Daarna kan de locatie zelf aan de slag met de routekaart.',
    },
  },
  fields: {
    organisation: {
      name: 'Naam van de organisatie',
      kvk: 'KvK-nummer van de organisatie',
      address: 'Straat en huisnummer van de organisatie',
      zipcode: 'Postcode van de organisatie',
      city: 'Plaats van de organisatie',
    },
    manager: {
      first_name: 'Voornaam leidinggevende',
      last_name: 'Achternaam leidinggevende',
      role: 'Functie leidinggevende',
    },
    numberOfLocations: 'Aantal locaties van de organisatie',
    numberOfBedsenseLocations: 'Aantal locaties dat bedsensoren krijgt',
    locations: { name: 'Naam van de locatie' },
  },
  legends: { organisation: 'Organisatie', manager: 'Leidinggevende van de organisatie' },
  hints: {
    organisation: { kvk: 'Acht cijfers' },
    manager: { role: 'Bijvoorbeeld bestuurder of directeur zorg' },
  },
  options: {},
  rows: {
    locations: {
      legend: 'Locatie {{number}}',
      named: 'Locatie {{number}}: {{name}}',
      add: 'Nog een locatie',
      remove: 'Locatie {{number}} verwijderen',
      fewer: {
        title_one: 'Welke locatie gaat weg?',
        title_other: 'Welke {{count}} locaties gaan weg?',
        gone: 'Van wat u kiest: de naam, en de routekaart die erbij hoort. Daarin is nog niets ingevuld.',
        remove_one: 'Verwijder de gekozen locatie',
        remove_other: 'Verwijder de gekozen locaties',
        keep: 'Nee, laat {{count}} locaties staan',
      },
    },
  },
  missing: { locations: 'minstens één locatie' },
  done: {
    heading: 'Wij kennen uw organisatie',
    text: 'Elke locatie met een naam heeft nu een eigen routekaart.',
  },
  dueReason: 'Dan kan elke locatie op tijd met de eigen routekaart beginnen.',
  spreadsheet: 'Heeft u veel locaties in een spreadsheet staan?',
  spreadsheetLink: 'Neem ze in één keer over',
}
