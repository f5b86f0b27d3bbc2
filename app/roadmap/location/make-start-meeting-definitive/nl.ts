export const nl = {
  title: 'Startbijeenkomst',
  intro: {
    heading: 'Leg de startbijeenkomst vast',
    what: 'U kiest de datum en tijd van de startbijeenkomst en nodigt collega’s uit.',
    why: 'Op de bijeenkomst leren zorgmedewerkers wat het systeem doet en hoe ze ermee werken. Dat doen we vlak voor de aansluitdag.',
    who: 'De projectleider of de teamleider, samen met wie het rooster maakt.',
    ready:
      'De bijeenkomst duurt 45 tot 60 minuten en is voor 4 tot 12 zorgmedewerkers. Komen er meer dan 12, plan dan een tweede bijeenkomst.',
  },
  pages: {
    details: {
      title: 'Datum en tijd',
      heading: 'Wanneer is de startbijeenkomst?',
      lead: 'Reken op 45 tot 60 minuten. Kies tijden waarop ook collega’s van de nachtdienst kunnen komen.',
    },
    invitation: {
      title: 'Uitnodiging',
      heading: 'Nodig uw collega’s uit',
      lead: 'Hier staat de uitnodiging met de datum, de tijd en de plaats. U kunt de uitnodiging doorsturen en de bijeenkomst in de agenda zetten.',
    },
  },
  fields: {
    numberOfDates: 'Aantal startbijeenkomsten',
    dates: { date: 'Datum en tijd van de startbijeenkomst' },
    momo_contact: {
      full_name: 'Naam van uw contactpersoon bij ons',
      email: 'E-mailadres van uw contactpersoon bij ons',
    },
  },
  legends: { momo_contact: 'Uw contactpersoon bij ons' },
  hints: {
    momo_contact: {
      full_name: 'Komt in de uitnodiging',
      email: 'Komt in de uitnodiging',
    },
  },
  options: {},
  rows: {
    dates: {
      legend: 'Startbijeenkomst {{number}}',
      add: 'Nog een startbijeenkomst',
      remove: 'Startbijeenkomst {{number}} verwijderen',
      fewer: {
        title_one: 'Welke startbijeenkomst gaat weg?',
        title_other: 'Welke {{count}} startbijeenkomsten gaan weg?',
        gone: 'Van wat u kiest: dag en tijd. Wie al een uitnodiging heeft, krijgt van ons geen bericht.',
        remove_one: 'Verwijder de gekozen startbijeenkomst',
        remove_other: 'Verwijder de gekozen startbijeenkomsten',
        keep: 'Nee, laat {{count}} startbijeenkomsten staan',
      },
    },
  },
  missing: { dates: 'datum en tijd van minstens één startbijeenkomst' },
  done: {
    heading: 'De startbijeenkomst staat vast',
    text: 'Wij komen naar uw locatie op de datum die u koos. Moet de bijeenkomst verzet worden? Verander dan hier de datum en stuur een nieuwe uitnodiging.',
  },
  dueReason: 'Dan kunnen collega’s er in het rooster rekening mee houden.',
  lock: {
    title: 'Kies eerst een streefdatum',
    text: 'De startbijeenkomst is vlak voor de aansluitdag. Zolang er geen streefdatum is, kunt u hier nog niets invullen.',
    action: 'Naar {{title}}',
  },
  advice: {
    unknown:
      'Een groep van 4 tot 12 zorgmedewerkers werkt het best. Komen er meer dan 12, plan dan een tweede bijeenkomst.',
    known_one:
      'Op uw afdelingen werken overdag en in de avond samen {{staff}} zorgmedewerkers. Daarvoor is één bijeenkomst genoeg. Komen er meer dan 12, ook van de nachtdienst? Plan dan een tweede.',
    known_other:
      'Op uw afdelingen werken overdag en in de avond samen {{staff}} zorgmedewerkers. Plan daarvoor {{count}} bijeenkomsten, met elke keer 4 tot 12 zorgmedewerkers.',
  },
  share: {
    noDates: 'Er is nog geen datum. Daarom zijn er in de uitnodiging nog plekken open.',
    toDates: 'Datum en tijd invullen',
    message: 'Als bericht',
    paper: 'Op papier',
    paperText: 'Hang de uitnodiging op of deel die uit. U kunt ook deze pagina printen.',
    calendar: 'In de agenda',
  },
}
