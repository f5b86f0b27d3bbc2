export const nl = {
  title: 'Is de aansluiting geweest?',
  was: {
    yesterday: '{{name}} · de aansluitdag was gisteren, {{day}}',
    earlier: '{{name}} · de aansluitdag was {{day}}',
  },
  lead: 'Weet u hoe het ging?',
  yes: 'Ja, {{name}} is aangesloten',
  partly: 'Ja, maar niet alle bedden',
  no: 'Nee, kies een nieuwe dag',
  ifYes: { term: 'Bij ja', text: 'De herinneringen stoppen en niets is meer te laat.' },
  ifPartly: { term: 'Niet alle bedden', text: 'Wij zien het en spreken met u af wanneer de andere bedden volgen.' },
  ifNo: { term: 'Bij nee', text: 'U kiest een nieuwe dag. De data van taken die nog open zijn, schuiven mee.' },
  said: {
    title: '{{name}} is aangesloten',
    all: 'De bedsensoren zijn aangesloten op {{day}}.',
    partly: 'De bedsensoren zijn aangesloten op {{day}}, maar nog niet bij alle bedden.',
    undo: 'Dit klopt niet',
    undoText:
      'Dan vragen wij opnieuw of de aansluiting is geweest. De data van taken die nog open zijn, tellen dan weer.',
    whole: 'Nu zijn alle bedden aangesloten',
    back: 'Terug naar de routekaart',
  },
  done: {
    all: '{{name}} is aangesloten. De herinneringen stoppen.',
    partly: '{{name}} is aangesloten, maar nog niet alle bedden. Wij zien dat ook.',
    undone: 'Uw antwoord over {{name}} is weg.',
    change: 'Klopt dit niet?',
    moved: 'De aansluitdag is intussen veranderd. Er is niets bewaard.',
  },
}
