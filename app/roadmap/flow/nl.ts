export const nl = {
  sections: {
    organisation: {
      organisation: 'Uw organisatie',
      'setting-up': 'Op één lijn',
    },
    location: {
      location: 'Keuze van de unit',
      'setting-up': 'Op één lijn',
      technical: 'Technische voorbereiding',
      'start-meeting': 'Startbijeenkomst met de zorg',
      'installation-day': 'Aansluitdag',
    },
  },
  categories: { general: 'Algemeen', management: 'Afspraken', it: 'ICT', notify: 'Informeren' },
  card: {
    ofPlace: 'Routekaart van {{name}}',
    title: 'Routekaart',
    andMore: '{{list}} en nog {{count}} meer',
    waitsFor: 'Wacht op {{title}}',
    due: 'voor {{day}}',
    late_one: '{{count}} werkdag te laat',
    late_other: '{{count}} werkdagen te laat',
    changed: 'gewijzigd door {{by}}, {{day}}',
  },
  page: {
    intro: 'Waarom we dit vragen',
    done: 'Klaar',
    answers: 'Antwoorden nakijken',
    complete: 'klaar',
    empty: 'open',
    toGo_one: 'nog {{count}} vraag',
    toGo_other: 'nog {{count}} vragen',
  },
  answers: {
    heading: 'Kloppen uw antwoorden?',
    lead: 'Kijk na wat u heeft ingevuld. Wat nog nodig is, heeft een link naar de vraag.',
    leadComplete: 'Kijk na wat u heeft ingevuld. Alles wat nodig is, staat erin.',
    yes: 'Ja',
    no: 'Nee',
  },
  saving: {
    saved: 'Alles wat goed is ingevuld, is opgeslagen.',
    nothing: 'niets',
    yes: 'ja',
    no: 'nee',
    conflict:
      '{{by}} heeft dit intussen gewijzigd in: {{theirs}} ({{when}}). Uw antwoord staat nog in het veld. Sla nog eens op om uw antwoord te houden, of neem het andere over.',
    conflictRemoved:
      '{{by}} heeft dit intussen verwijderd of gewijzigd ({{when}}). Kijk wat er nu staat, en sla nog eens op om uw antwoord te houden.',
    locked: 'U kunt dit nog niet invullen. Op deze pagina staat wat er eerst nodig is. Er is niets opgeslagen.',
    notYet: 'U kunt nog niet verder. Op deze pagina staat wat er eerst nodig is.',
    noLocation: 'Deze locatie is nog niet aangemaakt. Er is niets opgeslagen.',
    locationMoved:
      'Er is een locatie verwijderd, waardoor deze pagina bij een andere locatie hoort. Er is niets opgeslagen. Open de pagina opnieuw vanaf uw locaties.',
    locationInUse:
      'Voor deze locatie is al iets ingevuld. Daarom kunt u haar niet zelf verwijderen. Neem contact op met uw contactpersoon. Uw andere wijzigingen zijn niet opgeslagen.',
  },
  invalid: {
    email: 'Dit is geen e-mailadres. Een e-mailadres ziet er zo uit: naam@voorbeeld.nl',
    unreadable: 'Hier staat een teken dat we niet kunnen bewaren. Typ de tekst opnieuw.',
    tooLong: 'Dit is te lang. Gebruik hoogstens {{most}} tekens.',
    tooMuch: 'Vul een getal in van hoogstens {{most}}.',
    tooLittle: 'Vul een getal in van minstens {{least}}.',
    number: 'Vul een heel getal in, bijvoorbeeld 12.',
    date: 'Dit is geen datum. Schrijf dag, maand en jaar, bijvoorbeeld 12-4-2027.',
    moment: 'Vul een dag en een tijd in, bijvoorbeeld 12-4-2027 en 14.30.',
    dateRange: 'Deze datum ligt te ver weg. Kijk of het jaar klopt.',
    choice: 'Kies een van de mogelijkheden.',
    chooseOne: 'Kies minstens één mogelijkheid.',
    confirm: 'Kijk of dit klopt, en vink het dan aan.',
    tooManyRows: 'Dit zijn er te veel. Verwijder er eerst een.',
  },
}
