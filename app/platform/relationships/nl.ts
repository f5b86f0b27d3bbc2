export const nl = {
  states: {
    prospect: 'Kennismaking',
    agreed: 'Afgesproken',
    preparing: 'In voorbereiding',
    connected: 'Aangesloten',
    ended: 'Gestopt',
  },
  appointment: {
    title: 'Volgende afspraak',
    when: '{{when}} uur',
    none: 'Er is nu geen vervolgafspraak gepland.',
    noneWithContact: 'Er is nu geen vervolgafspraak gepland. Wilt u er een maken? Neem contact op met {{name}}.',
    place: 'Waar',
    note: 'Waarover',
    contact: 'Uw contactpersoon bij ons',
    calendar: 'Zet deze afspraak in uw agenda (.ics)',
    calendarTitle: 'Afspraak over de bedsensoren',
    calendarTitleOf: 'Afspraak over de bedsensoren met {{organisation}}',
    calendarWith: 'Met {{name}}.',
    file: 'Vervolgafspraak bedsensoren',
    files: 'Vervolgafspraken bedsensoren',
  },
}
