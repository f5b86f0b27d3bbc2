export const nl = {
  hint: 'U downloadt een bestand. Open het, dan zet uw agenda de afspraak erin. U kunt het ook met een mail meesturen.',
  download: 'Afspraak van {{when}} uur (.ics)',
  feed: {
    name: 'Routekaart',
    meeting: 'Startbijeenkomst: {{where}}',
    connection: 'Aansluitdag: {{where}}',
    target: 'Verwachte aansluitdag: {{where}}',
    ofOrganisation: '{{organisation}}, {{where}}',
    unnamed: 'locatie {{number}}',
    due_one: '{{count}} taak moet klaar zijn',
    due_other: '{{count}} taken moeten klaar zijn',
    dueTask: '{{where}}: {{task}}',
    more_one: 'En nog {{count}} taak.',
    more_other: 'En nog {{count}} taken.',
    off: {
      meeting: 'Startbijeenkomst gaat niet door',
      connection: 'Aansluitdag gaat niet door',
      appointment: 'Afspraak gaat niet door',
      due: 'Geen taken meer voor deze dag',
    },
  },
}
