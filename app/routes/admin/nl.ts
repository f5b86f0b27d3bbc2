export const nl = {
  title: 'Beheer',
  lead: 'De organisaties die met de routekaart werken.',
  organisation: 'Organisatie',
  users: 'Gebruikers',
}
