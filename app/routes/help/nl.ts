export const nl = {
  title: 'Hulp',
  heading: 'Hulp bij de voorbereiding',
  lead: 'Antwoorden op wat projectleiders en teamleiders ons het meest vragen. Staat uw vraag er niet bij? Onderaan leest u hoe u ons bereikt.',
  contents: 'Op deze pagina',
  start: {
    title: 'Beginnen',
    howLong: {
      question: 'Hoeveel tijd kost de voorbereiding?',
      answer:
        'Reken op ongeveer anderhalve maand tot aan de aansluitdag. U hoeft niet alles in één keer te doen. De meeste taken kosten 5 tot 15 minuten.',
    },
    order: {
      question: 'Waar begin ik?',
      answer:
        'Op de routekaart van uw locatie staat bovenaan wat er nu het meest nodig is. U mag ook een andere taak kiezen. Als een taak moet wachten op een andere, staat dat erbij.',
    },
    together: {
      question: 'Kan een collega een deel invullen?',
      answer:
        'Ja. Iedereen van uw organisatie die kan inloggen, ziet dezelfde routekaart. U kunt tegelijk werken: wat u allebei invult, blijft bewaard.',
    },
  },
  saving: {
    title: 'Invullen en bewaren',
    kept: {
      question: 'Raak ik iets kwijt als ik stop?',
      answer:
        'Nee. Als u naar een andere pagina gaat, bewaren we wat u heeft ingevuld, ook als er nog iets ontbreekt. U kunt later verder.',
    },
    who: {
      question: 'Wie ziet wat ik invul?',
      answer:
        'Alleen mensen van uw eigen organisatie die kunnen inloggen en de medewerkers die uw aansluitdag voorbereiden. Andere organisaties zien niets van u.',
    },
    states: {
      question: 'Wat betekenen Open, Bezig, Klaar en Gecontroleerd?',
      answer:
        'Open: er is nog niets ingevuld. Bezig: er ontbreekt nog iets; bij de taak staat wat. Klaar: alles wat nodig is, is er. Gecontroleerd: wij hebben het bekeken en het is goed.',
    },
  },
  meeting: {
    title: 'De startbijeenkomst',
    duration: {
      question: 'Hoe lang duurt de startbijeenkomst en voor wie is die?',
      answer:
        'De bijeenkomst duurt 45 tot 60 minuten en is voor 4 tot 12 zorgmedewerkers. Met meer dan 12 mensen plannen we een tweede bijeenkomst.',
    },
    date: {
      question: 'Wanneer kies ik de datum?',
      answer:
        'Kies eerst een streefdatum. Daarna legt u samen met ons de definitieve datum vast en nodigt u het team uit.',
    },
  },
  day: {
    title: 'De aansluitdag',
    arrival: {
      question: 'Hoe laat begint de aansluitdag?',
      answer: 'We komen tussen 9.30 en 10.00 uur. Per kamer zijn we ongeveer 3 tot 5 minuten bezig.',
    },
    after: {
      question: 'Wat gebeurt er na de aansluitdag?',
      answer:
        'De eerste 14 dagen legt de app zichzelf uit met korte rondleidingen. Voor de eerste 4 tot 6 weken maken we samen een planning, zodat de nachtdienst rustig kan wennen.',
    },
  },
  other: { title: 'Andere vragen' },
  contact: {
    title: 'Komt u er niet uit?',
    text: 'Bel of mail uw contactpersoon bij de leverancier. Noem de naam van uw locatie en het nummer van de taak, bijvoorbeeld 2.2.1. Dan kijken we meteen op dezelfde plek.',
    known:
      'Noem de naam van uw locatie en het nummer van de taak, bijvoorbeeld 2.2.1. Dan kijken we meteen op dezelfde plek.',
    privacy: 'Stuur geen gegevens van bewoners en geen wachtwoorden mee in een mail.',
  },
  programs: {
    text: 'Maakt u een programma dat met de Routekaart werkt?',
    link: 'Lees over de API',
  },
}
