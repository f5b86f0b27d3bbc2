export const nl = {
  offer: {
    title: 'Nieuw hier?',
    text: 'Dit is een proefaccount met verzonnen gegevens. In acht stappen ziet u hoe de routekaart werkt.',
    link: 'Rondleiding van twee minuten',
  },
  title: 'Rondleiding: {{number}} van {{of}} · {{name}}',
  next: 'Volgende: {{name}}',
  leave: 'Stop de rondleiding',
  end: 'Klaar: terug naar de start',
  stops: {
    start: {
      name: 'Start',
      text: 'Hier begint u elke dag. Bovenaan staat wat u nu het beste doet, daaronder wat op u of een ander wacht.',
    },
    card: {
      name: 'Routekaart',
      text: 'Alle taken van één locatie, in vijf stappen naar de aansluitdag. Achter elke taak staat hoe ver die is.',
    },
    form: {
      name: 'Een taak',
      text: 'Een taak is een paar korte pagina’s met vragen. Bovenaan ziet u waar u bent. U mag vragen overslaan.',
    },
    saving: {
      name: 'Opslaan',
      text: 'Waar u ook heen gaat, wat u invulde wordt bewaard. Collega’s kunnen tegelijk in dezelfde taak werken.',
    },
    links: {
      name: 'Gedeeld',
      text: 'Vraag iemand zonder account om iets te lezen, in te vullen of te tekenen. Hier ziet u wat ermee gebeurde.',
    },
    dates: {
      name: 'Datums',
      text: 'Kies wanneer u de aansluitdag wilt. De routekaart telt terug vanaf die dag, en zegt het als dat te snel is.',
    },
    history: {
      name: 'Wijzigingen',
      text: 'Wie wat wanneer invulde, blijft te zien. Ging er iets mis? Dan zet u het hier terug.',
    },
    help: {
      name: 'Hulp',
      text: 'Antwoorden op vragen, en wie u kunt bellen. Hulp staat op elke pagina.',
    },
  },
}
