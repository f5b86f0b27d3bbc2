export const nl = {
  atLocation: '{{organisation}}, locatie {{location}}',
  returnTo: 'Retour: {{address}}',
  families: 'Aan de bewoners en hun familie',
  colleagues: 'Aan de medewerkers',
  careOf: 'p/a {{location}}',
  date: 'Datum',
  dateAt: '{{city}}, {{day}}',
  subject: 'Onderwerp',
  kvk: '{{organisation}} · KvK {{kvk}}',
  pageOf: '{{page}} van {{pages}}',
}
