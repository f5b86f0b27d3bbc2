export const nl = {
  title: 'Algemene gegevens',
  intro: {
    heading: 'Vertel ons over uw locatie',
    what: 'U vult in waar de locatie staat, welke afdelingen er zijn, hoe de nachtdienst werkt, hoe u alarmeert en wie onze contactpersoon is.',
    why: 'Met deze gegevens bepalen we hoeveel bedsensoren u nodig heeft, hoe lang de aansluitdag duurt en wie we uitnodigen.',
    who: 'De projectleider of de teamleider. Voor alarmering kunt u hulp vragen aan ICT of de technische dienst.',
    ready: 'Handig om bij de hand te hebben: het aantal bedden per afdeling en de bezetting per dienst.',
  },
  pages: {
    location: {
      title: 'Adres en visie',
      heading: 'Waar is de locatie?',
      lead: 'Naar dit adres komen wij op de aansluitdag.',
    },
    wards: {
      title: 'Afdelingen',
      heading: 'Op welke afdelingen komt het systeem?',
      lead: 'Per afdeling tellen we de bedden. Zo weten we hoeveel bedsensoren u nodig heeft en hoe lang de aansluitdag duurt.',
    },
    'night-shift': {
      title: 'Nachtdienst',
      heading: 'Hoe werkt de nachtdienst?',
      lead: 'In de nacht helpt het systeem het meest. Wij stemmen de uitleg af op wie er dan werkt.',
    },
    alarm: {
      title: 'Alarmering',
      heading: 'Hoe alarmeert u nu?',
      lead: 'Het systeem komt naast wat u nu gebruikt. Daarom willen we weten wat u al heeft.',
    },
    contacts: {
      title: 'Contactpersonen',
      heading: 'Wie is ons contact op deze locatie?',
      lead: 'We bellen of mailen deze personen alleen over de voorbereiding en de aansluitdag.',
    },
  },
  fields: {
    location: {
      address: 'Straat en huisnummer',
      zipcode: 'Postcode',
      city: 'Plaats',
      phone: 'Telefoonnummer van de locatie',
      careVision: 'Visie op zorg',
    },
    residents: 'Aantal bewoners',
    wards: {
      name: 'Naam van de afdeling',
      type: 'Soort afdeling',
      numberOfBeds: 'Aantal bedden',
      remarks: 'Opmerkingen',
      careStaffDay: 'Zorgmedewerkers overdag',
      careStaffEvening: 'Zorgmedewerkers in de avond',
    },
    numberOfWards: 'Aantal afdelingen',
    numberOfBedsenseWards: 'Aantal afdelingen dat bedsensoren krijgt',
    nightshift: {
      amount: 'Hoeveel mensen werken er in de nachtdienst?',
      wardsPerNightShift: 'Voor hoeveel afdelingen zorgt één nachtdienst?',
      shiftsPerWardEvening: 'Hoeveel diensten heeft een afdeling in de avond?',
      rosterType: 'Wie werken er in de nachtdienst?',
    },
    alarm: {
      phones: 'Welke telefoons gebruikt u voor oproepen?',
      explanation: 'Uitleg',
      alarms: 'Welke alarmen gebruikt u nu?',
      otherAlarms: 'Welke andere alarmen?',
    },
    contact: {
      first_name: 'Voornaam contactpersoon',
      last_name: 'Achternaam contactpersoon',
      role: 'Functie contactpersoon',
      email: 'E-mailadres contactpersoon',
      phone: 'Telefoonnummer contactpersoon',
    },
    manager: {
      first_name: 'Voornaam leidinggevende',
      last_name: 'Achternaam leidinggevende',
      role: 'Functie leidinggevende',
    },
  },
  legends: { contact: 'Contactpersoon', manager: 'Leidinggevende' },
  hints: {
    location: {
      careVision:
        'In een paar zinnen: hoe kijkt u op deze locatie naar goede zorg? Dat helpt ons bij de startbijeenkomst.',
    },
    wards: { type: 'Kies of typ zelf, bijvoorbeeld gesloten PG of revalidatie' },
    nightshift: { amount: 'Bijvoorbeeld 2, of 1 en een achterwacht' },
    alarm: { alarms: 'U kunt er meer dan één kiezen' },
  },
  options: {
    wardTypes: {
      'open-pg': 'Open PG',
      'closed-pg': 'Gesloten PG',
      somatic: 'Somatiek',
      rehabilitation: 'Revalidatie',
    },
    rosterType: { fixed: 'Een vaste groep', flex: 'Een vaste groep, aangevuld met flexwerkers' },
    phones: { dect: 'DECT-telefoons', smartphone: 'Smartphones', none: 'Geen telefoons' },
    alarms: {
      'bed-rails': 'Bedhekken',
      'bed-mat': 'Bedmat',
      'smart-optical-sensor': 'Slimme optische sensor',
      'door-alarm': 'Deuralarm',
      'neck-wrist-transmitter': 'Hals- of polszender',
      other: 'Anders',
    },
  },
  rows: {
    wards: {
      legend: 'Afdeling {{number}}',
      named: 'Afdeling {{number}}: {{name}}',
      add: 'Nog een afdeling',
      remove: 'Afdeling {{number}} verwijderen',
      says: {
        numberOfBeds_one: '1 bed',
        numberOfBeds_other: '{{count}} bedden',
        careStaffDay_other: '{{count}} zorgmedewerkers overdag',
        careStaffDay_one: '1 zorgmedewerker overdag',
        careStaffEvening_other: '{{count}} in de avond',
      },
      fewer: {
        title_one: 'Welke afdeling gaat weg?',
        title_other: 'Welke {{count}} afdelingen gaan weg?',
        left_one: 'Daarna blijft er 1 bed over',
        left_other: 'Daarna blijven er {{count}} bedden over',
        gone: 'Van wat u kiest: naam, soort, bedden, zorgmedewerkers en opmerkingen.',
        remove_one: 'Verwijder de gekozen afdeling',
        remove_other: 'Verwijder de gekozen afdelingen',
        keep: 'Nee, laat {{count}} afdelingen staan',
      },
    },
  },
  missing: {
    wards: 'minstens één afdeling',
    nightshift: {
      amount: 'hoeveel mensen er in de nachtdienst werken',
      wardsPerNightShift: 'hoeveel afdelingen één nachtdienst heeft',
      shiftsPerWardEvening: 'hoeveel diensten een afdeling in de avond heeft',
      rosterType: 'wie er in de nachtdienst werken',
    },
    alarm: { phones: 'welke telefoons u voor oproepen gebruikt' },
  },
  done: {
    heading: 'Wij kennen uw locatie',
    text: 'Met deze gegevens maken we de studieovereenkomst en plannen we de aansluitdag. U kunt alles later nog wijzigen.',
  },
  dueReason: 'Dan weten wij op tijd hoeveel bedsensoren u nodig heeft en hoe lang de dag duurt.',
  beds: {
    oneDay_one: 'Samen is dat {{count}} bed. Het aansluiten duurt ongeveer {{from}} tot {{to}} uur.',
    oneDay_other: 'Samen zijn dat {{count}} bedden. Het aansluiten duurt ongeveer {{from}} tot {{to}} uur.',
    moreDays:
      'Samen zijn dat {{count}} bedden. Houd rekening met {{days}} dagen om alles aan te sluiten. Wij spreken met u af welke dagen dat zijn.',
  },
}
