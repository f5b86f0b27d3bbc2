export const nl = {
  title: 'Beheer',
  menu: {
    label: 'Menu van beheer',
    overview: 'Overzicht',
    organisations: 'Organisaties',
    review: 'Te controleren ({{waiting}})',
    library: 'Documenten',
    relationships: 'Relatiebeheer',
    links: 'Gedeelde links',
    mail: 'Berichten',
    users: 'Gebruikers',
    audit: 'Logboek',
    usage: 'Gebruik',
    help: 'Hulppagina',
    settings: 'Instellingen',
    privacy: 'Privacy',
  },
}
