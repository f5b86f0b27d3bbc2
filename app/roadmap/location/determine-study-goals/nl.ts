export const nl = {
  title: 'Doelen',
  intro: {
    heading: 'Bepaal uw doelen',
    what: 'U kiest wat de bedsensoren op uw locatie moeten verbeteren, voor bewoners en voor collega’s.',
    why: 'Met duidelijke doelen kunt u later zien of het werkt. Wij bespreken ze ook bij de startbijeenkomst.',
    who: 'De projectleider met het projectteam.',
    ready: 'Vooraf even bespreken helpt: wat gaat er ’s nachts goed en wat kan beter?',
  },
  pages: {
    details: {
      title: 'Doelen kiezen',
      heading: 'Wat wilt u bereiken?',
      lead: 'Kies bij elk onderwerp minstens één doel. Weinig doelen die echt belangrijk zijn, werken beter dan alles aankruisen.',
    },
  },
  fields: {
    quality: 'Kwaliteit van zorg',
    workplace: 'Werkdruk en werkplezier',
    efficiency: 'Efficiënt werken',
    other_effects: 'Andere effecten die u verwacht',
  },
  legends: {},
  hints: {
    quality: 'Kies minstens één doel',
    workplace: 'Kies minstens één doel',
    efficiency: 'Kies minstens één doel',
  },
  options: {
    quality: {
      incidents: 'Minder incidenten, zoals vallen',
      'privacy-experience': 'Meer privacy voor bewoners',
      'night-rest': 'Betere nachtrust voor bewoners',
      'individual-care': 'Zorg die past bij elke bewoner',
    },
    workplace: {
      workload: 'Minder werkdruk',
      'job-satisfaction': 'Meer werkplezier',
    },
    efficiency: {
      'missed-alarms': 'Minder gemiste en onnodige alarmen',
      rounds: 'Minder controlerondes',
      interventions: 'Alleen naar een bewoner toe als het nodig is',
      'extra-personnel': 'Minder vaak extra personeel nodig',
    },
  },
  rows: {},
  missing: {
    quality: 'een doel bij “Kwaliteit van zorg”',
    workplace: 'een doel bij “Werkdruk en werkplezier”',
    efficiency: 'een doel bij “Efficiënt werken”',
  },
  done: {
    heading: 'Uw doelen staan vast',
    text: 'Wij nemen ze mee naar de startbijeenkomst. Bewaar ze ook voor uzelf: na de aansluitdag kijkt u samen of ze zijn gehaald.',
  },
  dueReason: 'Dan komen uw doelen in de studieovereenkomst en in de startbijeenkomst terug.',
}
