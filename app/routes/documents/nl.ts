export const nl = {
  sentBack: 'Teruggestuurd: hier is een nieuwe versie nodig',
  newVersion: 'Nieuwe versie uploaden',
  title: 'Documenten',
  lead: 'Wat u kunt lezen en doorsturen: over de bedsensoren, over wat ze opleveren en voor uw ICT-collega.',
  none: 'Er staan hier nu geen documenten voor uw organisatie. Zoekt u iets? Vraag het aan uw contactpersoon bij ons.',
  allLanguages_one: 'Toon nog 1 document, in het Engels',
  allLanguages_other: 'Toon nog {{count}} documenten, in het Engels',
  oneLanguage: 'Toon alleen documenten in mijn taal',
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
