export const nl = {
  frame: {
    title: 'Met u gedeeld',
    about: 'Over deze link',
    shared: '{{sender}} van {{organisation}} deelt dit met {{recipient}}. De link werkt tot en met {{until}}.',
    sharedByProvider: '{{sender}} deelt dit met {{recipient}}. De link werkt tot en met {{until}}.',
    location: 'Het gaat over locatie {{location}}.',
    message: 'Bericht van {{sender}}',
    who: 'Wat u hier doet, ziet {{organisation}}.',
    personal: 'U heeft geen account nodig. Geef deze link niet door aan anderen.',
  },
  budget: {
    answers:
      'Met deze link is vandaag te vaak iets verstuurd. Er is nu niets bewaard; wat u typte, staat hier nog. Probeer het morgen opnieuw.',
    files:
      'Met deze link zijn vandaag te veel bestanden gestuurd. Deze bestanden zijn niet bewaard. Probeer het morgen opnieuw.',
  },
  closed: {
    title: 'Deze link werkt niet',
    lead: 'Misschien is de link verlopen, ingetrokken of vervangen door een nieuwe. Of het adres is niet helemaal overgenomen.',
    what: 'Vraag wie u de link stuurde om een nieuwe. U kunt ook kijken of u intussen een nieuwer bericht heeft gekregen.',
  },
  code: {
    title: 'Vul de code in',
    lead: 'Deze link is met een code beveiligd. De code kreeg u apart, bijvoorbeeld aan de telefoon.',
    label: 'Code',
    hint: 'Zes letters en cijfers. Hoofdletters of kleine letters maakt niet uit.',
    submit: 'Verder',
    wrong_one: 'Deze code klopt niet. U kunt het nog 1 keer proberen.',
    wrong_other: 'Deze code klopt niet. U kunt het nog {{count}} keer proberen.',
  },
  read: {
    letterOf: '{{title}} downloaden (Word)',
    document: '{{title}} downloaden',
    none: 'Nog niet ingevuld',
    nothing: 'Hier is nog niets te zien.',
    now: 'U ziet wat er op dit moment is ingevuld. Dat kan nog veranderen.',
  },
  documents: {
    title: 'Documenten over de bedsensoren',
    none: 'Er staan nog geen documenten voor u klaar.',
  },
}
