export const nl = {
  field: {
    label: 'Bestanden kiezen',
    hint: 'Kies een pdf, een foto of een bestand van Word of Excel. U kunt meer bestanden tegelijk kiezen: hoogstens {{files}}, elk hoogstens {{megabytes}} MB.',
    upload: 'Uploaden',
  },
  refused: {
    tooLarge: '{{name}} is groter dan {{megabytes}} MB. Maak het bestand kleiner en upload het opnieuw.',
    tooMany:
      '{{name}} is niet bewaard: u kunt hoogstens {{files}} bestanden tegelijk uploaden. Upload dit bestand nog een keer.',
    wrongType: '{{name}} is geen pdf, foto of bestand van Word of Excel. Sla het zo op en upload het opnieuw.',
    empty: '{{name}} is leeg. Controleer het bestand en upload het opnieuw.',
    failed: '{{name}} is door een storing bij ons niet bewaard. Probeer het opnieuw.',
  },
  problem: 'Dit ging niet goed bij het uploaden',
  nothingChosen: 'Kies eerst een bestand.',
  failed: 'Het uploaden van {{what}} is niet gelukt. Probeer het opnieuw.',
  added_one: '1 bestand toegevoegd.',
  added_other: '{{count}} bestanden toegevoegd.',
  list: {
    title: 'Uw bestanden',
    none: 'Er zijn nog geen bestanden.',
    about: '{{size}}, door {{by}} op {{at}}',
    download: 'Download {{name}}',
    remove: 'Verwijderen',
    removeName: '{{name}} verwijderen',
    waiting: 'Wacht op controle',
    checked: 'Gecontroleerd',
  },
  removal: {
    title: 'Bestand verwijderen',
    question: 'Wilt u dit bestand verwijderen?',
    explanation: 'U en uw collega’s zien het bestand daarna niet meer, en wij ook niet.',
    confirm: 'Verwijderen',
    back: 'Terug',
    done: '{{name}} is verwijderd.',
    acceptedTitle: 'Dit bestand kan niet weg',
    accepted:
      'Wij hebben {{name}} al gecontroleerd en gebruiken het bij de voorbereiding. Klopt het niet meer? Upload dan een nieuw bestand.',
  },
}
