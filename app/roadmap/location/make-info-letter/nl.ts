export const nl = {
  title: 'Informatiebrief',
  intro: {
    heading: 'Vertel bewoners en familie wat er komt',
    what: 'U vult in wie vragen beantwoordt, downloadt de brief die wij voor u maken, en deelt hem met de cliëntenraad en met bewoners en familie.',
    why: 'Wie op tijd weet wat de sensor wel en niet doet, heeft minder vragen en minder zorgen op de aansluitdag.',
    who: 'De projectleider of de teamleider, samen met wie de brieven aan families verstuurt.',
    ready:
      'Handig om bij de hand te hebben: naam, e-mailadres en telefoonnummer van degene bij wie families terechtkunnen.',
  },
  pages: {
    details: {
      title: 'Contactpersonen',
      heading: 'Bij wie kunnen families terecht?',
      lead: 'Deze personen staan in de brief met hun e-mailadres en telefoonnummer. Iedereen die de brief krijgt, ziet die gegevens.',
    },
    download: {
      title: 'Brief downloaden',
      heading: 'Download de brief',
      lead: 'De brief is ingevuld met uw gegevens. U kunt hem openen in een tekstverwerker en de tekst aanpassen.',
    },
    share: {
      title: 'Brief delen',
      heading: 'Met wie heeft u de brief gedeeld?',
      lead: 'Laat de brief eerst aan de cliëntenraad zien. Geef hem daarna aan bewoners en familie. Wij schreven er een bericht bij, dat u zelf verstuurt. Voeg de brief toe als bijlage.',
    },
  },
  fields: {
    downloaded: 'Brief gedownload',
    numberOfPersons: 'Aantal contactpersonen in de brief',
    persons: {
      first_name: 'Voornaam contactpersoon voor families',
      last_name: 'Achternaam contactpersoon voor families',
      role: 'Functie contactpersoon voor families',
      email: 'E-mailadres contactpersoon voor families',
      phone: 'Telefoonnummer contactpersoon voor families',
    },
    sharedCouncil: 'Brief gedeeld met de cliëntenraad',
    remarksCouncil: 'Opmerkingen van de cliëntenraad',
    sharedFamily: 'Brief gedeeld met bewoners en familie',
    remarksFamily: 'Opmerkingen van bewoners en familie',
  },
  legends: { council: 'Cliëntenraad', family: 'Bewoners en familie' },
  hints: {
    persons: { role: 'Bijvoorbeeld teamleider of zorgcoördinator' },
  },
  options: {},
  rows: {
    persons: {
      legend: 'Contactpersoon {{number}}',
      named: 'Contactpersoon {{number}}: {{name}}',
      add: 'Nog een contactpersoon',
      remove: 'Contactpersoon {{number}} verwijderen',
      fewer: {
        title_one: 'Welke contactpersoon gaat weg?',
        title_other: 'Welke {{count}} contactpersonen gaan weg?',
        gone: 'Van wie u kiest: naam, functie, e-mailadres en telefoonnummer. Die staan dan ook niet meer in de brief.',
        remove_one: 'Verwijder de gekozen contactpersoon',
        remove_other: 'Verwijder de gekozen contactpersonen',
        keep: 'Nee, laat {{count}} contactpersonen staan',
      },
    },
  },
  missing: {
    persons: 'een contactpersoon met e-mailadres en telefoonnummer',
    downloaded: 'de brief downloaden',
    sharedFamily: 'de brief delen met bewoners en familie',
  },
  done: {
    heading: 'Bewoners en familie zijn op de hoogte',
    text: 'Komen er vragen die u niet kunt beantwoorden? Geef ze aan ons door. U kunt de brief later opnieuw downloaden.',
  },
  dueReason: 'Dan heeft familie de brief een maand van tevoren.',
}
