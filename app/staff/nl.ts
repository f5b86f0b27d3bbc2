export const nl = {
  lacksSecondFactor:
    'U logt in met alleen een wachtwoord. U ziet gegevens van alle organisaties: gebruik liever twee stappen.',
  setUpSecondFactor: 'Inloggen in twee stappen instellen',
  title: 'Beheer',
  menu: {
    label: 'Menu van beheer',
    here: 'Beheer: {{page}}',
    overview: 'Overzicht',
    organisations: 'Organisaties',
    review: 'Te controleren ({{waiting}})',
    library: 'Documenten',
    relationships: 'Relatiebeheer',
    links: 'Gedeelde links',
    mail: 'Berichten',
    users: 'Gebruikers',
    audit: 'Logboek',
    security: 'Beveiligingslog',
    usage: 'Gebruik',
    help: 'Hulppagina',
    settings: 'Instellingen',
    privacy: 'Privacy',
  },
}
