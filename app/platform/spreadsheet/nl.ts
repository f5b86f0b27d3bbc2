export const nl = {
  refused: {
    'too-large':
      'Dit bestand is te groot. Kies een bestand van hoogstens {{kilobytes}} kB, of verdeel de regels over meer bestanden.',
    'too-long': 'Dit zijn meer dan {{characters}} tekens. Haal weg wat niet bij de lijst hoort, of verdeel de regels.',
    'no-text': 'Dit bestand kunnen we niet lezen als lijst. Sla de regels op als .xlsx of .csv en kies dat bestand.',
    busy: 'We lezen nu te veel bestanden tegelijk. Wacht een minuut en kies het bestand opnieuw.',
  },
  guess:
    'Het bestand zegt niet hoe zijn letters zijn opgeslagen. Kijk na of letters met een accent goed zijn, en verbeter ze als dat niet zo is.',
  unknownHeads_one: 'Deze kolom kennen we niet, dus die slaan we over: {{list}}.',
  unknownHeads_other: 'Deze kolommen kennen we niet, dus die slaan we over: {{list}}.',
  totals_one: 'Regel {{list}} lijkt een regel met totalen. Daarom laten we die weg.',
  totals_other: 'De regels {{list}} lijken regels met totalen. Daarom laten we die weg.',
  date: 'Kijk naar regel {{line}}: hoort daar {{proposal}} te staan? Er staat {{value}}, want een spreadsheet maakt daar soms een datum van.',
  sheet: 'Dit is het blad “{{sheet}}”.',
  otherSheets_one: 'Het blad {{list}} hebben we niet gelezen.',
  otherSheets_other: 'De bladen {{list}} hebben we niet gelezen.',
  offer: {
    label: 'In dit bestand staan meer bladen die we kunnen lezen:',
    read: 'Blad “{{sheet}}” lezen',
  },
  separated: {
    '\t': 'Tussen de kolommen staat een sprong.',
    ';': 'Tussen de kolommen staat het teken “;”.',
    ',': 'Tussen de kolommen staat het teken “,”.',
  },
}
