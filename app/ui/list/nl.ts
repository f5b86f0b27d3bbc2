export const nl = {
  show: 'Tonen',
  all: 'Alles tonen',
  organisation: 'Organisatie',
  allOrganisations: 'Alle organisaties',
  table: 'Downloaden als tabel (CSV)',
  pages: 'Bladzijden',
  page: 'Bladzijde {{page}} van {{pages}}',
  previous: 'Vorige',
  following: 'Volgende',
}
