/** Of the page people start on; no other page needs them. */
export const nl = {
  title: 'Welkom',
  heading: 'Welkom, {{name}}',
  firstHeading: 'Welkom bij de routekaart',
  lead: 'In vijf stappen bereidt u uw locatie voor op de dag dat de bedsensoren worden aangesloten.',
  how: 'Zo werkt het',
  how1: 'U heeft ongeveer anderhalve maand tot de startbijeenkomst.',
  how2: 'Elke taak zegt wat er nodig is, waarom, en hoe lang het duurt.',
  how3: 'Alles wat u invult, wordt bewaard. U kunt altijd stoppen en later verdergaan, ook samen met een collega.',
  toOverview: 'Naar uw locaties',
  toRouteCard: 'Naar de routekaart',
}
