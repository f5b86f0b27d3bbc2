export const nl = {
  title: 'Studieovereenkomst',
  intro: {
    heading: 'Bereid de studieovereenkomst voor',
    what: 'U controleert het aantal bedsensoren en vult in wie tekent, voor welk adres en wanneer u wilt beginnen.',
    why: 'Hiermee maken wij de studieovereenkomst. Daarin staat wat we afspreken over de bedsensoren op deze locatie.',
    who: 'De projectleider. Tekenen doet iemand die namens de organisatie mag tekenen.',
    ready: 'Handig om bij de hand te hebben: het aantal bedden per afdeling en de gegevens van wie tekent.',
  },
  pages: {
    check: {
      title: 'Controleren',
      heading: 'Klopt het aantal bedsensoren?',
      lead: 'Wij tellen de bedden van alle afdelingen bij elkaar op. Elk bed krijgt één bedsensor.',
    },
    details: {
      title: 'Gegevens',
      heading: 'Wat komt er in de studieovereenkomst?',
      lead: 'Deze gegevens nemen wij letterlijk over. Alleen uw organisatie en onze medewerkers zien ze.',
    },
  },
  fields: {
    checked: 'Het aantal bedsensoren klopt',
    location: {
      address: 'Straat en huisnummer voor de overeenkomst',
      zipcode: 'Postcode voor de overeenkomst',
      city: 'Plaats voor de overeenkomst',
    },
    signer: {
      first_name: 'Voornaam ondertekenaar',
      last_name: 'Achternaam ondertekenaar',
      role: 'Functie ondertekenaar',
    },
    remarks: 'Opmerkingen bij de overeenkomst',
    start_month: 'Maand waarin u wilt beginnen',
    start_year: 'Jaar waarin u wilt beginnen',
  },
  legends: { location: 'Adres', signer: 'Wie tekent', start: 'Wanneer wilt u beginnen?' },
  hints: {
    signer: { role: 'Bijvoorbeeld bestuurder of locatiemanager' },
    start_month: 'Reken op ongeveer anderhalve maand voorbereiding',
  },
  options: {},
  rows: {},
  missing: {
    checked: 'bevestig het aantal bedsensoren',
    start_month: 'de maand van de start',
    start_year: 'het jaar van de start',
  },
  done: {
    heading: 'De gegevens voor de overeenkomst zijn compleet',
    text: 'Lezen, downloaden en laten tekenen doet u bij “Gegevens”: met de pen, of met een link. Intussen kunt u verder met de andere taken.',
  },
  dueReason: 'Dan is de overeenkomst getekend voordat wij de bedsensoren klaarmaken.',
  notYet: { checked: 'Nog niet bevestigd' },
  beds: {
    caption: 'Bedsensoren per afdeling',
    ward: 'Afdeling',
    sensors: 'Bedsensoren',
    unnamed: 'Afdeling {{number}}',
    total: 'Samen',
    wrong: 'Klopt het niet?',
    toWards: 'Pas de bedden per afdeling aan',
  },
  agreement: {
    title: 'De overeenkomst zelf',
    text: 'Lezen kan nu al, met wat is opgeslagen. Tekenen kan met de pen, of met een link.',
    textOnPaper: 'Lezen kan nu al, met wat is opgeslagen. Tekenen kan met de pen; met een link kan dat nog niet.',
    toSign: 'Laat iemand tekenen met een link',
  },
  lock: {
    heading: 'Eerst nog nodig',
    missing_one: 'Voor de overeenkomst moeten wij uw locatie kennen. Dit ontbreekt nog:',
    missing_other: 'Voor de overeenkomst moeten wij uw locatie kennen. Deze {{count}} dingen ontbreken nog:',
    lead: 'U kunt dit nog niet invullen. Hieronder staat wat er eerst nodig is.',
    confirm: 'Bevestig het aantal bedsensoren.',
    toCheck: 'Naar de controle',
  },
}
